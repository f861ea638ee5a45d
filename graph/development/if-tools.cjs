/**
 * Runs a script of package.json where the packages of development are installed, and does nothing where they are not, as in
 * production, where what was built before is run. Plain JavaScript, since it comes before anything is compiled; it runs the
 * script itself, since another npm takes half a second of every start.
 *
 * @example "prestart": "node graph/development/if-tools.cjs build"
 */
const { spawnSync } = require('node:child_process');
const { scripts } = require('../../package.json');

/** Whether TypeScript is there, and with it the rest. */
function hasTools() {
  try {
    require.resolve('typescript');
    return true;
  } catch {
    return false;
  }
}

const script = scripts[process.argv[2]];
if (!script) throw new Error(`package.json has no script ${process.argv[2]}.`);
if (hasTools()) process.exitCode = spawnSync(script, { stdio: 'inherit', shell: true }).status ?? 1;
