import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildShopSchema } from '../schema.js';
import { projectRoot } from '../shared/project-root.js';
import { keepsClients, tellsChanges } from './compare-schema.js';
import { complaintsAbout } from './schema-rules.js';

/**
 * Everything that is checked without running the shop, in the order in which a mistake is cheapest to find. Types are
 * checked before, since this program is one of those that `npm run verify` compiles first.
 */
const scratch = mkdtempSync(path.join(tmpdir(), 'jhola-verify-'));
const bin = (name: string) => path.join(projectRoot, 'node_modules', '.bin', name);
const run =
  (program: string, ...args: string[]) =>
  () =>
    spawnSync(program, args, { cwd: projectRoot, stdio: 'inherit' }).status === 0;

const emitted = path.join(scratch, 'schema.graphql');
const schema = await buildShopSchema(emitted);

const checks: [what: string, isFine: () => boolean][] = [
  ['graph/schema.graphql is what the resolvers make', isSchemaCurrent],
  ['the schema keeps its rules', keepsRules],
  ['clients of the last commit go on working', () => keepsClients(process.argv.includes('--breaking'))],
  ['graph/schema-changes.md tells what changed', tellsChanges],
  ['web/gql is what the operations make', isCodegenCurrent],
  ['format and lint', run(bin('biome'), 'check', '--error-on-warnings')],
  // Reads only what has changed since it last ran.
  ['nothing unused', run(bin('knip'), '--cache', '--cache-location', 'dist/.knip')],
  ['imports go one way', run(bin('depcruise'), 'graph', 'web', '--config', '.dependency-cruiser.cjs')],
  // Last, as it takes longest, though nothing when the web stands in dist/ already as it is.
  ['first views keep their budgets', run(process.execPath, 'dist/graph/development/build-web.js')],
];

let failed = 0;
for (const [what, isFine] of checks) {
  process.stdout.write(`– ${what}\n`);
  if (isFine()) continue;
  failed += 1;
  process.stdout.write(`  ✗ ${what}\n`);
}
rmSync(scratch, { recursive: true, force: true });
process.stdout.write(
  failed ? `${failed} of ${checks.length} checks failed\n` : `all ${checks.length} checks are fine\n`,
);
process.exit(failed ? 1 : 0);

function isSchemaCurrent(): boolean {
  const isSame = readFileSync(emitted, 'utf8') === readFileSync(path.join(projectRoot, 'graph/schema.graphql'), 'utf8');
  if (!isSame) process.stdout.write('  stale: run npm run schema\n');
  return isSame;
}

function keepsRules(): boolean {
  const complaints = complaintsAbout(schema);
  for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
  return complaints.length === 0;
}

function isCodegenCurrent(): boolean {
  const folder = path.join(projectRoot, 'web', 'gql');
  const read = () =>
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('');
  const before = read();
  if (!run(bin('graphql-codegen'), '--config', 'codegen.ts', '--silent')()) return false;
  const isSame = read() === before;
  if (!isSame) process.stdout.write('  was stale: the new web/gql is to be committed\n');
  return isSame;
}
