import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/config/project-root.js';

const PROGRAM = 'graph/development/compile.cjs';

/** A project of two sources, below the shop, so that the compiler is found from it. */
let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const compile = () => promisify(execFile)(process.execPath, [inFolder(PROGRAM)]);
const writtenMs = async (name: string) => (await stat(inFolder(name))).mtimeMs;

beforeEach(async () => {
  folder = await mkdtemp(path.join(projectRoot, 'dist/.compiled-'));
  await mkdir(inFolder('graph/development'), { recursive: true });
  await cp(path.join(projectRoot, PROGRAM), inFolder(PROGRAM));
  await writeFile(inFolder('graph/shelf.ts'), 'export const shelf: string = "rice";\n');
  await writeFile(inFolder('graph/price.ts'), 'export const price: number = 40;\n');
  await compile();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('compiles each source into a script that leads back to it', async () => {
  expect(await import(inFolder('dist/graph/price.js'))).toMatchObject({ price: 40 });
  const { sources } = JSON.parse(await readFile(inFolder('dist/graph/price.js.map'), 'utf8'));
  expect(path.resolve(inFolder('dist/graph'), sources[0])).toBe(inFolder('graph/price.ts'));
});

it('compiles what has changed or is missing, and leaves the rest as it is', async () => {
  const before = await writtenMs('dist/graph/shelf.js');
  await writeFile(inFolder('graph/price.ts'), 'export const price: number = 45.5;\n');
  await compile();
  expect(await readFile(inFolder('dist/graph/price.js'), 'utf8')).toContain('45.5');

  await rm(inFolder('dist/graph/price.js'));
  await compile();
  expect(existsSync(inFolder('dist/graph/price.js'))).toBe(true);
  expect(await writtenMs('dist/graph/shelf.js')).toBe(before);
});

it('takes away what came of a source that is gone', async () => {
  await rm(inFolder('graph/price.ts'));
  await compile();
  expect(existsSync(inFolder('dist/graph/price.js'))).toBe(false);
  expect(existsSync(inFolder('dist/graph/shelf.js'))).toBe(true);
});

it('fails at a source that it cannot read, and keeps what was there', async () => {
  await writeFile(inFolder('graph/price.ts'), 'export const price: = ;\n');
  await expect(compile()).rejects.toThrow('graph/price.ts');
  expect(await readFile(inFolder('dist/graph/price.js'), 'utf8')).toContain('40');
});
