import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../shared/config/project-root.js';

/** A folder outside of the shop's, in which the shop is installed as a package. */
export async function newMerchantFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'merchant-'));
  await mkdir(path.join(folder, 'node_modules'));
  await symlink(projectRoot, path.join(folder, 'node_modules', 'jhola'));
  return folder;
}

export async function removeMerchantFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Compiles an extension as its merchant does, with the compiler that the shop is compiled by.
 *
 * @param folder that has its tsconfig.json
 * @throws Error with what the compiler says
 */
export async function compileExtension(folder: string): Promise<void> {
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch((failed: { stdout: string }) => {
    throw new Error(failed.stdout || String(failed));
  });
}

/**
 * Copies an example of docs/examples into a merchant's folder and compiles it, where it has
 * anything to compile.
 *
 * @returns the folder that SHOP_EXTENSIONS is to name
 */
export async function copyExample(name: string, merchantFolder: string): Promise<string> {
  const folder = path.join(merchantFolder, name);
  await cp(path.join(projectRoot, 'docs/examples', name), folder, { recursive: true });
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  if (scripts?.build) await compileExtension(folder);
  return folder;
}
