import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { keepFormerFiles } from './keep-former-files.js';

describe('A build beside a running shop', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'builds-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('leaves the shop the files it was started with, for a day, and takes none for its own', async () => {
    const [former, fresh] = [path.join(folder, 'former'), path.join(folder, 'fresh')];
    await Promise.all([mkdir(former), mkdir(fresh)]);
    await writeFile(path.join(former, 'frame-a.js'), 'of yesterday evening');
    await writeFile(path.join(former, 'frame-b.js'), 'as it was');
    await writeFile(path.join(former, 'frame-old.js'), 'of last week');
    const lastWeek = new Date(Date.now() - 7 * 24 * 60 * 60 * 1_000);
    await utimes(path.join(former, 'frame-old.js'), lastWeek, lastWeek);
    await writeFile(path.join(fresh, 'frame-b.js'), 'as it is');

    await keepFormerFiles(former, fresh);

    expect((await readdir(fresh)).sort()).toEqual(['frame-a.js', 'frame-b.js']);
    expect(await readFile(path.join(fresh, 'frame-b.js'), 'utf8')).toBe('as it is');
  });

  it('needs no build before it', async () => {
    await expect(keepFormerFiles(path.join(folder, 'none'), path.join(folder, 'first'))).resolves.toBeUndefined();
  });
});
