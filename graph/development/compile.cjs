/**
 * Compiles the sources of graph/ that have changed into dist/graph, each by itself: what decorators
 * are told of types stands in the source, so that no other is read for it, and a fresh clone takes
 * seconds of processor where a compiler that knows all types takes twenty. Types are checked by
 * `tsc -b`, which writes declarations alone. What came of a source that is gone goes too. Plain
 * JavaScript, since it comes before anything is compiled.
 *
 * @example node graph/development/compile.cjs --watch compiles again whenever a source is saved
 */
const { createHash } = require('node:crypto');
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, watch, writeFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../..');
const GRAPH = path.join(ROOT, 'graph');
const OUT = path.join(ROOT, 'dist/graph');
/** What was compiled, each source by size and time, and by what. */
const RECORD = path.join(ROOT, 'dist/.compiled.json');
/** After a save an editor may write once more. In milliseconds. */
const PAUSE_MS = 50;

/** As graph/tsconfig.json says, for one file. */
const OPTIONS = {
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  inlineSourcesContent: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

async function compile() {
  const record = readRecord();
  const compiler = hashOf(readFileSync(__filename), require('@swc/core/package.json').version);
  const sources = readSources();
  const isKnown = (name) => record.compiler === compiler && record.sources[name] === sources[name];
  const gone = Object.keys(record.sources).filter((name) => !(name in sources));
  const stale = Object.keys(sources).filter((name) => !isKnown(name) || !isThere(name));
  if (gone.length + stale.length === 0) return;
  for (const name of gone) for (const file of outputsOf(name)) rmSync(file, { force: true });
  for (const folder of new Set(stale.map((name) => path.dirname(outputsOf(name)[0]))))
    mkdirSync(folder, { recursive: true });
  await Promise.all(stale.map(compileFile));
  writeWhole(RECORD, JSON.stringify({ compiler, sources }));
}

/** The sources of graph/ by name from there, each with its size and time. */
function readSources() {
  const names = readdirSync(GRAPH, { recursive: true }).filter((name) => /(?<![.]d)[.]ts$/.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const { size, mtimeMs } = statSync(path.join(GRAPH, name));
      return [name, `${size} ${mtimeMs}`];
    }),
  );
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8'));
  } catch {
    return { compiler: '', sources: {} };
  }
}

/** The script of a source, and its map. */
function outputsOf(name) {
  const script = path.join(OUT, name.replace(/ts$/, 'js'));
  return [script, `${script}.map`];
}

const isThere = (name) => outputsOf(name).every((file) => statSync(file, { throwIfNoEntry: false }));

async function compileFile(name) {
  // Loaded only where something is to be compiled.
  const { transform } = require('@swc/core');
  const [script, map] = outputsOf(name);
  const filename = path.join(GRAPH, name);
  const sourceFileName = path.relative(path.dirname(script), filename);
  const made = await transform(readFileSync(filename, 'utf8'), { ...OPTIONS, filename, sourceFileName });
  writeWhole(map, made.map);
  writeWhole(script, `${made.code}//# sourceMappingURL=${path.basename(map)}\n`);
}

/** So that a program which is loading the file finds what was or what is, and never a half. */
function writeWhole(file, text) {
  const fresh = `${file}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}

function hashOf(...texts) {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
}

/** Says what is wrong with a source, and leaves what was compiled before. */
async function compileAgain() {
  await compile().catch((thrown) => process.stderr.write(`${thrown.message}\n`));
}

async function main() {
  await compile();
  if (!process.argv.includes('--watch')) return;
  let timer;
  watch(GRAPH, { recursive: true }, (_event, name) => {
    if (!name?.endsWith('.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(compileAgain, PAUSE_MS);
  });
}

main().catch((thrown) => {
  process.stderr.write(`${thrown.message}\n`);
  process.exit(1);
});
