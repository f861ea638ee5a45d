import { once } from 'node:events';
import { featuresWithDemo } from '../../demo/feature.js';
import { openQueueConnections } from '../../jobs/queue-connections.js';
import { openDatabase } from '../../open-database.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config/config.js';
import { openLog } from '../../shared/observability/log.js';
import { openTestDatabase } from '../postgres/test-database.js';
import { callsTo, type TestShop } from '../shop.js';
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

/**
 * Starts both at the same time.
 *
 * @param where an empty database on another server than that of the run
 */
export async function openTwins(where?: { url: string; directUrl: string }): Promise<Twins> {
  const dataDir = await newDataDir();
  const { database, url, directUrl, drop } = await (where ? openElsewhere(where) : openTestDatabase());
  const addresses = { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl };
  const environment = { SEED_CATALOGUE: 'no', ...addresses, LOG_LEVEL: 'info', METRICS_TOKEN };
  const config = readConfig({ DATA_DIR: dataDir, ...addresses, LOG_LEVEL: 'silent' });
  const queueConnections = openQueueConnections(directUrl);
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

async function openElsewhere({ url, directUrl }: { url: string; directUrl: string }) {
  const database = await openDatabase(url, 10, { features: featuresWithDemo, directUrl });
  return { database, url, directUrl, drop: () => database.destroy() };
}
