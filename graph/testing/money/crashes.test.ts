import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NetworkError } from 'graphql-sse';
import type { User } from '../../accounts/user.entity.js';
import { PaymentOrder } from '../../payments/payment-order.entity.js';
import { testsEverything } from '../every-case.js';
import { aBuyer, aVariant, BILLING } from '../factories/checkout.factory.js';
import { subscribe } from '../listen.js';
import { until } from '../payment-calls.js';
import { SEED } from '../seed.js';
import { freeze, killAgainAndAgain, type Victim } from './crashes.js';
import { expectKept } from './kept-promise.js';
import { openProcessShop, type ProcessShop } from './process-shop.js';

let shop: ProcessShop;

beforeAll(async () => {
  shop = await openProcessShop();
});

afterAll(() => shop.close());

/** Each once; twenty of all tests, and `npm run soak` kills more often. */
const VICTIMS: Victim[] = testsEverything
  ? Array.from({ length: 5 }, (): Victim[] => ['PostgreSQL', 'server', 'both', 'server']).flat()
  : ['PostgreSQL', 'server', 'both'];

/** Enough that a shopper is in the middle of buying at any moment. */
const BUYERS = testsEverything ? 6 : 3;

const STOCK = 'subscription ($id: ID!) { stockChanged(productId: $id) { product { countInStock } } }';

const LOOKS = ['GET /api/category', 'GET /api/products/featured', 'GET /health', 'GET /api/orders', 'GET /'] as const;
const BUY = 'POST /api/payment/order';

/** Far longer than the ten seconds within which the shop promises an answer. In milliseconds. */
const TIMEOUT_MS = 90_000;

/** @throws Error when a shopper still waits after that */
function withoutHanging<Answers>(answers: Promise<Answers>): Promise<Answers> {
  const hanging = pause(TIMEOUT_MS, null, { ref: false }).then(() => {
    throw new Error('somebody hangs');
  });
  return Promise.race([answers, hanging]);
}

/**
 * Waits until the shop has asked the provider to open a shopper's payment, whose answer is still to
 * come.
 */
async function untilProviderIsAsked({ id: userId }: User): Promise<void> {
  await until(() => shop.database.manager.existsBy(PaymentOrder, { userId, state: 'creating' }));
  // The call follows at once; each of these takes more turns of the server's loop than it does,
  // however slow they are.
  for (let turn = 0; turn < 10; turn++) await shop.rest('GET /health');
}

describe('a shop in which shoppers buy', () => {
  it('loses and doubles nothing when server, PostgreSQL or both are killed, again and again', async () => {
    const report = await killAgainAndAgain(shop, VICTIMS, SEED, { buyers: BUYERS });

    expect(report).toMatchObject({ breaches: [], faults: [] });
    expect(report.orders).toBeGreaterThan(0);
    expect(report.backAfterMs).toHaveLength(VICTIMS.length);
    expectKept('a killed shop answers again', report.backAfterMs, 10_000);
  });

  it('answers everybody, and loses nothing, while PostgreSQL stands still', async () => {
    const [buyer, ...others] = await Promise.all(
      Array.from({ length: 6 }, async () => aBuyer(shop, await aVariant(shop))),
    );
    const told = (call: string, { status, headers }: Pick<Response, 'status' | 'headers'>) => ({
      ...{ call, status, retryAfter: headers.get('retry-after') },
    });
    const look = async (call: string) => told(call, await fetch(shop.address + call.replace('GET ', '')));
    const buy = async (as: User) => told(BUY, await shop.rest(BUY, { as, body: BILLING }));
    const everybody = () => [...LOOKS.map(look), ...others.map(buy)];

    let answers: ReturnType<typeof told>[] = [];
    const report = await freeze(
      shop,
      async () => {
        // The first of them hold all connections when the later ones come.
        const first = everybody();
        await pause(3_000);
        answers = await withoutHanging(Promise.all([...first, ...everybody()]));
      },
      SEED,
      { buyers: BUYERS },
    );

    expect(report).toMatchObject({ breaches: [], faults: [] });
    expect(answers.filter(({ call, status }) => call === BUY && status === 503)).toHaveLength(2 * others.length);
    for (const { call, status, retryAfter } of answers) {
      expect([200, 401, 503]).toContain(status);
      if (status === 503) expect({ call, retryAfter }).toEqual({ call, retryAfter: '5' });
    }
    expect((await shop.rest(BUY, { as: buyer, body: BILLING })).status).toBe(201);
  });

  it('goes on telling of stock on the same stream when PostgreSQL is killed and runs again, what was missed included', async () => {
    const { id, productId } = await aVariant(shop, { countInStock: 10 });
    const subscription = subscribe(shop, STOCK, { id: productId });
    const told = async () => (await subscription.next()).data.stockChanged.product.countInStock;
    expect(await told()).toBe(10);

    await shop.killPostgres();
    await shop.database.query('UPDATE product_variant SET on_hand = 4 WHERE id = $1', [id]);

    expect(await told()).toBe(4);
    await shop.database.query('UPDATE product_variant SET on_hand = 3 WHERE id = $1', [id]);
    expect(await told()).toBe(3);
    await subscription.end();
  });

  it('finishes what is under way when it is asked to stop, however the provider behaves, and leaves nothing running', async () => {
    const subscription = subscribe(shop, STOCK, { id: (await aVariant(shop)).productId });
    await subscription.next();
    const [swift, slow] = await Promise.all([aBuyer(shop, await aVariant(shop)), aBuyer(shop, await aVariant(shop))]);
    await shop.rest('POST /standin/faults', { body: { latencyMs: 2_000 } });
    const first = shop.rest('POST /api/payment/order', { as: swift, body: BILLING });
    await untilProviderIsAsked(swift);
    await shop.rest('POST /standin/faults', { body: { hang: true } });
    const second = shop.rest('POST /api/payment/order', { as: slow, body: BILLING });
    await untilProviderIsAsked(slow);
    expect(shop.processes()).not.toEqual([]);

    const { exitCode } = await shop.stopServer();

    expect((await first).status).toBe(201);
    expect((await second).status).toBe(503);
    // One that took longer than eighteen seconds would end itself with 1.
    expect(exitCode).toBe(0);
    expect(shop.processes()).toEqual([]);
    // A stream does not hold it up, and is cut, so that its client connects again: one that is
    // meant to end says `complete`.
    await expect(subscription.next()).rejects.toThrow(NetworkError);
  });
});
