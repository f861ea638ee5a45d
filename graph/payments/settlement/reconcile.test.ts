import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductVariant } from '../../catalogue/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import type { PaymentProvider } from '../../shared/ports/payment-provider.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { findBreaches, openBooks } from '../../testing/invariants.js';
import { cancel, createOrder, ordersOf, refundsOf, start, stateOf } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { readReconcilerLag, reconcileCheckouts } from './reconcile-checkouts.js';
import { reconcileLedger } from './reconcile-ledger.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await shop.rest('POST /standin/faults', { body: {} });
  await shop.database.query('UPDATE payment_order SET next_check_at = NULL');
});

afterAll(() => shop.close());

const row = (id: string) => shop.database.manager.findOneByOrFail(PaymentOrder, { id });
const secondsUntilCheck = async (id: string) =>
  ((await row(id)).nextCheckAt?.getTime() ?? Number.NaN) / 1000 - Date.now() / 1000;
/** What the database's clock says, in seconds. */
const clock = async (): Promise<number> =>
  (await shop.database.query('SELECT extract(epoch FROM clock_timestamp())::float AS now'))[0].now;
/**
 * Lets the reconciler run. @returns for how many seconds it put a checkout off, as the least and the most that it may
 * have been: it reads the clock at a moment of its run that is not known
 */
async function reconcileAndReadGap(id: string): Promise<{ least: number; most: number }> {
  await makeDue(id);
  const before = await clock();
  await reconcileCheckouts(shop.ctx());
  const after = await clock();
  const next = ((await row(id)).nextCheckAt?.getTime() ?? Number.NaN) / 1000;
  return { least: next - after, most: next - before };
}
const makeDue = (id: string) =>
  shop.database.query(`UPDATE payment_order SET next_check_at = now() - interval '1 second' WHERE id = $1`, [id]);

/** Counts how often the provider is asked for the payments of an order. */
const counting = (asked: string[]): Context => {
  const ctx = shop.ctx();
  const listPayments: PaymentProvider['listPayments'] = (id) => {
    asked.push(id);
    return ctx.payments.listPayments(id);
  };
  return { ...ctx, payments: { ...ctx.payments, listPayments } };
};

describe('reconcileCheckouts', () => {
  it('makes the order of a payment that nobody told of', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { id, orderId } = await startCheckout(shop, buyer);
    const books = await openBooks(shop.database);
    await payAtStandIn(shop, orderId);
    expect(await secondsUntilCheck(id)).toBeLessThanOrEqual(15);

    await makeDue(id);
    await reconcileCheckouts(shop.ctx());

    expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');
    expect((await row(id)).nextCheckAt).toBeNull();
    expect(await findBreaches(books)).toEqual([]);
  });

  it('asks at growing gaps, never more than forty seconds while the checkout can be paid', async () => {
    const { id } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    const gaps: { least: number; most: number }[] = [];
    for (let check = 0; check < 6; check++) gaps.push(await reconcileAndReadGap(id));

    expect(gaps.at(0)?.least).toBeLessThanOrEqual(15);
    expect(gaps.at(-1)?.most).toBeGreaterThan(30);
    expect(Math.max(...gaps.map(({ least }) => least))).toBeLessThanOrEqual(40);
    for (const [index, { most }] of gaps.slice(1).entries())
      expect(most).toBeGreaterThanOrEqual(gaps[index]?.least ?? 0);
  });

  it('finds a payment that came days after the checkout had ended, and stops asking after five', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { paymentOrder } = await start(shop, buyer);
    await cancel(shop, buyer, paymentOrder.id);
    const grow: number[] = [];
    for (let check = 0; check < 12; check++) {
      await makeDue(paymentOrder.id);
      await reconcileCheckouts(shop.ctx());
      grow.push(Math.round((await secondsUntilCheck(paymentOrder.id)) / 60));
    }
    expect(grow.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(grow.at(-1)).toBe(360);

    await payAtStandIn(shop, paymentOrder.providerOrderId);
    await makeDue(paymentOrder.id);
    await reconcileCheckouts(shop.ctx());
    expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');

    const late = await aBuyer(shop, tea);
    const { paymentOrder: older } = await start(shop, late);
    await cancel(shop, late, older.id);
    await shop.database.query("UPDATE payment_order SET created_at = now() - interval '6 days' WHERE id = $1", [
      older.id,
    ]);
    await makeDue(older.id);
    await reconcileCheckouts(shop.ctx());
    expect((await row(older.id)).nextCheckAt).toBeNull();
  });

  it('asks for each checkout once when several processes are at it', async () => {
    const ids = new Set<string>();
    for (let checkout = 0; checkout < 12; checkout++) {
      const { id, orderId } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
      ids.add(orderId);
      await makeDue(id);
    }
    const asked: string[] = [];

    await Promise.all(Array.from({ length: 4 }, () => reconcileCheckouts(counting(asked))));

    expect(asked).toHaveLength(12);
    expect(new Set(asked)).toEqual(ids);
  });

  it('comes back in a minute to what a process had taken that died', async () => {
    const { id } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    await makeDue(id);
    const ctx = shop.ctx();
    const dying = { ...ctx, payments: { ...ctx.payments, listPayments: () => Promise.reject(new Error('it died')) } };

    await reconcileCheckouts(dying);

    expect(await secondsUntilCheck(id)).toBeGreaterThan(50);
    expect(await secondsUntilCheck(id)).toBeLessThanOrEqual(60);
  });

  it('takes up the order that a process had opened at the provider and not written down', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    await shop.database.query(
      "UPDATE payment_order SET state = 'creating', provider_order_id = NULL, next_check_at = now() - interval '1 second' WHERE id = $1",
      [id],
    );

    await reconcileCheckouts(shop.ctx());

    expect(await row(id)).toMatchObject({ state: 'open', providerOrderId: orderId });
    expect((await start(shop, buyer)).paymentOrder).toMatchObject({ id, providerOrderId: orderId });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
  });

  it('tells how far it is behind', async () => {
    const { id } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    expect(await readReconcilerLag(shop.ctx())).toBe(0);

    await shop.database.query("UPDATE payment_order SET next_check_at = now() - interval '90 seconds' WHERE id = $1", [
      id,
    ]);

    expect(Math.round(await readReconcilerLag(shop.ctx()))).toBe(90);
  });
});

describe('reconcileLedger', () => {
  const startDay = () =>
    shop.database.query("UPDATE recurring_work SET next_at = now() - interval '1 second' WHERE name = 'ledger'");

  it('settles once a day what the shop knows nothing of, and nothing that it knows', async () => {
    await startDay();
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

    expect(await reconcileLedger(shop.ctx())).toBeNull();
    await startDay();
    const turns = await Promise.all([1, 2, 3].map(() => reconcileLedger(shop.ctx())));

    expect(turns.filter((settled) => settled !== null)).toEqual([2]);
    for (const buyer of [lost, late, told]) expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');
    expect(await findBreaches(books)).toEqual([]);
    await startDay();
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

    await startDay();
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

    await startDay();
    expect(await reconcileLedger(shop.ctx())).toBe(1);

    expect(await stateOf(shop, id)).toBe('refunding');
    expect(await refundsOf(shop, paymentId)).toEqual([{ reason: 'sold_out', amountPaise: 10_000 }]);
  });

  it('leaves alone what others take through the same account', async () => {
    await shop.database.query(
      "INSERT INTO standin_order (id, amount, currency, receipt) VALUES ('order_foreign', 5000, 'INR', 'invoice 7')",
    );
    await payAtStandIn(shop, 'order_foreign');

    await startDay();
    expect(await reconcileLedger(shop.ctx())).toBe(0);

    expect((await shop.rest('GET /standin/ledger')).body.refunds).toEqual([]);
  });

  it('is tried again when the provider does not answer', async () => {
    await startDay();
    await shop.rest('POST /standin/faults', { body: { failNext: 1 } });

    await expect(reconcileLedger(shop.ctx())).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });

    const [{ minutes }] = await shop.database.query(
      "SELECT round(extract(epoch FROM next_at - now()) / 60)::int AS minutes FROM recurring_work WHERE name = 'ledger'",
    );
    expect(minutes).toBe(30);
  });
});
