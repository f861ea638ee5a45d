import type { RunningShop } from '../../../testing/whole-shop/running-shop.js';
import { newShopper } from '../new-shopper.js';
import { type BenchDatabase, type BenchPostgres, stockShop } from './bench-database.js';
import { requestOf, type ServerName, send, startMeasuredShop, startReference } from './contenders.js';
import { type Goods, readGoods } from './goods.js';
import { type Operation, openOperations } from './operations.js';
import { openProcessorTime, type ReadProcessorTime } from './processor-time.js';
import { compareAnswers } from './same-facts.js';

const SHOPPERS = 32;

/** A stocked shop that runs beside what it is measured against, and what to ask. */
export interface Rig {
  readonly database: BenchDatabase;
  readonly goods: Goods;
  readonly operations: Operation[];
  readonly servers: Record<ServerName, RunningShop>;
  readonly cpuOf: ReadProcessorTime;
  stop(): Promise<void>;
}

/**
 * Stocks a database of its own, starts the shop and its references as processes on loopback, and
 * makes sure that all of them answer the same.
 *
 * @param options `only` names operations, absent or empty for all; `shopVariables` are for the
 *   environment of the shop
 * @throws Error that says where answers part
 */
export async function openRig(
  { dataDir, makeDatabase }: BenchPostgres,
  products: number,
  { only = [], shopVariables = {} }: { only?: readonly string[]; shopVariables?: NodeJS.ProcessEnv } = {},
): Promise<Rig> {
  const database = await makeDatabase();
  const running: RunningShop[] = [];
  const started = async (starting: Promise<RunningShop>) => {
    const server = await starting;
    running.push(server);
    return server;
  };
  process.once('exit', () => {
    for (const server of running) server.process.kill();
  });
  const stop = async () => {
    await Promise.all(running.map((server) => server.stop()));
    await database.drop();
  };
  try {
    await stockShop(database, products);
    const ours = await started(startMeasuredShop(dataDir, database.url, shopVariables));
    const raw = await started(startReference('raw', dataDir, database.url));
    const apollo = await started(startReference('apollo', dataDir, database.url));
    const tokens = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => newShopper(ours.address, index)));
    const goods = await readGoods(database.client);
    const all = openOperations(goods, tokens);
    const operations = all.filter(({ name }) => only.length === 0 || only.includes(name));
    const bodies: Record<string, string> = {};
    for (const operation of operations) {
      await compareAnswers(operation, { ours: ours.address, raw: raw.address, apollo: apollo.address });
      // The cart of the last shopper is not compared.
      bodies[`/${operation.name}`] = (await send(raw.address, requestOf('raw', operation, SHOPPERS - 1))).text;
    }
    const kept = await started(startReference('static', dataDir, database.url, bodies));
    const servers = { ours, raw, apollo, static: kept };
    return { database, goods, operations, servers, cpuOf: await openProcessorTime(database.client), stop };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}
