import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { PaymentJob } from '../../payments/payment-jobs.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { dropJobs } from '../jobs.js';
import { subscribe } from '../listen.js';
import { cancel, createOrder, ordersOf, until } from '../payment-calls.js';
import type { TestShop } from '../shop.js';
import { callsTo } from '../shop.js';
import { expectKept } from './kept-promise.js';
import { rush } from './rush.js';
import { waitUntilSettled } from './settle.js';
import { openTwins, type Twins } from './twins.js';

let twins: Twins;
let forgotten: Promise<Forgotten[]>;

beforeAll(async () => {
  twins = await openTwins();
  // This takes a while by its nature, so it goes on beside the other tests.
  forgotten = payAndForget(twins, 8);
});

afterAll(() => twins.close());

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
      // On a slow machine a process may have looked already, and found nothing.
      const before = timesAsked(path);
      const seenAfterMs = await untilSeen(where, buyer, A_SECOND);
      return { orderId, asked: timesAsked(path) - before, seenAfterMs };
    }),
  );
}

async function aCheckout(where: TestShop) {
  const buyer = await aBuyer(where, await aVariant(where));
  return { buyer, ...(await startCheckout(where, buyer)) };
}

/**
 * How long an order may take to be seen on a slow machine: ten times the promise. In milliseconds.
 */
const TIMEOUT_MS = 600_000;

/**
 * Often enough where a minute is promised; eight who look all the time keep both processes busy
 * with nothing else. In milliseconds.
 */
const A_SECOND = 1_000;

/**
 * Waits until a shopper sees an order.
 *
 * @param everyMs how often the shopper looks
 * @returns how long that took, in ms
 */
async function untilSeen(where: TestShop, buyer: User, everyMs = 100): Promise<number> {
  const startedAt = Date.now();
  while ((await where.rest('GET /api/orders', { as: buyer })).body.length === 0) {
    if (Date.now() - startedAt > TIMEOUT_MS) throw new Error('no order is seen');
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return Date.now() - startedAt;
}

/** How often the two were asked for an address of the provider. */
const timesAsked = (path: string) =>
  twins.logged().filter(({ msg, req }) => msg === 'request completed' && (req as { path: string }).path === path)
    .length;

/** Leaves a checkout to those who tell of its payment: no process looks after it by itself. */
const leaveAlone = (id: string) => dropJobs(twins.database, `${PaymentJob.CHECK_CHECKOUT}:${id}`);

describe('two processes on one database', () => {
  it(
    'show an order within a minute that neither the client nor the provider told of, and ask once for it',
    async () => {
      const seen = await forgotten;

      const waits = seen.map(({ seenAfterMs }) => seenAfterMs);
      expectKept('an order is seen that nobody told of', waits, 60_000);
      for (const { orderId, asked } of seen) expect({ orderId, asked }).toEqual({ orderId, asked: 1 });
    },
    TIMEOUT_MS,
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

describe('stockChanged, over two processes', () => {
  const STOCK = 'subscription ($id: ID!) { stockChanged(productId: $id) { product { countInStock } } }';

  /** A shopper's checkout sets a piece aside. */
  async function holdPiece(variant: ProductVariant): Promise<void> {
    const as = await aBuyer(twins, variant);
    expect((await twins.rest('POST /api/payment/order', { as, body: BILLING })).status).toBe(201);
  }

  it('tells on each of them what happens on either', async () => {
    const variant = await aVariant(twins, { countInStock: 10 });
    const listeners = twins.addresses.map((address) =>
      subscribe({ address, config: twins.config }, STOCK, { id: variant.productId }),
    );
    const told = () =>
      Promise.all(
        listeners.map(async (subscription) => (await subscription.next()).data.stockChanged.product.countInStock),
      );
    expect(await told()).toEqual([10, 10]);

    await holdPiece(variant);
    expect(await told()).toEqual([9, 9]);
    await holdPiece(variant);
    expect(await told()).toEqual([8, 8]);

    await Promise.all(listeners.map((subscription) => subscription.end()));
  });
});

/** Comes last, since one of the two is gone then. */
describe('one of two processes that is killed', () => {
  it('leaves what it had begun to the other, which takes it up within seconds', async () => {
    await forgotten;
    const books = await openBooks(twins.database);
    // What a process asks its provider for hangs; the other answers.
    const [dying, living] = twins.addresses.map((address) => callsTo(address, twins.config));
    const paid = await Promise.all(Array.from({ length: 12 }, () => aCheckout(twins)));
    await dying?.rest('POST /standin/faults', { body: { hang: true } });
    await Promise.all(
      paid.map(async ({ orderId }) => {
        const call = `POST /standin/orders/${orderId}/pay`;
        await living?.rest(call, { body: { outcome: 'captured', webhook: 'send' } });
      }),
    );
    await until(() => onlyHangs(twins));
    const startedAt = Date.now();

    await twins.kill(0);
    const see = async (buyer: User) =>
      until(async () => (await living?.rest('GET /api/orders', { as: buyer }))?.body.length === 1);
    await Promise.all(paid.map(({ buyer }) => see(buyer)));

    expectKept('what a killed process had begun is done by another', [Date.now() - startedAt], 10_000);
    expect(await findBreaches(books)).toEqual([]);
  });
});

/**
 * Whether all that is due was begun, and something of it is not done: by the process that hangs.
 */
async function onlyHangs({ database }: TestShop): Promise<boolean> {
  const [{ begun, due }] = await database.query(
    `SELECT count(*) FILTER (WHERE locked_at IS NOT NULL)::int AS begun,
       count(*) FILTER (WHERE locked_at IS NULL AND run_at <= now())::int AS due FROM graphile_worker.jobs`,
  );
  return begun > 0 && due === 0;
}
