import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
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
  await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--checkers', '1']).catch(
    (failed: { stdout: string }) => {
      throw new Error(failed.stdout || String(failed));
    },
  );
}

/**
 * Packs an example of docs/examples as a package, and installs that in a merchant's folder, with
 * npm: what the package leaves out is not there.
 *
 * @returns the folder that SHOP_EXTENSIONS is to name
 */
export async function installExample(name: string, merchantFolder: string): Promise<string> {
  const folder = path.join(merchantFolder, 'installed');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  const example = await copyExample(name, merchantFolder);
  const packed = await npm(example, 'pack', '--silent', '--pack-destination', folder);
  // The shop, which it is made for, is installed above it already.
  const only = ['--no-save', '--legacy-peer-deps', '--offline', '--ignore-scripts'];
  await npm(folder, 'install', ...only, `./${packed.trim()}`);
  return path.join(folder, 'node_modules', name);
}

async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', args, { cwd });
  return stdout;
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
