import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { loadExtensions } from '../extensions/load-extensions.js';
import { features } from '../features.js';
import { startQueue } from '../jobs/queue.js';
import { openQueueConnections } from '../jobs/queue-connections.js';
import { openDatabase } from '../open-database.js';
import { buildServer } from '../server.js';
import type { Config } from '../shared/config/config.js';
import { shareMetrics } from '../shared/observability/cluster-metrics.js';
import { readShopFacts } from '../shop/shop-facts.js';
import { tasksOf } from '../tasks.js';
import { saveSubscribers } from '../webhooks/save-subscribers.js';
import { fillShop } from './fill-shop.js';
import { startProcesses } from './processes.js';
import { say } from './say.js';

/**
 * After this, requests and jobs still under way are given up: all of it can be taken up again. In
 * milliseconds.
 */
const DRAIN_MS = 10_000;

/** How long connections to the database may take to close. In milliseconds. */
const CLOSE_MS = 2_000;

/** A shop that answers. */
export interface OpenShop {
  port: number;
  /** What it is called. */
  name: string;
  /** Finishes what is under way, for a limited time, and closes the port. */
  close(): Promise<void>;
}

/**
 * Opens the shop over a database in this process, which is the only one or one of several, and
 * fills it if it is new.
 */
export async function openShop(config: Config, databaseUrl: string, log: Logger): Promise<OpenShop> {
  const { database, demo, ...parts } = await openParts(config, databaseUrl, log);
  const server = await buildServer({ config, database, log, demo, ...parts });
  const shop = server.openContext();
  if (demo && !cluster.isWorker) await fillShop(shop, demo);

  const port = await new Promise<number>((resolve, reject) => {
    server.http.once('error', reject);
    server.http.listen(config.port, config.host, () => resolve((server.http.address() as AddressInfo).port));
  });
  const connections = openQueueConnections(config.databaseDirectUrl ?? databaseUrl);
  const stopQueue = startQueue({ shop, connections, tasks: await tasksOf(parts.features) });
  if (!cluster.isWorker && config.drawsAhead) demo?.drawRest();
  return {
    ...{ port, name: (await readShopFacts(shop)).name },
    close: async () => {
      server.announceStop();
      await pause(config.shutdownDelayMs);
      await within(DRAIN_MS, Promise.all([server.stop(), stopQueue()]));
      await within(CLOSE_MS, Promise.all([connections.end(), database.destroy()]));
    },
  };
}

/**
 * What the shop consists of, its database, waited for and brought up to date, and its demonstration
 * where it has one.
 */
async function openParts(config: Config, url: string, log: Logger) {
  const { databaseDirectUrl: directUrl, migratesAtStart: migrates } = config;
  // The one import of it: a shop with its own goods and keys loads nothing of the demonstration.
  const { demonstration } = needsDemo(config) ? await import('../demo/open-demo.js') : { demonstration: null };
  const extensions = await loadExtensions(config.extensions, features);
  const parts = { features: [...(demonstration?.features ?? features), ...extensions] };
  const database = await openDatabase(url, config.databasePoolSize, { ...parts, directUrl, migrates, onWait: say });
  if (!cluster.isWorker) await saveSubscribers(database, parts.features);
  return { ...parts, database, demo: demonstration?.open({ config, database, log }) ?? null };
}

function needsDemo({ environment, seedsCatalogue, payments, identity }: Config): boolean {
  const hasStandIn = payments.provider === 'standin' || identity?.provider === 'standin';
  return environment !== 'production' || seedsCatalogue || hasStandIn;
}

/**
 * Opens the shop in several processes on one port; this one fills it, draws its pictures, and waits
 * for them.
 */
export async function openShops(config: Config, databaseUrl: string, log: Logger): Promise<OpenShop> {
  const { database, demo, ...parts } = await openParts(config, databaseUrl, log);
  const server = await buildServer({ config, database, log, demo, ...parts, withWeb: false });
  const shop = server.openContext();
  if (demo) await fillShop(shop, demo);

  shareMetrics();
  const processes = await startProcesses(config.processes, { DATABASE_URL: databaseUrl }, log);
  if (config.drawsAhead) demo?.drawRest();
  return {
    ...{ port: processes.port, name: (await readShopFacts(shop)).name },
    close: async () => {
      await Promise.all([processes.stop(), within(DRAIN_MS, server.stop())]);
      await within(CLOSE_MS, database.destroy());
    },
  };
}

/** Waits for work to end, or to fail, but not for longer than it may take. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);
}
