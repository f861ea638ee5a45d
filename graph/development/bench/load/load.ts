import { loadavg } from 'node:os';
import { recordSection } from '../record.js';
import { Table } from '../table.js';
import { openBenchPostgres } from './bench-database.js';
import { requestByGet, requestOf, type Sent, type ServerName, send } from './contenders.js';
import { countStatements } from './count-statements.js';
import { atMost, type GoalRow, goalsOf } from './goals.js';
import { CONNECTIONS, type Contender, type Figures, measureInTurn } from './measure-in-turn.js';
import { measureMemory } from './memory.js';
import type { Operation } from './operations.js';
import { readOptions } from './read-options.js';
import { openRig, type Rig } from './rig.js';

const PRODUCTS = 10_000;
const MAX_MEMORY_OF_APOLLO = 2;
const GOAL_COLUMN = 22;

/**
 * Measures the shop beside what hardware and PostgreSQL allow, what its stack allows, and memory,
 * in turn in one run.
 *
 * @param args see `readOptions`
 */
export async function benchLoad(args: string[]): Promise<void> {
  const { sizes, pace, only, isRecorded } = readOptions(args);
  const [otherWork = 0] = loadavg();
  const [products = PRODUCTS] = sizes;
  const table = new Table(['', '', 'req/s', 'of raw', 'CPU s/1000', 'of raw', 'p50 ms', 'p99 ms', 'SQL']);
  const record: Recorded[] = [];
  let maxMemory = '';
  const goals: GoalRow[] = [];
  const postgres = await openBenchPostgres();
  try {
    const rig = await openRig(postgres, products, { only });
    try {
      for (const operation of rig.operations) {
        const contenders = await contendersOf(operation, rig);
        const figures = await measureInTurn(operation.name, contenders, pace, rig);
        process.stdout.write(`${operation.name}: each request asks for ${operation.varies}\n`);
        const raw = figures.find(({ label }) => label === 'raw');
        const sql: Recorded['sql'] = {};
        for (const row of figures) {
          const contender = contenders.find(({ label }) => label === row.label);
          const statements = contender && (await countStatements(rig.database.client, () => ask(contender)));
          table.add([operation.name, ...cellsOf(row, raw), statements ?? 'not counted']);
          sql[row.label] = statements;
        }
        record.push({ operation: operation.name, figures, sql });
        goals.push(...goalsOf(operation.name, figures));
      }
      const memory = new Table(['at 64 connections', 'most MB']);
      const { ours, apollo } = await measureMemory(rig);
      for (const [label, megabytes] of Object.entries({ ours, apollo }))
        memory.add([label, megabytes ?? 'not measured']);
      maxMemory = `At 64 connections ours took ${ours} MB at most, apollo ${apollo}.`;
      if (ours && apollo) goals.push(atMost('memory of apollo', MAX_MEMORY_OF_APOLLO, ours / apollo));
      const judged = new Table(['goal'.padStart(GOAL_COLUMN), 'wanted'.padStart(GOAL_COLUMN), 'measured', 'reached']);
      for (const [about, ...cells] of goals) judged.add([about, ...cells]);
    } finally {
      await rig.stop();
    }
  } finally {
    await postgres.stop();
  }
  if (!isRecorded) return;
  const setting = `${products.toLocaleString('en')} products, ${CONNECTIONS} connections, ${pace.rounds} rounds of about ${pace.seconds} s, beside other work at a load of ${otherWork.toFixed(0)}`;
  const date = new Date().toISOString().slice(0, 10);
  await recordSection('load', `Of ${date}: ${setting}.\n\n${recordOf(record)}\n\n${maxMemory}`);
}

/** What was measured of an operation; `sql` counts statements by contender. */
interface Recorded {
  operation: string;
  figures: readonly Figures[];
  sql: Record<string, number | null | undefined>;
}

/**
 * The table of record: a row for each operation, in each cell the contenders that its column names.
 */
function recordOf(rows: readonly Recorded[]): Table {
  const servers = ['ours', 'raw', 'apollo'];
  const table = new Table([
    '',
    'req/s: ours, raw, apollo',
    'of raw: ours, apollo, static',
    'of raw: again, by GET, 304',
    'CPU s/1000: ours, raw, apollo',
    'p99 ms: ours, raw, apollo',
    'SQL: ours, raw, apollo',
  ]);
  for (const { operation, figures, sql } of rows) {
    const cell = (labels: string[], of: (row: Figures) => string | number | null | undefined) =>
      labels.flatMap((label) => figures.filter((row) => row.label === label).map((row) => of(row) ?? '–')).join(', ');
    const raw = figures.find(({ label }) => label === 'raw')?.perSecond;
    const ofRaw = ({ perSecond }: Figures) => raw && (perSecond / raw).toFixed(2);
    table.add([
      operation,
      cell(servers, ({ perSecond }) => perSecond.toFixed(0)),
      cell(['ours', 'apollo', 'static'], ofRaw),
      cell(['again', 'by GET', '304'], ofRaw),
      cell(servers, ({ cpu }) => cpu?.toFixed(2)),
      cell(servers, ({ p99 }) => p99),
      cell(servers, ({ label }) => sql[label]),
    ]);
  }
  return table;
}

/**
 * Everybody who is asked an operation: with another request each time, and, where there are no
 * writes, the shop with the same one again, whose answer may have been kept: by POST, by GET as the
 * web asks, and by a browser that has the answer.
 */
async function contendersOf(operation: Operation, { servers }: Pick<Rig, 'servers'>): Promise<Contender[]> {
  const contender = (label: string, server: ServerName, next: () => Sent): Contender => {
    const { address, process } = servers[server];
    return { label, address, pid: process.pid, next };
  };
  const varying = (server: ServerName) => {
    let turn = 0;
    return contender(server, server, () => requestOf(server, operation, turn++));
  };
  const all = (['ours', 'raw', 'apollo', 'static'] as const).map(varying);
  if (operation.tokenOf) return all;
  const again = requestOf('ours', operation, 0);
  all.push(contender('again', 'ours', () => again));
  const byGet = requestByGet(operation, 0);
  all.push(contender('by GET', 'ours', () => byGet));
  const { etag } = await send(servers.ours.address, byGet);
  if (!etag) return all;
  const known = { ...byGet, headers: { ...byGet.headers, 'if-none-match': etag } };
  return [...all, contender('304', 'ours', () => known)];
}

function cellsOf({ label, perSecond, cpu, p50, p99 }: Figures, raw: Figures | undefined): (string | number)[] {
  const ratio = (one: number | null, other: number | null | undefined) =>
    one === null || !other ? '' : (one / other).toFixed(2);
  return [
    label,
    perSecond.toFixed(0),
    ratio(perSecond, raw?.perSecond),
    cpu?.toFixed(2) ?? 'not measured',
    ratio(cpu, raw?.cpu),
    p50,
    p99,
  ];
}

async function ask({ address, next }: Contender): Promise<void> {
  const { method, path, headers, body } = next();
  await (await fetch(address + path, { method, headers, ...(body ? { body } : {}) })).arrayBuffer();
}
