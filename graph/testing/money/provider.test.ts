import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PaymentOrder } from '../../payments/payment-order.entity.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout, stockOf } from '../factories/checkout.factory.js';
import { findBreaches, openBooks } from '../invariants.js';
import { cancel, createOrder, ordersOf, start, stateOf, until } from '../payment-calls.js';
import { openShop, type TestShop } from '../shop.js';
import { expectKept, middleOf } from './kept-promise.js';
import { settle } from './settle.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await faults({});
  await untilProviderIsTried();
});

afterAll(() => shop.close());

/** Checkouts for which the provider is being asked. */
const CREATING = { state: 'creating' } as const;

const faults = (body: object) => shop.rest('POST /standin/faults', { body });

/**
 * After failures in a row the provider is not asked for some seconds; then a call goes through
 * again.
 */
async function untilProviderIsTried(): Promise<void> {
  for (;;) {
    const isAsked = await shop
      .ctx()
      .payments.findPayment('pay_unknown')
      .then(
        () => true,
        () => false,
      );
    if (isAsked) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const timed = async <Answer>(work: () => Promise<Answer>) => {
  const startedAt = Date.now();
  const answer = await work();
  return { answer, tookMs: Date.now() - startedAt };
};

const checkOut = async () => {
  const tea = await aVariant(shop);
  const buyer = await aBuyer(shop, tea);
  const { answer, tookMs } = await timed(() => shop.rest('POST /api/payment/order', { as: buyer, body: BILLING }));
  return { tea, tookMs, ...answer };
};

describe('a provider that is in trouble', () => {
  it.each([
    ['resets every connection', { garble: 'reset' }],
    ['answers a page', { garble: 'html' }],
    ['answers another amount', { garble: 'amount' }],
    ['fails', { failNext: 1_000 }],
  ])('and %s is told of as 503, and holds nothing', async (_what, trouble) => {
    await faults(trouble);

    const { status, headers, body, tea } = await checkOut();

    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body).toMatchObject({ code: 'PROVIDER_UNAVAILABLE', requestId: expect.any(String) });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('and hangs keeps nobody for ten seconds, holds nothing, and does not slow those who look around', async () => {
    const books = await openBooks(shop.database);
    await faults({ hang: true });

    let answered = 0;
    const checkouts = Promise.all(
      Array.from({ length: 6 }, () =>
        checkOut().finally(() => {
          answered += 1;
        }),
      ),
    );
    await until(async () => (await shop.database.manager.countBy(PaymentOrder, CREATING)) === 6);
    const look = await shop.rest('GET /api/products/featured');
    const answeredBefore = answered;
    const answers = await checkouts;

    // Had it waited for the provider, so would those who buy have been answered first.
    expect([look.status, answeredBefore]).toEqual([200, 0]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(503));
    const waitedMs = answers.map(({ tookMs }) => tookMs);
    expectKept('who buys is answered while the provider hangs', waitedMs, 10_000);
    for (const { tea } of answers) expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
    // By now no call waits five seconds for it any more, but perhaps one who tries: after five
    // failures the next shoppers are told at once.
    const next = await Promise.all(Array.from({ length: 5 }, checkOut));
    expect(next.map(({ status }) => status)).toEqual(Array(5).fill(503));
    expect(middleOf(next.map(({ tookMs }) => tookMs))).toBeLessThan(middleOf(waitedMs) / 2);
    expect(await findBreaches(books)).toEqual([]);
  });

  it('is believed again as soon as one call goes through', async () => {
    await faults({ failNext: 1_000 });
    for (let turn = 0; turn < 6; turn++) await checkOut();
    const refused = await shop.rest('GET /standin/ledger');
    await faults({});

    await untilProviderIsTried();

    expect(refused.status).toBe(200);
    expect((await checkOut()).status).toBe(201);
  });

  it('leaves a paid shopper with a pending order, which is confirmed later without anybody asking', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    const books = await openBooks(shop.database);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);

    for (const garble of ['reset', 'html']) {
      await faults({ garble });
      expect((await createOrder(shop, buyer, { paymentId })).body.status).toBe('pending');
    }
    await faults({});
    await settle(shop);

    expect(await ordersOf(shop, buyer)).toEqual([expect.objectContaining({ status: 'CONFIRMED', paymentId })]);
    expect(await findBreaches(books)).toEqual([]);
  });
});

describe('a shopper who may have paid', () => {
  it('is not led to pay again: not while that is unsure, and not after', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { id, orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId, { outcome: 'authorized' });
    expect((await createOrder(shop, buyer, { paymentId })).body.status).toBe('pending');
    await cancel(shop, buyer, id);

    expect((await start(shop, buyer)).userErrors[0]).toMatchObject({
      code: 'CONFLICT',
      message: 'Your last payment is still being checked. Please do not pay again until its order is confirmed.',
    });
    await payAtStandIn(shop, orderId, { outcome: 'captured' });
    const { status, body } = await shop.rest('POST /api/payment/order', { as: buyer, body: BILLING });

    expect(status).toBe(409);
    expect(body.msg).toBe('This payment has already been made. Please see your orders.');
    expect(await ordersOf(shop, buyer)).toEqual([expect.objectContaining({ status: 'CONFIRMED', paymentId })]);
    expect(await stateOf(shop, id)).toBe('paid');
  });

  it('gets the order of what was paid instead of a second checkout over a changed cart', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { orderId } = await startCheckout(shop, buyer);
    await payAtStandIn(shop, orderId);
    await shop.rest('POST /api/cart/add', { as: buyer, body: { productId: tea.productId } });

    expect((await start(shop, buyer)).userErrors[0]?.code).toBe('CONFLICT');

    expect(await ordersOf(shop, buyer)).toEqual([expect.objectContaining({ status: 'CONFIRMED' })]);
    expect((await start(shop, buyer)).paymentOrder).toMatchObject({ amountPaise: 10_000 });
  });
});
