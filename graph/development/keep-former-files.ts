import { link, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Longer than a shop is left running on an earlier build once another has taken its place, and than
 * most pages stay open.
 */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * In each folder that has such files: since when each is no longer of the build, by its name, in
 * milliseconds since 1970.
 */
const REPLACED = '.replaced';

/**
 * Links into a fresh build those files of the build before that are not in it, and of earlier ones
 * those that were replaced within a day: a shop that runs on an earlier build, however old, and a
 * page that is open ask for them by names that hold the hash of their content. Another process may
 * take the former build away meanwhile; what it has replaced by then is in its own build.
 *
 * @param former folder of hashed files, absolute; it need not be there
 * @param fresh the same folder of the build that takes its place
 */
export async function keepFormerFiles(former: string, fresh: string, now = Date.now()): Promise<void> {
  const names = (await readdir(former).catch(() => [])).filter((name) => name !== REPLACED);
  if (names.length === 0) return;
  await mkdir(fresh, { recursive: true });
  const there = new Set(await readdir(fresh));
  const before: Record<string, number> = JSON.parse(
    await readFile(path.join(former, REPLACED), 'utf8').catch(() => '{}'),
  );
  const replaced = Object.fromEntries(
    names
      .filter((name) => !there.has(name))
      .map((name) => [name, before[name] ?? now] as const)
      .filter(([, since]) => since > now - KEPT_MS),
  );
  for (const name of Object.keys(replaced))
    await link(path.join(former, name), path.join(fresh, name)).catch((thrown: unknown) => {
      if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT')) throw thrown;
    });
  await writeFile(path.join(fresh, REPLACED), JSON.stringify(replaced));
}
