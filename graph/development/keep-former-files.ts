import { link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Longer than a shop is left running on an earlier build while the next is made, and than most pages stay open. */
const KEPT_MS = 24 * 60 * 60 * 1_000;

/**
 * Links into a fresh build those files of the build before that are not in it, if they were written within a day: a shop that
 * runs on the earlier build and a page that is open ask for them by names that hold the hash of their content.
 *
 * @param former folder of hashed files, absolute; it need not be there
 * @param fresh the same folder of the build that takes its place
 */
export async function keepFormerFiles(former: string, fresh: string): Promise<void> {
  const names = await readdir(former).catch(() => []);
  if (names.length > 0) await mkdir(fresh, { recursive: true });
  const there = new Set(await readdir(fresh).catch(() => []));
  for (const name of names) {
    if (there.has(name)) continue;
    const { mtimeMs } = await stat(path.join(former, name));
    if (mtimeMs > Date.now() - KEPT_MS) await link(path.join(former, name), path.join(fresh, name));
  }
}
