import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import cliProgress from 'cli-progress';
import type { Logger } from 'pino';
import { ensureDemoAccounts } from './accounts/demo-accounts.js';
import { openDatabase, openQueueConnections } from './database/data-source.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.js';
import { seedCatalogue } from './database/seed/seed.js';
import { startQueue } from './jobs/queue.js';
import { startProcesses } from './processes.js';
import { buildServer } from './server.js';
import { type Config, generatedSecrets, readConfig } from './shared/config.js';
import type { Context } from './shared/context.js';
import { openLog } from './shared/log.js';
import { tasks } from './tasks.js';

/** After this, requests and jobs still under way are given up: all of it can be taken up again. In milliseconds. */
const DRAIN_MS = 10_000;

/** How long connections to the database may take to close. In milliseconds. */
const CLOSE_MS = 2_000;

/** A stop that has not ended by then, say because PostgreSQL does not answer, ends here. In milliseconds. */
const STOP_MS = 18_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What is to be ended when the shop is asked to stop: more, the further it has been opened. */
let close: () => Promise<void> = async () => undefined;

let isStopping = false;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.logLevel);
  stopWhenAsked();
  if (cluster.isWorker) {
    await openShop(config, log, null);
    return;
  }

  const starting = config.databaseUrl ? null : startDatabase(config);
  close = async () => stopDatabase(await starting, log);
  const embedded = await starting;
  try {
    if (config.processes > 1) await openShops(config, log, embedded);
    else await openShop(config, log, embedded);
  } catch (thrown) {
    await embedded?.stop();
    throw thrown;
  }
}

/** Opens the shop in this process, which is the only one or one of several. */
async function openShop(config: Config, log: Logger, embedded: EmbeddedPostgres | null): Promise<void> {
  const url = config.databaseUrl ?? (embedded as EmbeddedPostgres).url;
  const database = await openDatabase(url, config.databasePoolSize);
  const server = await buildServer({ config, database, log });
  const shop = server.openContext();
  if (!cluster.isWorker) await fillShop(shop);

  const port = await new Promise<number>((resolve, reject) => {
    server.http.once('error', reject);
    server.http.listen(config.port, config.host, () => resolve((server.http.address() as AddressInfo).port));
  });
  embedded?.keepRunning(log);
  const connections = openQueueConnections(url);
  const stopQueue = startQueue({ shop, connections, tasks });
  close = async () => {
    server.announceStop();
    await within(DRAIN_MS, Promise.all([server.stop(), stopQueue()]));
    await within(CLOSE_MS, Promise.all([connections.end(), database.destroy()]));
    await stopDatabase(embedded, log);
  };
  if (!cluster.isWorker) greet(config, port);
}

/** Opens the shop in several processes on one port; this one fills it, keeps PostgreSQL running, and waits for them. */
async function openShops(config: Config, log: Logger, embedded: EmbeddedPostgres | null): Promise<void> {
  const url = config.databaseUrl ?? (embedded as EmbeddedPostgres).url;
  const database = await openDatabase(url, config.databasePoolSize);
  const server = await buildServer({ config, database, log, withWeb: false });
  await fillShop(server.openContext());
  await server.stop();
  await database.destroy();

  const processes = await startProcesses(config.processes, { DATABASE_URL: url }, log);
  embedded?.keepRunning(log);
  close = async () => {
    await processes.stop();
    await stopDatabase(embedded, log);
  };
  greet(config, processes.port);
}

function stopWhenAsked(): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    if (!cluster.isWorker) say('\nClosing the shop …');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await close();
    process.exit(0);
  };
  // A terminal that is closed hangs up: without this PostgreSQL would run on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // Nor may it when nobody reads any more what is said, which would otherwise end the process where it stands.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

async function stopDatabase(embedded: EmbeddedPostgres | null, log: Logger): Promise<void> {
  await embedded?.stop().catch((thrown: unknown) => log.error({ err: thrown }, 'PostgreSQL did not stop'));
}

/** Waits for work to end, or to fail, but not for longer than it may take. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
}

function startDatabase({ dataDir }: Config): Promise<EmbeddedPostgres> {
  say('Starting PostgreSQL …');
  return startEmbeddedPostgres({ dataDir, password: generatedSecrets(dataDir).databasePassword });
}

/** Puts the catalogue on the shelves of a new shop; a shop that has one is left alone. */
async function fillShop(shop: Context): Promise<void> {
  await ensureDemoAccounts(shop);
  if (!shop.config.seedsCatalogue) return;
  const bars = new cliProgress.MultiBar(
    { format: '  {bar} {percentage}% {step}', hideCursor: true, noTTYOutput: true, notTTYSchedule: 5_000 },
    cliProgress.Presets.shades_classic,
  );
  const barOfStep = new Map<string, cliProgress.SingleBar>();
  await seedCatalogue(shop, {
    onProgress: (step, done, total) => {
      if (barOfStep.size === 0) say('Filling the shelves of a new shop …');
      const bar = barOfStep.get(step) ?? bars.create(total, 0, { step });
      barOfStep.set(step, bar);
      bar.update(done);
    },
  });
  bars.stop();
}

function greet(config: Config, port: number): void {
  const address = `http://localhost:${port}`;
  const lines = [
    `  Jhola is open at ${address}`,
    `  Playground       ${address}/playground`,
    `  REST calls       ${address}/api/docs`,
  ];
  if (config.environment !== 'production') {
    lines.push(
      '  Demo shopper     shopper@example.com / shopper-demo',
      '  Demo admin       admin@example.com / admin-demo',
    );
  }
  if (config.payments.provider === 'standin') lines.push('  Payments         the local stand-in; no money moves');
  say(['', ...lines, '', '  Stop with Ctrl-C.'].join('\n'));
}

main().catch((thrown: unknown) => {
  // Work that a stop has cut off fails.
  if (isStopping) return;
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exit(1);
});
