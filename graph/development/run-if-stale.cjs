/**
 * Runs a script of package.json when a source has changed since it last ran here, so that a start
 * that builds nothing new loads no compiler. Does nothing where the packages of development are not
 * installed, as in production, where what was built before is run. Plain JavaScript, since it comes
 * before anything is compiled; it runs the script itself, since another npm takes half a second of
 * every start.
 *
 * @example "prestart": "node graph/development/run-if-stale.cjs build:start"
 */
const { spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { scripts } = require('../../package.json');

const ROOT = path.join(__dirname, '../..');
const DIST = path.join(ROOT, 'dist');

/** Whether TypeScript is there, and with it the rest. */
function hasTools() {
  try {
    require.resolve('typescript');
    return true;
  } catch {
    return false;
  }
}

/** Names, sizes and times of all sources, as one hash. */
function readSources() {
  const hash = createHash('sha256');
  const inFolder = (folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${name}`);
  for (const name of [...inFolder('graph'), ...inFolder('web'), 'package.json', 'package-lock.json'].sort()) {
    const { size, mtimeMs } = statSync(path.join(ROOT, name), { throwIfNoEntry: false }) ?? {};
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The names of what was built, so that what is deleted is built again. */
const readBuilt = () => readdirSync(DIST).filter((name) => !name.startsWith('.'));

/** Where a script leaves what it was run on. */
const stampOf = (script) => path.join(DIST, `.${script.replace(':', '-')}.json`);

function readStamp(name) {
  return existsSync(stampOf(name)) ? JSON.parse(readFileSync(stampOf(name), 'utf8')) : null;
}

/** Whether a script ran on these sources, and what it built is still there. */
function isDone(name, sources) {
  const stamp = readStamp(name);
  return stamp?.sources === sources && stamp.built.every((file) => existsSync(path.join(DIST, file)));
}

const name = process.argv[2];
const script = scripts[name];
if (!script) throw new Error(`package.json has no script ${name}.`);

// Read before the script runs: what is edited meanwhile does not count as built.
const sources = hasTools() ? readSources() : null;
if (sources && !isDone(name, sources)) {
  const { status } = spawnSync(script, { cwd: ROOT, stdio: 'inherit', shell: true });
  process.exitCode = status ?? 1;
  if (status === 0) writeFileSync(stampOf(name), JSON.stringify({ sources, built: readBuilt() }));
}
