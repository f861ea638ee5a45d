import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import type { Context } from '../../shared/context.js';
import type { PaymentProvider } from '../../shared/ports/payment-provider.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { findBreaches, openBooks } from '../../testing/invariants.js';
import { dropJobs, jobsOf, makeDue, runDueJobs } from '../../testing/jobs.js';
import { cancel, createOrder, ordersOf, refundsOf, start, stateOf } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { PaymentJob } from '../payment-jobs.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { reconcileLedger } from './reconcile-ledger.js';
import { readPaymentFigures } from './settlement.queries.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await shop.rest('POST /standin/faults', { body: {} });
  await dropJobs(shop.database);
});

afterAll(() => shop.close());

const row = (id: string) => shop.database.manager.findOneByOrFail(PaymentOrder, { id });
const checkOf = (id: string) => `${PaymentJob.CHECK_CHECKOUT}:${id}`;
/** In how many seconds a checkout is asked after next; null when it is not. */
const secondsUntilCheck = async (id: string) => (await jobsOf(shop.database, checkOf(id)))[0]?.dueInS ?? null;
/**
 * Lets a checkout be asked after now.
 *
 * @returns for how many seconds it is put off then, and how long that took to see
 */
async function check(id: string): Promise<{ inS: number; withinS: number }> {
  await makeDue(shop.database, checkOf(id));
  const startedAt = Date.now();
  await runDueJobs(shop);
  return { inS: (await secondsUntilCheck(id)) ?? Number.NaN, withinS: (Date.now() - startedAt) / 1_000 };
}

/** Counts how often the provider is asked for the payments of an order. */
const counting = (asked: string[]): Context => {
  const ctx = shop.ctx();
  const listPayments: PaymentProvider['listPayments'] = (id) => {
    asked.push(id);
    return ctx.payments.listPayments(id);
  };
  return { ...ctx, payments: { ...ctx.payments, listPayments } };
};

describe('a checkout', () => {
  it('becomes the order of a payment that nobody told of', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { id, orderId } = await startCheckout(shop, buyer);
    const books = await openBooks(shop.database);
    await payAtStandIn(shop, orderId);
    expect(await secondsUntilCheck(id)).toBeLessThanOrEqual(15);

    await check(id);

    expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');
    expect(await secondsUntilCheck(id)).toBeNull();
    expect(await findBreaches(books)).toEqual([]);
  });

  it('is asked after at growing gaps, never more than forty seconds while it can be paid', async () => {
    const { id } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    const gaps: { inS: number; withinS: number }[] = [];
    for (let turn = 0; turn < 6; turn++) gaps.push(await check(id));

    const promised = [15, 21, 29.4, 40, 40, 40];
    for (const [turn, { inS, withinS }] of gaps.entries()) {
      expect(inS).toBeLessThanOrEqual(promised[turn] ?? 0);
      expect(inS + withinS).toBeGreaterThanOrEqual(promised[turn] ?? 0);
    }
  });

  it('is asked after for five days when it has ended, since a payment may come late', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { paymentOrder } = await start(shop, buyer);
    await cancel(shop, buyer, paymentOrder.id);
    const grow: number[] = [];
    for (let turn = 0; turn < 12; turn++) grow.push(Math.round((await check(paymentOrder.id)).inS / 60));
    expect(grow.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(grow.at(-1)).toBe(360);

    await payAtStandIn(shop, paymentOrder.providerOrderId);
    await check(paymentOrder.id);
    expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');

    const late = await aBuyer(shop, tea);
    const { paymentOrder: older } = await start(shop, late);
    await cancel(shop, late, older.id);
    await shop.database.query("UPDATE payment_order SET created_at = now() - interval '6 days' WHERE id = $1", [
      older.id,
    ]);
    await check(older.id);
    expect(await secondsUntilCheck(older.id)).toBeNull();
  });

  it('is asked after once when several processes are at it', async () => {
    const ids = new Set<string>();
    for (let checkout = 0; checkout < 12; checkout++) {
      const { id, orderId } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
      ids.add(orderId);
      await makeDue(shop.database, checkOf(id));
    }
    const asked: string[] = [];

    await Promise.all(Array.from({ length: 4 }, () => runDueJobs(shop, counting(asked))));

    expect(asked).toHaveLength(12);
    expect(new Set(asked)).toEqual(ids);
  });

  it('is asked after again after a pause that grows when that went wrong', async () => {
    const { id } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    const ctx = shop.ctx();
    const failing = { ...ctx, payments: { ...ctx.payments, listPayments: () => Promise.reject(new Error('a fault')) } };
    const pauses: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      await makeDue(shop.database, checkOf(id));
      await runDueJobs(shop, failing);
      pauses.push((await secondsUntilCheck(id)) ?? 0);
    }

    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.at(-1)).toBeLessThan(60);
    expect(await jobsOf(shop.database, checkOf(id))).toMatchObject([{ attempts: 4 }]);
    await check(id);
    expect(await jobsOf(shop.database, checkOf(id))).toMatchObject([{ attempts: 0 }]);
  });

  it('takes up the order that a process had opened at the provider and not written down', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    await shop.database.query("UPDATE payment_order SET state = 'creating', provider_order_id = NULL WHERE id = $1", [
      id,
    ]);

    await check(id);

    expect(await row(id)).toMatchObject({ state: 'open', providerOrderId: orderId });
    expect((await start(shop, buyer)).paymentOrder).toMatchObject({ id, providerOrderId: orderId });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
  });

  it('is not asked after any more once it is paid, and at once again when it is given up', async () => {
    const tea = await aVariant(shop);
    const [payer, quitter] = [await aBuyer(shop, tea), await aBuyer(shop, tea)];
    const paid = await startCheckout(shop, payer);
    const left = await startCheckout(shop, quitter);

    await createOrder(shop, payer, { paymentId: (await payAtStandIn(shop, paid.orderId)).razorpay_payment_id });
    await cancel(shop, quitter, left.id);

    expect(await secondsUntilCheck(paid.id)).toBeNull();
    expect(await jobsOf(shop.database, checkOf(left.id))).toHaveLength(1);
    expect(await secondsUntilCheck(left.id)).toBeGreaterThan(15);
  });
});

describe('an order that waits for its payment', () => {
  /** A checkout whose time has run out, and its order, which has waited for some minutes. */
  async function aPendingOrder(outcome: 'authorized' | 'failed', minutes: number) {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId, { outcome });
    await shop.rest('POST /standin/faults', { body: { failNext: 5 } });
    await createOrder(shop, buyer, { paymentId });
    await shop.rest('POST /standin/faults', { body: {} });
    expect((await ordersOf(shop, buyer))[0]?.status).toBe('PENDING');
    await shop.database.query("UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    await check(id);
    await shop.database.query(
      'UPDATE "order" SET placed_at = now() - make_interval(mins => $2) WHERE payment_order_id = $1',
      [id, minutes],
    );
    return { id, orderId, paymentId, buyer, tea };
  }
  const statusOf = async (buyer: User) => (await ordersOf(shop, buyer))[0]?.status;

  it('is cancelled when nothing was paid half an hour later, and no earlier', async () => {
    const early = await aPendingOrder('failed', 29);
    const late = await aPendingOrder('failed', 31);
    const books = await openBooks(shop.database);

    await check(early.id);
    await check(late.id);

    expect(await statusOf(early.buyer)).toBe('PENDING');
    expect(await statusOf(late.buyer)).toBe('CANCELLED');
    expect(await stockOf(shop, late.tea)).toEqual({ onHand: 10, reserved: 0 });
    expect(await findBreaches(books)).toEqual([]);
  });

  it('keeps its shopper from paying again only until then', async () => {
    const { id, buyer } = await aPendingOrder('authorized', 31);
    expect((await start(shop, buyer)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);

    await check(id);

    expect(await statusOf(buyer)).toBe('CANCELLED');
    expect((await start(shop, buyer)).userErrors).toEqual([]);
  });

  it('is refunded when it is paid after it was cancelled, and sells nothing', async () => {
    const { id, orderId, buyer, tea } = await aPendingOrder('failed', 31);
    const books = await openBooks(shop.database);
    await check(id);

    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await check(id);

    expect(await ordersOf(shop, buyer)).toMatchObject([{ status: 'REFUNDED', paymentId }]);
    const refunds = await shop.database.query('SELECT reason FROM refund WHERE payment_id = $1', [paymentId]);
    expect(refunds).toEqual([{ reason: 'cancelled' }]);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
    expect(await findBreaches(books)).toEqual([]);
  });

  it('waits on while the provider does not answer, but for no longer than five days', async () => {
    const { id, buyer } = await aPendingOrder('failed', 31);
    await shop.rest('POST /standin/faults', { body: { failNext: 5 } });
    await check(id);
    expect(await statusOf(buyer)).toBe('PENDING');

    await shop.database.query("UPDATE payment_order SET created_at = now() - interval '6 days' WHERE id = $1", [id]);
    await check(id);

    expect(await statusOf(buyer)).toBe('CANCELLED');
    expect(await secondsUntilCheck(id)).toBeNull();
  });
});

describe('reconcileLedger', () => {
  it('settles what the shop knows nothing of, and nothing that it knows', async () => {
    await reconcileLedger(shop.ctx());
    const tea = await aVariant(shop);
    const [lost, late, told] = await Promise.all([0, 1, 2].map(() => aBuyer(shop, tea)));
    if (!lost || !late || !told) throw new Error('no buyers');
    const books = await openBooks(shop.database);
    await payAtStandIn(shop, (await startCheckout(shop, lost)).orderId);
    const { paymentOrder } = await start(shop, late);
    await cancel(shop, late, paymentOrder.id);
    await payAtStandIn(shop, paymentOrder.providerOrderId);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, (await startCheckout(shop, told)).orderId);
    await createOrder(shop, told, { paymentId });

    expect(await reconcileLedger(shop.ctx())).toBe(2);

    for (const buyer of [lost, late, told]) expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');
    expect(await findBreaches(books)).toEqual([]);
    expect(await reconcileLedger(shop.ctx())).toBe(0);
  });

  it('goes through all pages', async () => {
    const { orderId } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    await shop.database.query(
      `INSERT INTO standin_payment (id, order_id, status, amount, currency, created_at)
       SELECT 'pay_old' || n, $1, 'failed', 10000, 'INR', now() + interval '1 second' FROM generate_series(1, 230) n`,
      [orderId],
    );
    const lost = await aBuyer(shop, await aVariant(shop));
    await payAtStandIn(shop, (await startCheckout(shop, lost)).orderId);
    await shop.database.query(
      "UPDATE standin_payment SET created_at = now() - interval '2 days' WHERE status = 'captured'",
    );

    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await reconcileLedger(shop.ctx())).toBe(1);

    expect((await ordersOf(shop, lost))[0]?.status).toBe('CONFIRMED');
  });

  it('finds whose a payment is by the receipt, when its order was never written down', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await shop.database.manager.update(ProductVariant, { id: tea.id }, { onHand: 0, reserved: 0 });
    await shop.database.query("UPDATE payment_order SET state = 'cancelled', provider_order_id = NULL WHERE id = $1", [
      id,
    ]);

    expect(await reconcileLedger(shop.ctx())).toBe(1);

    expect(await stateOf(shop, id)).toBe('refunding');
    expect(await refundsOf(shop, paymentId)).toEqual([{ reason: 'sold_out', amountPaise: 10_000 }]);
  });

  it('leaves alone what others take through the same account', async () => {
    await shop.database.query(
      "INSERT INTO standin_order (id, amount, currency, receipt) VALUES ('order_foreign', 5000, 'INR', 'invoice 7')",
    );
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, 'order_foreign');

    expect(await reconcileLedger(shop.ctx())).toBe(0);

    const { refunds } = (await shop.rest('GET /standin/ledger')).body;
    expect(refunds.filter((refund: { payment_id: string }) => refund.payment_id === paymentId)).toEqual([]);
  });

  it('is done by one of all processes, and counts as done when it came to its end', async () => {
    const doneSince = async () => (await readPaymentFigures(shop.ctx())).ledgerAgeS;
    await shop.database.query("UPDATE ledger_comparison SET done_at = done_at - interval '2 days'");
    await addJobs(
      shop.ctx(),
      PaymentJob.COMPARE_LEDGER,
      "SELECT '{}'::json AS payload, NULL AS key, now() AS run_at",
      [],
    );
    let asked = 0;
    const ctx = shop.ctx();
    const listLedger: PaymentProvider['listLedger'] = (...page) => {
      asked += 1;
      return ctx.payments.listLedger(...page);
    };
    await shop.rest('POST /standin/faults', { body: { failNext: 1 } });

    await runDueJobs(shop);
    expect(await doneSince()).toBeGreaterThan(172_000);
    expect(await jobsOf(shop.database, PaymentJob.COMPARE_LEDGER)).toMatchObject([{ attempts: 1 }]);
    await makeDue(shop.database, PaymentJob.COMPARE_LEDGER);
    await Promise.all([1, 2, 3].map(() => runDueJobs(shop, { ...ctx, payments: { ...ctx.payments, listLedger } })));

    expect(await doneSince()).toBeLessThan(3_600);
    expect(await jobsOf(shop.database, PaymentJob.COMPARE_LEDGER)).toEqual([]);
    const [{ seen }] = await shop.database.query('SELECT seen FROM ledger_comparison ORDER BY done_at DESC LIMIT 1');
    expect(asked).toBe(Math.ceil(seen / 100) + 1);
  });
});
