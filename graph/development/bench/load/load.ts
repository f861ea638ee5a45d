import { parseArgs } from 'node:util';
import type { RunningShop } from '../../../testing/whole-shop/running-shop.js';
import { newShopper } from '../new-shopper.js';
import { medianOf, printRow } from '../table.js';
import { type BenchDatabase, openBenchPostgres, stockShop } from './bench-database.js';
import {
  persistedRequestOf,
  requestOf,
  type Sent,
  type ServerName,
  send,
  startMeasuredShop,
  startReference,
} from './contenders.js';
import { COUNTED, countStatements } from './count-statements.js';
import { fire, type Round } from './fire.js';
import { readGoods } from './goods.js';
import { type Operation, openOperations } from './operations.js';
import { openProcessorTime, type ReadProcessorTime } from './processor-time.js';
import { compareAnswers } from './same-facts.js';

const PRODUCTS = 10_000;
const CONNECTIONS = 16;
const SHOPPERS = 32;
/** Before it is measured a server is sent requests for so many seconds. */
const WARM_S = 1;

/** What one server is sent in turn with the others. */
interface Contender {
  label: string;
  server: RunningShop;
  next: () => Sent;
}

interface Figures {
  label: string;
  perSecond: number;
  /** Seconds of processor time for 1,000 requests; null: not measured. */
  cpu: number | null;
  p50: number;
  p99: number;
  /** For each request; null: not counted. */
  statements: number | null;
}

/** The bench `load`: the shop beside what hardware, PostgreSQL and its stack allow, in turn in one run. */
export async function benchLoad(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string', default: '' },
    },
  });
  const postgres = await openBenchPostgres();
  const database = await postgres.makeDatabase();
  const servers: RunningShop[] = [];
  try {
    await stockShop(database, Number(positionals[0] ?? PRODUCTS));
    const shop = await startMeasuredShop(postgres.dataDir, database);
    servers.push(shop);
    const raw = await startReference('raw', postgres.dataDir, database);
    servers.push(raw);
    const apollo = await startReference('apollo', postgres.dataDir, database);
    servers.push(apollo);
    const tokens = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => newShopper(shop.address, index)));
    const all = await openOperations(await readGoods(database.client), tokens);
    const only = values.only.split(',').filter(Boolean);
    const operations = all.filter(({ name }) => only.length === 0 || only.includes(name));
    const bodies: Record<string, string> = {};
    for (const operation of operations) {
      await compareAnswers(operation, { ours: shop.address, raw: raw.address, apollo: apollo.address });
      bodies[`/${operation.name}`] = (await send(raw.address, requestOf('raw', operation, SHOPPERS - 1))).text;
    }
    const fixed = await startReference('static', postgres.dataDir, database, bodies);
    servers.push(fixed);
    const cpuOf = await openProcessorTime(database.client);
    for (const operation of operations) {
      const contenders = await contendersOf(operation, { ours: shop, raw, apollo, static: fixed });
      printRow([operation.name, 'req/s', 'of raw', 'CPU/1000', 'of raw', 'p50 ms', 'p99 ms', 'SQL']);
      const figures = await measure(contenders, Number(values.rounds), Number(values.seconds), cpuOf, database);
      for (const row of figures)
        printFigures(
          row,
          figures.find(({ label }) => label === 'raw'),
        );
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.drop();
    await postgres.stop();
  }
}

/** Everybody who is asked the operation: with another answer each time, and where nobody writes, with the same one. */
async function contendersOf(operation: Operation, servers: Record<ServerName, RunningShop>): Promise<Contender[]> {
  const varying = (server: ServerName): Contender => {
    let turn = 0;
    return { label: server, server: servers[server], next: () => requestOf(server, operation, turn++) };
  };
  const contenders = (['ours', 'raw', 'apollo', 'static'] as const).map(varying);
  if (operation.tokenOf) return contenders;
  const same = (label: string, sent: Sent): Contender => ({ label, server: servers.ours, next: () => sent });
  contenders.push(same('again', requestOf('ours', operation, 0)));
  if (!operation.isOfWeb) return contenders;
  const persisted = persistedRequestOf(operation, 0);
  const { etag } = await send(servers.ours.address, persisted);
  contenders.push(same('GET', persisted));
  if (etag) contenders.push(same('304', { ...persisted, headers: { ...persisted.headers, 'if-none-match': etag } }));
  return contenders;
}

async function measure(
  contenders: readonly Contender[],
  rounds: number,
  seconds: number,
  cpuOf: ReadProcessorTime,
  { client }: BenchDatabase,
): Promise<Figures[]> {
  const measured = new Map<Contender, (Round & { cpu: number | null })[]>();
  for (const { server, next } of contenders) await fire(server.address, next, CONNECTIONS, WARM_S);
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      const { server, next } = contender;
      const before = await cpuOf(server.process.pid);
      const done = await fire(server.address, next, CONNECTIONS, seconds);
      const after = await cpuOf(server.process.pid);
      const cpu = before === null || after === null ? null : after - before;
      measured.set(contender, [...(measured.get(contender) ?? []), { ...done, cpu }]);
    }
  }
  const figures: Figures[] = [];
  for (const [{ label, server, next }, done] of measured) {
    const total = (of: (round: Round & { cpu: number | null }) => number) =>
      done.reduce((sum, one) => sum + of(one), 0);
    const requests = total((one) => one.requests);
    const statements = await countStatements(client, async () => {
      for (let turn = 0; turn < COUNTED; turn += 1) await fetchOnce(server.address, next());
    });
    figures.push({
      label,
      perSecond: requests / total((one) => one.seconds),
      cpu: done.some(({ cpu }) => cpu === null) ? null : (total((one) => one.cpu ?? 0) / requests) * 1000,
      p50: medianOf(done, ({ p50 }) => p50),
      p99: medianOf(done, ({ p99 }) => p99),
      statements: statements === null ? null : statements / COUNTED,
    });
  }
  return figures;
}

async function fetchOnce(address: string, { method, path, headers, body }: Sent): Promise<void> {
  await (await fetch(address + path, { method, headers, ...(body ? { body } : {}) })).arrayBuffer();
}

function printFigures({ label, perSecond, cpu, p50, p99, statements }: Figures, raw: Figures | undefined): void {
  const ratio = (one: number | null, other: number | null | undefined) =>
    one === null || !other ? '' : (one / other).toFixed(2);
  printRow([
    label,
    perSecond.toFixed(0),
    ratio(perSecond, raw?.perSecond),
    cpu?.toFixed(2) ?? 'not meas.',
    ratio(cpu, raw?.cpu),
    p50,
    p99,
    statements?.toFixed(1) ?? 'not count.',
  ]);
}
