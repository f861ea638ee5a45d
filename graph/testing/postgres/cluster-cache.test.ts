import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cacheCluster, copyCachedCluster } from './cluster-cache.js';

const MIGRATION = 'dist/graph/postgres/migrations/1-CreateShop.js';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'jhola-cache-'));
  for (const file of [
    MIGRATION,
    'dist/graph/search/index/a.js',
    'graph/search/sql/1.sql',
    'graph/search/synonyms/a.json',
  ])
    await write(file, 'as it was');
  await write('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('the cluster that runs of tests copy', () => {
  it('is made once, and copied from then on as it was', async () => {
    expect(await copyCachedCluster(await dataDir('first'), root)).toBe(false);
    await cacheCluster(await made('first'), root);

    expect(await copyCachedCluster(await dataDir('second'), root)).toBe(true);

    expect(await readFile(path.join(root, 'second/postgres/made-by'), 'utf8')).toBe('first');
  });

  it.each([
    ['a migration changes', MIGRATION],
    ['a migration is added', 'dist/graph/postgres/migrations/2-AddReviews.js'],
    ['a function of search changes', 'graph/search/sql/1.sql'],
    ['a synonym changes', 'graph/search/synonyms/a.json'],
    ['PostgreSQL or another package has another version', 'package-lock.json'],
  ])('is made anew when %s, and the old one goes', async (_, file) => {
    await cacheCluster(await made('old'), root);
    await write(file, 'as it is now');

    expect(await copyCachedCluster(await dataDir('new'), root)).toBe(false);
    expect(await readdir(path.join(root, 'new'))).toEqual([]);
    await cacheCluster(await made('new'), root);

    expect(await copyCachedCluster(await dataDir('next'), root)).toBe(true);
    expect(await readFile(path.join(root, 'next/postgres/made-by'), 'utf8')).toBe('new');
    expect(await readdir(path.join(root, 'dist/.test-postgres'))).toHaveLength(1);
  });

  it('stays when a test changes, or what only the demonstration shows', async () => {
    await cacheCluster(await made('first'), root);

    await write('dist/graph/postgres/migrations.test.js', 'another test');
    await write('dist/graph/demo/goods/products.js', 'another product');

    expect(await copyCachedCluster(await dataDir('second'), root)).toBe(true);
  });

  it('is whole when several runs make one at once', async () => {
    const runs = ['one', 'two', 'three'];
    await Promise.all(runs.map(async (run) => cacheCluster(await made(run), root)));

    expect(await copyCachedCluster(await dataDir('later'), root)).toBe(true);
    expect(runs).toContain(await readFile(path.join(root, 'later/postgres/made-by'), 'utf8'));
    expect(await readdir(path.join(root, 'dist/.test-postgres'))).toHaveLength(1);
  });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}

async function dataDir(name: string): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** The data folder of a run that has made its cluster. */
async function made(run: string): Promise<string> {
  await write(`${run}/postgres/made-by`, run);
  return path.join(root, run);
}
