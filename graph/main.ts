import 'reflect-metadata';
import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { avoidTakenPort } from './cli/avoid-taken-port.js';
import { greet } from './cli/greet.js';
import { say } from './cli/say.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './postgres/embedded-postgres.js';
import { type Config, readConfig } from './shared/config/config.js';
import { generatedSecrets } from './shared/config/generated-secrets.js';
import { openLog } from './shared/observability/log.js';

/**
 * A stop that has not ended by then, say because PostgreSQL does not answer, ends here;
 * SHUTDOWN_DELAY_S comes on top. In milliseconds.
 */
const STOP_MS = 18_000;

/**
 * How often it is looked whether npm, which started this process, is still there. In milliseconds.
 */
const PARENT_MS = 1_000;

/** What is to be ended when the shop is asked to stop: more, the further it has been opened. */
let close: () => Promise<void> = async () => undefined;

let isStopping = false;

async function main(): Promise<void> {
  const config = await avoidTakenPort(readConfig(process.env), process.env);
  const log = openLog(config.logLevel);
  stopWhenAsked(config);
  const starting = cluster.isWorker || config.databaseUrl ? null : startDatabase(config);
  close = async () => stopDatabase(await starting, log);
  // Loaded while PostgreSQL starts, which takes as long.
  const [embedded, { openShop, openShops }] = await Promise.all([starting, import('./cli/open-shop.js')]);
  const databaseUrl = config.databaseUrl ?? (embedded as EmbeddedPostgres).url;
  try {
    const open = config.processes > 1 && !cluster.isWorker ? openShops : openShop;
    const shop = await open(config, databaseUrl, log);
    embedded?.keepRunning(log);
    close = async () => {
      await shop.close();
      await stopDatabase(embedded, log);
    };
    if (!cluster.isWorker) greet(config, shop);
  } catch (thrown) {
    await embedded?.stop();
    throw thrown;
  }
}

function stopWhenAsked({ shutdownDelayMs }: Config): void {
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    if (!cluster.isWorker) say('\nClosing the shop …');
    setTimeout(() => process.exit(1), STOP_MS + shutdownDelayMs).unref();
    await close();
    process.exit(0);
  };
  // A terminal that is closed hangs up: without this PostgreSQL would run on.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // An npm that is killed outright cannot pass that on.
  if (process.env.npm_lifecycle_event === 'start' && !cluster.isWorker) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), PARENT_MS).unref();
  }
  // Nor may it when no program reads any more what is said, which would otherwise end the process
  // where it stands.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

async function stopDatabase(embedded: EmbeddedPostgres | null, log: Logger): Promise<void> {
  await embedded?.stop().catch((thrown: unknown) => log.error({ err: thrown }, 'PostgreSQL did not stop'));
}

function startDatabase({ dataDir }: Config): Promise<EmbeddedPostgres> {
  say('Starting PostgreSQL …');
  return startEmbeddedPostgres({ dataDir, password: generatedSecrets(dataDir).databasePassword });
}

main().catch((thrown: unknown) => {
  // Work that a stop has cut off fails.
  if (isStopping) return;
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exit(1);
});
