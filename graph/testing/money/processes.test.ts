import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { ProductVariant } from '../../catalogue/product-variant.entity.js';
import { PaymentJob } from '../../payments/payment-jobs.js';
import { PaymentOrder } from '../../payments/payment-order.entity.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from '../checkout.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { dropJobs } from '../jobs.js';
import { cancel, createOrder, ordersOf, until } from '../payment-calls.js';
import { callsTo, type TestShop } from '../shop.js';
import { freeze, killAgainAndAgain, type Victim } from './crashes.js';
import { expectKept, middleOf } from './kept-promise.js';
import { openProcessShop, type ProcessShop } from './process-shop.js';
import { rush } from './rush.js';
import { waitUntilSettled } from './settle.js';
import { openTwins, type Twins } from './twins.js';

let shop: ProcessShop;
let twins: Twins;
let forgotten: Promise<Forgotten[]>;

beforeAll(async () => {
  [shop, twins] = await Promise.all([openProcessShop(), openTwins()]);
  // This takes a while by its nature, so it goes on beside the other tests.
  forgotten = payAndForget(twins, 8);
}, 120_000);

afterAll(() => Promise.all([shop.close(), twins.close()]));

/** A payment that neither the client nor the provider tells the shop of. */
interface Forgotten {
  orderId: string;
  /** How often the provider was asked for it from the payment on. */
  asked: number;
  /** How long it took until the shopper saw the order, in ms. */
  seenAfterMs: number;
}

async function payAndForget(where: TestShop, count: number): Promise<Forgotten[]> {
  const paid = await Promise.all(Array.from({ length: count }, () => aCheckout(where)));
  return Promise.all(
    paid.map(async ({ buyer, orderId }) => {
      const path = `/standin/v1/orders/${orderId}/payments`;
      await payAtStandIn(where, orderId);
      // On a slow machine somebody may have looked already, and found nothing.
      const before = timesAsked(path);
      const seenAfterMs = await untilSeen(where, buyer);
      return { orderId, asked: timesAsked(path) - before, seenAfterMs };
    }),
  );
}

async function aCheckout(where: TestShop) {
  const buyer = await aBuyer(where, await aVariant(where));
  return { buyer, ...(await startCheckout(where, buyer)) };
}

/** How long an order may take to be seen on a slow machine: ten times the promise. In milliseconds. */
const PATIENCE_MS = 600_000;

/** Waits until a shopper sees an order. @returns how long that took, in ms */
async function untilSeen(where: TestShop, buyer: User): Promise<number> {
  const startedAt = Date.now();
  while ((await where.rest('GET /api/orders', { as: buyer })).body.length === 0) {
    if (Date.now() - startedAt > PATIENCE_MS) throw new Error('no order is seen');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return Date.now() - startedAt;
}

/** How often the two were asked for an address of the provider. */
const timesAsked = (path: string) =>
  twins.logged().filter(({ msg, req }) => msg === 'request completed' && (req as { path: string }).path === path)
    .length;

/** Twenty; `npm run soak` kills more often. */
const VICTIMS: Victim[] = Array.from({ length: 5 }, (): Victim[] => ['PostgreSQL', 'server', 'both', 'server']).flat();

const LOOKS = ['GET /api/category', 'GET /api/products/featured', 'GET /health', 'GET /api/orders', 'GET /'] as const;

/** Waits until the shop has asked the provider to open a shopper's payment, whose answer is still to come. */
async function untilProviderIsAsked({ id: userId }: User): Promise<void> {
  await until(() => shop.database.manager.existsBy(PaymentOrder, { userId, state: 'creating' }));
  // The call follows at once; each of these takes more turns of the server's loop than it does, however slow they are.
  for (let turn = 0; turn < 10; turn++) await shop.rest('GET /health');
}

/** Leaves a checkout to those who tell of its payment: nobody looks after it by themselves. */
const leaveAlone = (id: string) => dropJobs(twins.database, `${PaymentJob.CHECK_CHECKOUT}:${id}`);

describe('a shop in which shoppers buy', () => {
  it('loses and doubles nothing when server, PostgreSQL or both are killed, again and again', async () => {
    const report = await killAgainAndAgain(shop, VICTIMS);

    expect(report).toMatchObject({ breaches: [], faults: [] });
    expect(report.orders).toBeGreaterThan(0);
    expect(report.backAfterMs).toHaveLength(VICTIMS.length);
    expectKept('a killed shop answers again', report.backAfterMs, 10_000);
  }, 480_000);

  it('lets nobody hang, and loses nothing, while PostgreSQL stands still for fifteen seconds', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const asked: Promise<{ call: string; status: number; retryAfter: string | null; tookMs: number }>[] = [];
    const ask = async (call: string) => {
      const [method, path] = call.split(' ');
      const startedAt = Date.now();
      const { status, headers } = await fetch(shop.address + path, { method });
      return { call, status, retryAfter: headers.get('retry-after'), tookMs: Date.now() - startedAt };
    };
    const asking = setInterval(() => asked.push(...LOOKS.map(ask)), 1_000);

    const report = await freeze(shop, 15_000).finally(() => clearInterval(asking));

    expect(report).toMatchObject({ breaches: [], faults: [] });
    // Who hangs waits for twelve seconds and more, all six of the buyers; the machine may hold up one or two.
    expect(middleOf(report.slowestMs)).toBeLessThan(10_000);
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(10);
    for (const call of LOOKS) {
      // Who came first to a page that hangs would wait for some fifteen seconds, the next ones for some fewer.
      const waits = answers.filter((answer) => answer.call === call).map(({ tookMs }) => tookMs);
      const slowest = waits.toSorted((one, other) => other - one).slice(0, 5);
      expect({ call, isAnswered: middleOf(slowest) < 10_000 }).toEqual({ call, isAnswered: true });
    }
    for (const { call, status, retryAfter } of answers) {
      expect([200, 401, 503]).toContain(status);
      if (status === 503) expect({ call, retryAfter }).toEqual({ call, retryAfter: '5' });
    }
    expect((await shop.rest('POST /api/payment/order', { as: buyer, body: BILLING })).status).toBe(201);
  }, 120_000);

  it('finishes what is under way when it is asked to stop, however the provider behaves, and leaves nothing running', async () => {
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
  });
});

describe('two processes on one database', () => {
  it(
    'show an order within a minute that neither the client nor the provider told of, and ask once for it',
    async () => {
      const seen = await forgotten;

      const waits = seen.map(({ seenAfterMs }) => seenAfterMs);
      expectKept('an order is seen that nobody told of', waits, 60_000);
      for (const { orderId, asked } of seen) expect({ orderId, asked }).toEqual({ orderId, asked: 1 });
    },
    PATIENCE_MS,
  );

  it('show an order at once that the client told of, and soon one that only the provider did', async () => {
    const books = await openBooks(twins.database);
    const [atOnce, soon]: [number[], number[]] = [[], []];

    for (const _turn of ['first', 'second', 'third']) {
      const told = await aCheckout(twins);
      await leaveAlone(told.id);
      const { razorpay_payment_id: paymentId } = await payAtStandIn(twins, told.orderId);
      await Promise.all(Array.from({ length: 6 }, () => createOrder(twins, told.buyer, { paymentId })));
      atOnce.push(await untilSeen(twins, told.buyer));
      expect(await ordersOf(twins, told.buyer)).toHaveLength(1);

      const hooked = await aCheckout(twins);
      await leaveAlone(hooked.id);
      await payAtStandIn(twins, hooked.orderId, { webhook: 'send', times: 3 });
      soon.push(await untilSeen(twins, hooked.buyer));
    }

    expectKept('an order is seen that the client told of', atOnce, 1_000);
    expectKept('an order is seen that only the provider told of', soon, 5_000);
    await waitUntilSettled(twins.database);
    expect(await findBreaches(books)).toEqual([]);
  });

  it('sell what there is, and no more', async () => {
    const settled = () => waitUntilSettled(twins.database, { expire: true });

    expect(await rush(twins, 30, 10, settled)).toEqual({ orders: 10, soldOut: 20, others: [], breaches: [] });
  });

  it('send what is owed once', async () => {
    const owed: string[] = [];
    for (let count = 0; count < 4; count++) {
      const tea = await aVariant(twins);
      const buyer = await aBuyer(twins, tea);
      const { id, orderId } = await startCheckout(twins, buyer);
      await cancel(twins, buyer, id);
      await twins.database.manager.update(ProductVariant, { id: tea.id }, { onHand: 0 });
      const { razorpay_payment_id: paymentId } = await payAtStandIn(twins, orderId);
      await createOrder(twins, buyer, { paymentId });
      owed.push(paymentId);
    }

    await waitUntilSettled(twins.database);

    const asked = (paymentId: string) => timesAsked(`/standin/v1/payments/${paymentId}/refund`);
    await until(async () => owed.every((paymentId) => asked(paymentId) > 0));
    expect(owed.map(asked)).toEqual([1, 1, 1, 1]);
    expect(await findBreaches(await openBooks(twins.database))).toEqual([]);
  });
});

describe('one of two processes that is killed', () => {
  it('leaves what it had begun to the other, which takes it up within seconds', async () => {
    const shops = await openTwins();
    try {
      const books = await openBooks(shops.database);
      // What a process asks its provider for hangs; the other answers.
      const [dying, living] = shops.addresses.map((address) => callsTo(address, shops.config));
      const paid = await Promise.all(Array.from({ length: 12 }, () => aCheckout(shops)));
      await dying?.rest('POST /standin/faults', { body: { hang: true } });
      await Promise.all(
        paid.map(async ({ orderId }) => {
          const call = `POST /standin/orders/${orderId}/pay`;
          await living?.rest(call, { body: { outcome: 'captured', webhook: 'send' } });
        }),
      );
      await until(() => onlyHangs(shops));
      const startedAt = Date.now();

      await shops.kill(0);
      const see = async (buyer: User) =>
        until(async () => (await living?.rest('GET /api/orders', { as: buyer }))?.body.length === 1);
      await Promise.all(paid.map(({ buyer }) => see(buyer)));

      expectKept('what a killed process had begun is done by another', [Date.now() - startedAt], 10_000);
      expect(await findBreaches(books)).toEqual([]);
    } finally {
      await shops.close();
    }
  }, 240_000);
});

/** Whether all that is due was begun, and something of it is not done: by the process that hangs. */
async function onlyHangs({ database }: TestShop): Promise<boolean> {
  const [{ begun, due }] = await database.query(
    `SELECT count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS begun,
       count(*) FILTER (WHERE locked_at IS NULL AND run_at <= now())::int AS due FROM graphile_worker.jobs`,
  );
  return begun > 0 && due === 0;
}
