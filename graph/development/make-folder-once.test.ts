import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/config/project-root.js';
import { makeFolderOnce } from './make-folder-once.js';

let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'once-'));
  folder = path.join(place, 'browser');
});
afterEach(() => rm(place, { recursive: true }));

/** Makes all of it, in two steps. */
async function make(fresh: string): Promise<void> {
  await writeFile(path.join(fresh, 'first'), '');
  await writeFile(path.join(fresh, 'second'), '');
}

it('makes a folder once, however many ask for it at once', async () => {
  let made = 0;
  const count = (fresh: string) => {
    made += 1;
    return make(fresh);
  };

  await Promise.all([1, 2, 3].map(() => makeFolderOnce(folder, count)));

  expect(made).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(['first', 'second']);
  expect(await readdir(place)).toEqual(['browser']);
});

it('leaves nothing where making it fails, so that the next one makes all of it', async () => {
  const failing = makeFolderOnce(folder, () => Promise.reject(new Error('the disk is full')));

  await expect(failing).rejects.toThrow('the disk is full');

  expect(await readdir(place)).toEqual([]);
});

it('never takes for whole what a process had made that was killed on the way', async () => {
  const half = spawn(process.execPath, ['--input-type=module', '--eval', MAKE_HALF, folder]);
  await once(half.stdout, 'data');
  half.kill('SIGKILL');
  await once(half, 'exit');
  expect(existsSync(folder)).toBe(false);

  await makeFolderOnce(folder, make);

  expect((await readdir(folder)).sort()).toEqual(['first', 'second']);
});

/** Begins, says so, and goes on until it is killed. */
const MAKE_HALF = `
  import { writeFile } from 'node:fs/promises';
  import { makeFolderOnce } from ${JSON.stringify(
    pathToFileURL(path.join(projectRoot, 'dist/graph/development/make-folder-once.js')).href,
  )};
  await makeFolderOnce(process.argv[1], async (fresh) => {
    await writeFile(fresh + '/first', '');
    console.log('half');
    await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
  });`;
