import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, openQueueConnections } from '../database/data-source.js';
import { startQueue } from '../jobs/queue.js';
import { buildServer } from '../server.js';
import { shareMetrics } from '../shared/cluster-metrics.js';
import type { Config } from '../shared/config.js';
import { fillShop } from './fill-shop.js';
import { startProcesses } from './processes.js';
import { say } from './say.js';
import { tasks } from './tasks.js';

/** After this, requests and jobs still under way are given up: all of it can be taken up again. In milliseconds. */
const DRAIN_MS = 10_000;

/** How long connections to the database may take to close. In milliseconds. */
const CLOSE_MS = 2_000;

/** A shop that answers. */
export interface OpenShop {
  port: number;
  /** Finishes what is under way, for a limited time, and closes the port. */
  close(): Promise<void>;
}

/** Opens the shop over a database in this process, which is the only one or one of several, and fills it if it is new. */
export async function openShop(config: Config, databaseUrl: string, log: Logger): Promise<OpenShop> {
  const database = await openShopDatabase(config, databaseUrl);
  const server = await buildServer({ config, database, log });
  const shop = server.openContext();
  if (!cluster.isWorker) await fillShop(shop);

  const port = await new Promise<number>((resolve, reject) => {
    server.http.once('error', reject);
    server.http.listen(config.port, config.host, () => resolve((server.http.address() as AddressInfo).port));
  });
  const connections = openQueueConnections(config.databaseDirectUrl ?? databaseUrl);
  const stopQueue = startQueue({ shop, connections, tasks });
  if (!cluster.isWorker && config.drawsAhead) server.drawRest();
  return {
    port,
    close: async () => {
      server.announceStop();
      await pause(config.shutdownDelayMs);
      await within(DRAIN_MS, Promise.all([server.stop(), stopQueue()]));
      await within(CLOSE_MS, Promise.all([connections.end(), database.destroy()]));
    },
  };
}

/** The database, waited for and brought up to date. */
function openShopDatabase(config: Config, url: string) {
  const { databaseDirectUrl: directUrl, migratesAtStart: migrates } = config;
  return openDatabase(url, config.databasePoolSize, { directUrl, migrates, onWait: say });
}

/** Opens the shop in several processes on one port; this one fills it, draws its pictures, and waits for them. */
export async function openShops(config: Config, databaseUrl: string, log: Logger): Promise<OpenShop> {
  const database = await openShopDatabase(config, databaseUrl);
  const server = await buildServer({ config, database, log, withWeb: false });
  await fillShop(server.openContext());

  shareMetrics();
  const processes = await startProcesses(config.processes, { DATABASE_URL: databaseUrl }, log);
  if (config.drawsAhead) server.drawRest();
  return {
    port: processes.port,
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
