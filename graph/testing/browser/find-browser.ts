import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type FetchedPackage, fetchFolder } from '../../development/fetch-package.js';
import { makeFolderOnce } from '../../development/make-folder-once.js';

/** The browser of the tests: Chromium without windows, for 64-bit Linux, from the npm registry. */
const PACKAGED: FetchedPackage = { name: '@sparticuz/chromium', version: '147.0.2' };

/** Where a browser is installed on systems that the packaged one does not run on. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The parts of the package, in the order of their size. */
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'al2023.tar.br'];

/** Debian's packages of what the packaged browser may lack; other systems name them alike. */
const SYSTEM_PACKAGES = 'libnss3 libnspr4 libexpat1';

/** A browser that starts on this machine. */
export interface FoundBrowser {
  executablePath: string;
  /** Environment that it needs besides that of this process: its libraries and fonts. */
  env: Record<string, string>;
}

/**
 * The browser that tests and benchmarks drive: the one that CHROMIUM_PATH names, or else the
 * packaged one, which is fetched and unpacked once for a version. Only where that does not run,
 * other than on 64-bit Linux, an installed one is used.
 *
 * @throws Error with one sentence that says what is missing and which command installs it
 */
export async function findBrowser(named = process.env.CHROMIUM_PATH): Promise<FoundBrowser> {
  if (named) return checked({ executablePath: named, env: {} });
  if (process.platform === 'linux' && process.arch === 'x64') return packagedBrowser();
  const installed = INSTALLED.find((file) => existsSync(file));
  if (installed) return { executablePath: installed, env: {} };
  throw new Error('The browser tests need Chromium or Chrome here: install one, and name its file in CHROMIUM_PATH.');
}

/** How a run tells its workers what it has found, or the sentence that says why there is none. */
const FOUND = 'TEST_BROWSER';
const MISSING = 'TEST_BROWSER_MISSING';

/**
 * Finds the browser once for all workers of a run, which are started after it. Where there is none
 * it says why at once, and lets all tests run that need none; those that need one then fail.
 */
export async function findBrowserForRun(): Promise<void> {
  try {
    process.env[FOUND] = JSON.stringify(await findBrowser());
  } catch (thrown) {
    const sentence = thrown instanceof Error ? thrown.message : String(thrown);
    process.stderr.write(`\n${sentence}\nThe tests without a browser run all the same.\n\n`);
    process.env[MISSING] = sentence;
  }
}

/**
 * What `findBrowserForRun` has found, or `findBrowser` outside of a run.
 *
 * @throws Error as `findBrowser` does
 */
export async function browserOfRun(): Promise<FoundBrowser> {
  if (process.env[MISSING]) throw new Error(process.env[MISSING]);
  return process.env[FOUND] ? (JSON.parse(process.env[FOUND]) as FoundBrowser) : findBrowser();
}

async function packagedBrowser(): Promise<FoundBrowser> {
  const fetched = await fetchFolder(PACKAGED);
  const folder = path.join(fetched, 'unpacked');
  await makeFolderOnce(folder, (fresh) => unpack(fetched, fresh));
  const browser = {
    executablePath: path.join(folder, 'chromium'),
    // Its own fonts alone, so that a page looks the same on every machine.
    env: { FONTCONFIG_FILE: path.join(folder, 'fonts.conf'), XDG_CACHE_HOME: path.join(folder, 'cache') },
  };
  // Libraries of the system come first; those of the package are for systems without them.
  const missing = await missingLibraries(browser);
  if (missing.length === 0) return checked(browser);
  const env = { ...browser.env, LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib') };
  return checked({ ...browser, env });
}

async function unpack(fetched: string, folder: string): Promise<void> {
  process.stderr.write('Unpacking the browser of the tests, once …\n');
  // The package unpacks into the folder for temporary files, which only a process of its own can
  // have elsewhere.
  const bin = path.join(fetched, 'node_modules', PACKAGED.name, 'bin');
  const script = `
    import { inflate } from ${JSON.stringify(pathToFileURL(path.join(fetched, 'entry.mjs')).href)};
    await Promise.all(${JSON.stringify(ARCHIVES.map((archive) => path.join(bin, archive)))}.map((file) => inflate(file)));`;
  await run(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: folder },
  });
  await writeFile(path.join(folder, 'fonts.conf'), FONT_SETTINGS);
}

const run = promisify(execFile);

/**
 * Settings of fontconfig by which the fonts beside them are all that there are. They name no place,
 * since the folder of the shop may be moved or copied; the cache of fonts is in `XDG_CACHE_HOME`.
 */
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/** The browser, once it has told its version. */
async function checked(browser: FoundBrowser): Promise<FoundBrowser> {
  const { executablePath, env } = browser;
  try {
    await run(executablePath, ['--version'], { env: { ...process.env, ...env } });
    return browser;
  } catch (thrown) {
    const missing = await missingLibraries(browser);
    if (missing.length === 0) {
      const reason = thrown instanceof Error ? thrown.message.trim() : String(thrown);
      throw new Error(`The browser of the tests, ${executablePath}, does not start: ${reason}`);
    }
    throw new Error(
      `The browser of the tests lacks ${missing.join(', ')}: install them, on Debian by ` +
        `"apt-get install ${SYSTEM_PACKAGES}", or name another browser in CHROMIUM_PATH.`,
    );
  }
}

/** Names of the system's libraries that the loader does not find for it. */
async function missingLibraries({ executablePath, env }: FoundBrowser): Promise<string[]> {
  const { stdout } = await run('ldd', [executablePath], { env: { ...process.env, ...env } }).catch(() => ({
    stdout: '',
  }));
  return [...stdout.matchAll(/^\s*(\S+) => not found$/gm)].map(([, name = '']) => name);
}
