import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../shared/config/project-root.js';
import { makeFolderOnce } from './make-folder-once.js';

/** A package that few need, and that is therefore not installed with the others. */
export interface FetchedPackage {
  name: string;
  /** Exact. */
  version: string;
  /** Versions of what it brings, where the newest does not do. */
  overrides?: Record<string, string>;
  /** Exact versions of packages that it is used with. */
  beside?: Record<string, string>;
}

/** Beside the installed packages, and like them made anew by `npm ci`. */
const CACHE = path.join(projectRoot, 'node_modules', '.cache', 'fetched');

/** Stands beside the packages that it imports from, which cannot be named from elsewhere. */
const ENTRY = 'entry.mjs';

/**
 * Imports a package that is not among those of package.json, and fetches it by npm when it is
 * wanted for the first time.
 *
 * It is either whole or absent, however many ask at once. No script of an install is run.
 *
 * @returns the package's module
 * @throws Error when npm could not fetch it, such as without a network
 */
export async function fetchPackage<Module>(wanted: FetchedPackage): Promise<Module> {
  return (await import(pathToFileURL(path.join(await fetchFolder(wanted), ENTRY)).href)) as Module;
}

/**
 * Fetches a package as `fetchPackage` does, without importing it: for its programs, and for what it
 * is used with.
 *
 * @returns the folder whose `node_modules` it is in
 */
export async function fetchFolder(wanted: FetchedPackage): Promise<string> {
  const folder = path.join(CACHE, `${wanted.name.replace('/', '+')}@${wanted.version}`);
  await makeFolderOnce(folder, (fresh) => install(wanted, fresh));
  return folder;
}

/**
 * Errors alone are told, and a registry that does not answer is given up after a minute or two, not
 * after ten.
 */
const INSTALL_OPTIONS = [
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-package-lock',
  '--loglevel=error',
  '--fetch-retries=1',
  '--fetch-timeout=60000',
];

/** How often a fetch that takes long says so. In milliseconds. */
const PROGRESS_MS = 10_000;

async function install({ name, version, overrides = {}, beside = {} }: FetchedPackage, folder: string): Promise<void> {
  process.stderr.write(`Fetching ${name} ${version}, once …\n`);
  const wanted = { private: true, dependencies: { [name]: version, ...beside }, overrides };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(wanted));
  // Not every package has a default export, and to name one that is not there is an error.
  const entry = `import * as all from '${name}';\nexport * from '${name}';\nexport default all.default;\n`;
  await writeFile(path.join(folder, ENTRY), entry);
  await npm(['install', ...INSTALL_OPTIONS], folder);
}

function npm(args: string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: isWindows });
    let seconds = 0;
    const progress = setInterval(() => {
      seconds += PROGRESS_MS / 1000;
      process.stderr.write(`… still fetching, ${seconds} s\n`);
    }, PROGRESS_MS);
    child.once('error', reject);
    child.once('error', () => clearInterval(progress));
    child.once('exit', (code) => {
      clearInterval(progress);
      if (code === 0) resolve();
      else reject(new Error(`npm ${args[0]} failed in ${folder}: is there a network?`));
    });
  });
}

/** There npm is a batch file, which only a shell can run. */
const isWindows = process.platform === 'win32';
