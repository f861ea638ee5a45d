import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { features } from '../../features.js';
import { sqlOf, tablesOf } from '../../open-database.js';
import { runProgram } from '../../postgres/run-program.js';
import { projectRoot } from '../../shared/config/project-root.js';

/**
 * What decides how a migrated cluster looks: the programs that make it, what they read, and the
 * version of PostgreSQL.
 */
const SOURCES = [
  'dist/graph/postgres',
  'dist/graph/search/index',
  ...sqlOf(features).map(({ folder }) => folder),
  'graph/search/synonyms',
  'package-lock.json',
];

/** Of the role `shop` in a cached cluster. */
export const CACHED_PASSWORD = 'test';

/**
 * Begins with a dot, since what lies in dist/ under other names tells whether the shop is built.
 */
const CACHE = 'dist/.test-postgres';

/**
 * Copies the cached cluster into a data folder, a matter of a tenth of the time that making one
 * takes.
 *
 * @param root the folder of package.json
 * @returns false when there is none for the migrations of now; the data folder then has no cluster
 */
export async function copyCachedCluster(dataDir: string, root = projectRoot): Promise<boolean> {
  const cached = path.join(root, CACHE, await versionOfSources(root));
  const copy = path.join(dataDir, 'postgres');
  if (!existsSync(cached)) return false;
  try {
    await runProgram('cp', ['-Rp', cached, copy]);
    // Another run takes an old cluster out of its place before it removes it, so what is still
    // there was copied whole.
    if (existsSync(cached)) return true;
  } catch (thrown) {
    if (existsSync(cached)) throw thrown;
  }
  await rm(copy, { recursive: true, force: true });
  return false;
}

/**
 * Caches the cluster of a data folder, whose server has been stopped, and removes those of other
 * migrations. Of several runs that do so at once, one puts its cluster there and the others throw
 * theirs away.
 */
export async function cacheCluster(dataDir: string, root = projectRoot): Promise<void> {
  const cache = path.join(root, CACHE);
  const version = await versionOfSources(root);
  const fresh = path.join(cache, `${version}.new-${randomUUID()}`);
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) if (!name.startsWith(version)) await removeCluster(path.join(cache, name));
  await runProgram('cp', ['-Rp', path.join(dataDir, 'postgres'), fresh]);
  await rename(fresh, path.join(cache, version)).catch(() => rm(fresh, { recursive: true, force: true }));
}

async function removeCluster(folder: string): Promise<void> {
  const removed = `${folder}.old-${randomUUID()}`;
  // Another run may have removed it already.
  await rename(folder, removed).catch(() => undefined);
  await rm(removed, { recursive: true, force: true });
}

/** A cluster is readable by its owner alone, so users have one each. */
async function versionOfSources(root: string): Promise<string> {
  const hash = createHash('sha256').update(`${userInfo().uid}`);
  for (const source of SOURCES) {
    const place = path.join(root, source);
    const names = source.endsWith('.json')
      ? ['']
      : (await readdir(place, { recursive: true }).catch(() => [])).filter(isRead).sort();
    for (const name of names) hash.update(name).update(await readFile(path.join(place, name)));
  }
  // Those of features stand in their folders.
  for (const step of tablesOf(features).migrations) hash.update(String(step));
  return hash.digest('hex').slice(0, 16);
}

function isRead(name: string): boolean {
  return /\.(js|sql|json)$/.test(name) && !/\.test\.js$/.test(name);
}
