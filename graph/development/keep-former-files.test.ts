import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepFormerFiles } from './keep-former-files.js';

const HOUR_MS = 60 * 60 * 1_000;

describe('A build beside a running shop', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const build = async (name: string, files: Record<string, string>) => {
    const assets = path.join(folder, name);
    await mkdir(assets);
    for (const [file, text] of Object.entries(files)) await writeFile(path.join(assets, file), text);
    return assets;
  };
  const scripts = async (assets: string) => (await readdir(assets)).filter((name) => name.endsWith('.js')).sort();

  it('leaves the shop the files it was started with, however long ago, for a day, and takes none for its own', async () => {
    const first = await build('first', { 'frame-a.js': 'of last week', 'frame-b.js': 'as it was' });
    const lastWeek = new Date(Date.now() - 7 * 24 * HOUR_MS);
    for (const file of await scripts(first)) await utimes(path.join(first, file), lastWeek, lastWeek);
    const now = Date.now();

    const second = await build('second', { 'frame-b.js': 'as it is' });
    await keepFormerFiles(first, second, now);
    const third = await build('third', { 'frame-c.js': 'anew' });
    await keepFormerFiles(second, third, now + 2 * HOUR_MS);
    const fourth = await build('fourth', { 'frame-c.js': 'anew' });
    await keepFormerFiles(third, fourth, now + 25 * HOUR_MS);

    expect(await scripts(second)).toEqual(['frame-a.js', 'frame-b.js']);
    expect(await readFile(path.join(second, 'frame-b.js'), 'utf8')).toBe('as it is');
    expect(await scripts(third)).toEqual(['frame-a.js', 'frame-b.js', 'frame-c.js']);
    expect(await scripts(fourth)).toEqual(['frame-b.js', 'frame-c.js']);
  });

  it('needs no build before it', async () => {
    await expect(keepFormerFiles(path.join(folder, 'none'), path.join(folder, 'none yet'))).resolves.toBeUndefined();
  });
});
