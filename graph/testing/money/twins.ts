import { once } from 'node:events';
import { openQueueConnections } from '../../database/data-source.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config.js';
import { openLog } from '../../shared/log.js';
import { callsTo, type TestShop } from '../shop.js';
import { openTestDatabase } from '../test-database.js';
import { newDataDir, removeDataDir, startShop } from '../whole-shop/running-shop.js';

/** Two processes of one shop on one database; calls go to the one and the other by turns. */
export interface Twins extends TestShop {
  /** Where each of them is. */
  readonly addresses: readonly string[];
  /** Kills one of them with SIGKILL; it stays dead. */
  kill(which: 0 | 1): Promise<void>;
  /** What both have logged, a line each, at the level `info`. */
  logged(): Record<string, unknown>[];
}

/** Shows what each of them counted of itself at /metrics. */
export const METRICS_TOKEN = 'shown to tests alone';

/** Starts both at the same time. */
export async function openTwins(): Promise<Twins> {
  const dataDir = await newDataDir();
  const { database, url, drop } = await openTestDatabase();
  const environment = { SEED_CATALOGUE: 'no', DATABASE_URL: url, LOG_LEVEL: 'info', METRICS_TOKEN };
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const queueConnections = openQueueConnections(url);
  const running = await Promise.all([startShop(dataDir, environment), startShop(dataDir, environment)]);
  const builder = await buildServer({ config, database, log: openLog('silent'), withWeb: false });
  const calls = running.map(({ address }) => callsTo(address, config));
  let turn = 0;
  const next = () => calls[turn++ % calls.length] ?? callsTo('', config);

  return {
    address: running[0].address,
    addresses: running.map(({ address }) => address),
    config,
    database,
    queueConnections,
    ctx: (viewer = null) => builder.openContext(viewer),
    graphql: (...asked) => next().graphql(...asked),
    rest: (...asked) => next().rest(...asked),
    countStatements: () => Promise.reject(new Error('the statements of other processes are not seen')),
    kill: async (which) => {
      running[which].process.kill('SIGKILL');
      await once(running[which].process, 'exit');
    },
    logged: () =>
      running
        .flatMap((shop) => shop.printed().split('\n'))
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    close: async () => {
      await Promise.all(running.map((shop) => shop.stop()));
      await queueConnections.end();
      await drop();
      await removeDataDir(dataDir);
    },
  };
}
