import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { projectRoot } from '../shared/config/project-root.js';
import { demoApart, refuseBrand, type Sources, sourcesOnly } from './build-checks.js';
import { keepFormerFiles } from './keep-former-files.js';

const WEB = path.join(projectRoot, 'web');
const DIST = path.join(projectRoot, 'dist');
/** What the sources of the graph were compiled into. */
const COMPILED = path.join(DIST, 'graph');
/**
 * Packages of the graph that no bundle can hold: they have machine code in them, or find files of
 * their own by names that hold in their folder alone, as pdfkit does its fonts. Or they take Node's
 * own hashes only where they are loaded as they are, and in a bundle hash by JavaScript, as Apollo
 * Server would the text of each operation.
 */
const EXTERNAL = ['sharp', '@node-rs/argon2', 'pdfkit', '@apollo/utils.createhash'];
const THIS = fileURLToPath(import.meta.url);
const CHECKS = path.join(import.meta.dirname, 'build-checks.js');
/** What makes the data of a new shop, and the word that has it run beside the build. */
const FILLING = path.join(import.meta.dirname, 'fill-new-shop.js');
const FOR_START = '--for-start';
/** In each built folder: what it was built from. */
const STAMP = '.built-from';
/** What the screens ask, by hash: the server answers to the hash alone. */
const OPERATIONS = path.join(WEB, 'gql', 'persisted-documents.json');

interface Output {
  /** Absolute. */
  outDir: string;
  plugins: Plugin[];
}

/** What is built by itself, into a folder of dist/. */
interface Part extends Sources {
  build(output: Output): Promise<void>;
}

/** The shop's own payment window is what it takes of the shop's code. */
const ofPlayground = (file: string) =>
  (/^playground[/.]|^(checkout\/razorpay|extensions\/paymentHost|lib\/(language|messages|requestKey|server-report|storage)|ui\/feedback\/(interceptBack|overlayEntry))\.tsx?$/.test(
    file,
  ) ||
    /^(theme\/mark\.svg|theme\/fonts(\.css|\/.+)|vite-(packed|part)\.ts|vite\.playground\.config\.ts)$/.test(file)) &&
  !/\.test\./.test(file);
/**
 * The desk is no part of it: a build that takes in a file of the desk fails, so that no shopper is
 * ever sent one.
 */
const ofShop = (file: string) =>
  !/^(playground|desk)[/.]|^testing\/|\.test\.|^vite\.(playground|desk|tests)\.config\.ts$/.test(file);

const ofDesk = (file: string) =>
  /^desk[/.]|^(accounts|app|banners|extensions|gql|lib|orders|theme|ui)\/|^vite(-\w+|\.desk\.config)\.ts$/.test(file) &&
  !/\.test\./.test(file);

/** What a start loads of the graph: no test, and nothing of a developer's. */
const ofGraph = (file: string) => /\.js$/.test(file) && !/^(testing|development)\/|\.test\./.test(file);

/** The tests of the web, without which the shop is whole. */
const TESTS: Part = {
  folder: 'web-tests',
  root: WEB,
  isSource: () => true,
  build: async ({ outDir, plugins }) => {
    await runVite('vite.tests.config.ts', { outDir, plugins });
    await runVite('vite.tests.config.ts', { outDir: path.join(outDir, 'server'), plugins }, { mode: 'server' });
  },
};

const PARTS: Record<string, Part> = {
  graph: {
    folder: 'server',
    root: COMPILED,
    isSource: ofGraph,
    build: bundleGraph,
  },
  browser: {
    folder: 'web',
    root: WEB,
    isSource: ofShop,
    build: (output) => runVite('vite.config.ts', output),
  },
  server: {
    folder: 'web-server',
    root: WEB,
    isSource: ofShop,
    build: async (output) => {
      await runVite('vite.config.ts', output, { ssr: 'server-entry.tsx' });
      await copyFile(OPERATIONS, path.join(output.outDir, 'operations.json'));
    },
  },
  desk: {
    folder: 'desk',
    root: WEB,
    isSource: ofDesk,
    build: (output) => runVite('vite.desk.config.ts', output),
  },
  playground: {
    folder: 'playground',
    root: WEB,
    isSource: ofPlayground,
    build: (output) => runVite('vite.playground.config.ts', output),
  },
  tests: TESTS,
};

/**
 * What is built by one process, one after the other: about as much work in each, and a process more
 * would read the bundler once more.
 */
const HANDS = [
  ['browser', 'playground'],
  ['server', 'graph', 'desk'],
];

/**
 * Builds those parts whose sources have changed, by as many processes as there are hands; for a
 * start of the shop, its data are made meanwhile where it has none.
 */
async function buildParts(isForStart: boolean): Promise<void> {
  const isStale = async (name: string) => !(await isBuilt(partOf(name)));
  const hands = await Promise.all(HANDS.map((names) => only(names, isStale)));
  const busy = hands.filter((names) => names.length > 0);
  if (busy.length === 0) return;
  process.stdout.write('Building the shop …\n');
  const filling = isForStart ? runApart(FILLING) : null;
  const fine = await Promise.all(busy.map((names) => runApart(THIS, ...names)));
  if (!fine.every(Boolean)) process.exitCode = 1;
  // What it could not do the start does, and tells of.
  await filling;
}

async function only(names: string[], holds: (name: string) => Promise<boolean>): Promise<string[]> {
  const answers = await Promise.all(names.map(holds));
  return names.filter((_, place) => answers[place]);
}

/** Runs a program of Node. @returns whether it ended well */
function runApart(...words: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * Builds a part beside its place and moves it there when complete, so that what stands in dist/ is
 * always whole.
 */
async function buildPart(part: Part): Promise<void> {
  const sources = await fingerprint(part);
  await mkdir(DIST, { recursive: true });
  const fresh = await mkdtemp(path.join(DIST, `.${part.folder}-`));
  try {
    const outDir = path.join(fresh, 'new');
    await part.build({ outDir, plugins: [sourcesOnly(part)] });
    if (part !== TESTS) await refuseBrand(outDir);
    await writeFile(path.join(outDir, STAMP), sources);
    await keepFormerFiles(path.join(DIST, part.folder, 'assets'), path.join(outDir, 'assets'));
    await moveIntoPlace(outDir, path.join(DIST, part.folder), path.join(fresh, 'old'));
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/**
 * Another process may build the same and be first; then its folder is replaced as well, which has
 * the same in it.
 */
async function moveIntoPlace(built: string, place: string, old: string): Promise<void> {
  await rm(old, { recursive: true, force: true });
  await rename(place, old).catch(unless('ENOENT'));
  try {
    await rename(built, place);
  } catch (thrown) {
    unless('ENOTEMPTY', 'EEXIST')(thrown);
    await moveIntoPlace(built, place, old);
  }
}

function unless(...codes: string[]): (thrown: unknown) => void {
  return (thrown) => {
    if (!(thrown instanceof Error && 'code' in thrown && codes.includes(String(thrown.code)))) throw thrown;
  };
}

async function runVite(
  config: string,
  { outDir, plugins }: Output,
  { ssr, mode }: { ssr?: string; mode?: string } = {},
): Promise<void> {
  // A build made under a test's environment would carry the development build of React.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({ configFile: path.join(WEB, config), logLevel: 'warn', mode, plugins, build: { outDir, ssr } });
}

/**
 * Puts the program that `npm start` runs into a few files, packages included: some 2,000 files of
 * their own took a start half of its processor time to find, read and link. Names and lines stay,
 * so that a stack trace tells its functions, and the same program runs from `dist/graph` as well.
 */
async function bundleGraph({ outDir, plugins }: Output): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    plugins: [...plugins, demoApart()],
    ssr: { noExternal: true, external: EXTERNAL },
    // As Node finds them, so that there is one copy of each.
    resolve: { mainFields: ['main', 'module'], conditions: ['node', 'import', 'module-sync'] },
    build: {
      outDir,
      ssr: path.join(COMPILED, 'main.js'),
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: {
        // A feature imports what programs of the operator do without, all of which a start of the
        // shop loads.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // TypeORM goes by the names of classes.
          keepNames: true,
          // V8 holds the text as long as the process runs, with two bytes for each character if a
          // single one needs them.
          charset: 'ascii',
          comments: { annotation: false, jsdoc: false },
          // What every start loads goes into one file; the demonstration and what a configuration
          // may want keep theirs.
          codeSplitting: {
            groups: [
              { name: 'start', test: /graph[/]main[.]js$/, priority: 2 },
              { name: 'shop', test: /graph[/](?!demo[/]).*([.]resolver|[.]rest|cli[/]open-shop)[.]js$/, priority: 1 },
            ],
          },
        },
      },
    },
  });
}

async function isBuilt(part: Part): Promise<boolean> {
  const built = await readFile(path.join(DIST, part.folder, STAMP), 'utf8').catch(() => '');
  return built === (await fingerprint(part));
}

/** What a part follows from: its sources, the locked packages, and how it is built. */
async function fingerprint({ root, isSource }: Part): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(isSource);
  const hash = createHash('sha256');
  const others = [path.join(projectRoot, 'package-lock.json'), THIS, CHECKS];
  for (const file of [...files.sort(), ...others.map((other) => path.relative(root, other))]) {
    hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

function partOf(name: string): Part {
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part called ${name}.`);
  return part;
}

const names = process.argv.slice(2);
if (names.length === 0 || names[0] === FOR_START) await buildParts(names[0] === FOR_START);
else for (const part of names.map(partOf)) if (!(await isBuilt(part))) await buildPart(part);
