import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readTools } from '../agents/read-tools.js';
import { toolsContract } from '../agents/tools-contract.js';
import { features } from '../features.js';
import { buildShopSchema } from '../schema.js';
import { projectRoot } from '../shared/config/project-root.js';
import { complaintsAboutRows } from '../testing/operations/complaints.js';
import { complaintsAboutGuides } from '../testing/operations/guides.js';
import { keepsClients, tellsChanges } from './compare-schema.js';
import { staleGuides } from './guide-snippets.js';
import { complaintsAboutWords } from './rules/comment-rules.js';
import { complaintsAboutMigrations } from './rules/migration-rules.js';
import { complaintsAbout, complaintsAboutTools } from './rules/schema-rules.js';
import { complaintsAboutTables } from './rules/table-rules.js';

/** What a check is told by, and whether it holds; a program that checks also says what is wrong. */
type Check<Verdict> = readonly [what: string, check: () => Verdict];
type Verdict = { isFine: boolean; said: string };

/**
 * Everything that is checked without running the shop. Types are checked before, since this program
 * is one of those that `npm run verify` compiles first.
 */
const scratch = mkdtempSync(path.join(tmpdir(), 'jhola-verify-'));
const bin = (name: string) => path.join(projectRoot, 'node_modules', '.bin', name);

/**
 * Each takes one processor for seconds, so they run beside each other and beside what this program
 * checks itself.
 */
const byPrograms: Check<Promise<Verdict>>[] = [
  ['web/gql is what the operations make', isCodegenCurrent],
  ['format and lint', () => run(bin('biome'), 'check', '--error-on-warnings')],
  // Reads only what has changed since it last ran.
  ['nothing unused', () => run(bin('knip'), '--cache', '--cache-location', 'dist/.knip')],
  ['imports go one way', () => run(bin('depcruise'), 'graph', 'web', '--config', '.dependency-cruiser.mjs')],
  // Last, as it takes all processors, though nothing when the web stands in dist/ already as it is.
  ['first views keep their budgets', () => run(process.execPath, 'dist/graph/development/build-parts.js')],
];

let failed = 0;
const waiting = byPrograms.values();
const running = Promise.all(Array.from({ length: availableParallelism() }, runWaiting));

const schema = await buildShopSchema({ emitTo: path.join(scratch, 'schema.graphql') });
const tools = await readTools(schema);
writeFileSync(path.join(scratch, 'tools.graphql'), toolsContract(schema, tools));
const stale = await staleGuides(schema);

const ofSchema: Check<boolean>[] = [
  ['graph/schema.graphql is what the resolvers make', () => isCurrent('schema.graphql')],
  ['graph/tools.graphql is what the tools are', () => isCurrent('tools.graphql')],
  ['the schema keeps its rules', () => isWithout([...complaintsAbout(schema), ...complaintsAboutTools(tools)])],
  [
    'the SQL of a feature names its own tables and those of what it uses',
    () => isWithout(complaintsAboutTables(features)),
  ],
  ['migrations are as they were released, and stand by themselves', () => isWithout(complaintsAboutMigrations())],
  [
    'comments fit into 100 columns and name who does something, names are those of the trade',
    () => isWithout(complaintsAboutWords()),
  ],
  ['every operation stands in a row of graph/testing/operations', () => isWithout(complaintsAboutRows())],
  ['lists of operations in docs/graph.md are those of the rows', () => isWithout(complaintsAboutGuides(schema))],
  [
    'guides show operations as graph/examples.graphql has them',
    () => isWithout(stale.map(([file]) => `${file} is stale: run npm run schema`)),
  ],
  ['clients of the last commit go on working', () => keepsClients(process.argv.includes('--breaking'))],
  ['graph/schema-changes.md tells what changed', tellsChanges],
];

for (const [what, isFine] of ofSchema) {
  process.stdout.write(`– ${what}\n`);
  count(what, isFine());
  // A program that has ended gives way to the next.
  await nextTurn();
}
await running;
rmSync(scratch, { recursive: true, force: true });
const checks = ofSchema.length + byPrograms.length;
process.stdout.write(failed ? `${failed} of ${checks} checks failed\n` : `all ${checks} checks are fine\n`);
process.exit(failed ? 1 : 0);

/** Takes one check after the other from those that wait, and tells of each when it is done. */
async function runWaiting(): Promise<void> {
  for (const [what, check] of waiting) {
    const { isFine, said } = await check();
    process.stdout.write(`– ${what}\n${said}`);
    count(what, isFine);
  }
}

function count(what: string, isFine: boolean): void {
  if (isFine) return;
  failed += 1;
  process.stdout.write(`  ✗ ${what}\n`);
}

async function run(program: string, ...args: string[]): Promise<Verdict> {
  const child = spawn(program, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [exitCode] = await once(child, 'close');
  return { isFine: exitCode === 0, said };
}

function isCurrent(contract: string): boolean {
  const isSame =
    readFileSync(path.join(scratch, contract), 'utf8') ===
    readFileSync(path.join(projectRoot, 'graph', contract), 'utf8');
  if (!isSame) process.stdout.write('  stale: run npm run schema\n');
  return isSame;
}

function isWithout(complaints: string[]): boolean {
  for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
  return complaints.length === 0;
}

async function isCodegenCurrent(): Promise<Verdict> {
  const folder = path.join(projectRoot, 'web', 'gql');
  const read = () =>
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('');
  const before = read();
  const { isFine, said } = await run(bin('graphql-codegen'), '--config', 'codegen.ts', '--silent');
  if (!isFine || read() === before) return { isFine, said };
  return { isFine: false, said: `${said}  was stale: the new web/gql is to be committed\n` };
}
