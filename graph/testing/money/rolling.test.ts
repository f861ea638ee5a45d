import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { openQueueConnections } from '../../jobs/queue-connections.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config/config.js';
import { openLog } from '../../shared/observability/log.js';
import { freePort } from '../../shared/process/free-port.js';
import { startBalancer } from '../engines/haproxy.js';
import { isInstalled } from '../engines/run-server.js';
import { testsEverything } from '../every-case.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { createOrder } from '../payment-calls.js';
import { openTestDatabase } from '../postgres/test-database.js';
import { callsTo, type TestShop } from '../shop.js';
import { newDataDir, removeDataDir, startShop } from '../whole-shop/running-shop.js';
import { waitUntilSettled } from './settle.js';

/** Shoppers who buy one after the other, and visitors who look around. */
const BUYERS = 2;
const VISITORS = 4;

/** Between two steps of each of them: a load that any machine bears. In milliseconds. */
const PAUSE_MS = 40;

const LOOKS = ['/', '/api/products/featured', '/api/category'];

(testsEverything && isInstalled('haproxy') ? describe : describe.skip)('three shops behind HAProxy', () => {
  it('fail no request and no purchase while one after the other is started anew', async () => {
    const dataDir = await newDataDir();
    const { database, url, directUrl, drop } = await openTestDatabase();
    const environment = {
      SEED_CATALOGUE: 'no',
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: directUrl,
      SHUTDOWN_DELAY_S: '5',
      LOG_LEVEL: 'error',
    };
    const ports = [await freePort(), await freePort(), await freePort()];
    const start = (port: number) => startShop(dataDir, { ...environment, PORT: String(port) });
    const shops = await Promise.all(ports.map(start));
    const balancer = await startBalancer(ports);
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const builder = await buildServer({ config, database, log: openLog('silent'), withWeb: false });
    const { address } = balancer;
    const where: TestShop = {
      ...{ ...callsTo(address, config), address, config, database, queueConnections: openQueueConnections(directUrl) },
      ctx: (viewer = null) => builder.openContext(viewer),
      countStatements: () => Promise.reject(new Error('the statements of other processes are not seen')),
      close: async () => undefined,
    };
    const books = await openBooks(database);
    const tea = await aVariant(where, { countInStock: 10_000 });
    let isOpen = true;
    let looks = 0;
    let bought = 0;
    const failed: string[] = [];
    const whileOpen = async (step: () => Promise<void>) => {
      while (isOpen) {
        await step().catch((thrown: unknown) => failed.push(String(thrown)));
        await pause(PAUSE_MS);
      }
    };
    const look = async () => {
      const path = LOOKS[looks++ % LOOKS.length] ?? '/';
      const { status } = await fetch(address + path);
      if (status !== 200) failed.push(`${path} ${status}`);
      const asked = await where.graphql('{ categories { name } }');
      if (asked.status !== 200 || asked.errors?.length) failed.push(`the graph ${asked.status}`);
    };
    const buy = async () => {
      const buyer = await aBuyer(where, tea);
      const { orderId } = await startCheckout(where, buyer);
      const { razorpay_payment_id: paymentId } = await payAtStandIn(where, orderId);
      const { status } = await createOrder(where, buyer, { paymentId });
      if (status >= 300) failed.push(`an order ${status}`);
      else bought += 1;
    };
    try {
      while (!(await fetch(`${address}/health`)).ok) await pause(PAUSE_MS);
      const load = [...Array(VISITORS).fill(look), ...Array(BUYERS).fill(buy)].map(whileOpen);
      for (const [index, port] of ports.entries()) {
        await pause(1_000);
        await shops[index]?.stop();
        shops[index] = await start(port);
        await pause(1_000);
      }
      isOpen = false;
      await Promise.all(load);

      expect(failed).toEqual([]);
      expect(bought).toBeGreaterThan(BUYERS);
      await waitUntilSettled(database);
      expect(await findBreaches(books)).toEqual([]);
    } finally {
      isOpen = false;
      await Promise.all(shops.map((shop) => shop.stop()));
      await balancer.stop();
      await where.queueConnections.end();
      await drop();
      await removeDataDir(dataDir);
    }
  });
});
