import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductVariant } from '../../catalogue/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import type { PaymentProvider } from '../../shared/ports/payment-provider.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { cancel, createOrder, stateOf, unprocessed, until } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { startPaymentWorkers } from '../settlement/payment-workers.js';
import { processWebhooks } from '../settlement/webhooks.js';
import { Refund } from './refund.entity.js';
import { refundPayments } from './refund-payments.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await shop.rest('POST /standin/faults', { body: {} });
  await shop.database.query('DELETE FROM outbox');
});

afterAll(() => shop.close());

/** A payment that came after its hold, for goods that are gone; answers its id and its checkout's. */
async function aLatePayment(wishes: object = {}): Promise<{ paymentId: string; checkoutId: string }> {
  const tea = await aVariant(shop);
  const buyer = await aBuyer(shop, tea);
  const { id, orderId } = await startCheckout(shop, buyer);
  await cancel(shop, buyer, id);
  await shop.database.manager.update(ProductVariant, { id: tea.id }, { onHand: 0 });
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId, wishes);
  const { body } = await createOrder(shop, buyer, { paymentId });
  expect(body.status).toBe('refunded');
  return { paymentId, checkoutId: id };
}

/** The shop with some of its ways to the provider changed. */
const withProvider = (change: (real: PaymentProvider) => Partial<PaymentProvider>): Context => {
  const ctx = shop.ctx();
  return { ...ctx, payments: { ...ctx.payments, ...change(ctx.payments) } };
};
/** The provider takes the refund on, and its bank takes its time. */
const slowBank = () =>
  withProvider((real) => ({
    refundPayment: async (...asked) => ({ ...(await real.refundPayment(...asked)), status: 'pending' }),
  }));
const rowOf = (paymentId: string) => shop.database.manager.findOneByOrFail(Refund, { paymentId });
const messages = () => shop.database.query('SELECT attempts, next_at > now() AS "isLater" FROM outbox');
const makeDue = () => shop.database.query(`UPDATE outbox SET next_at = now() - interval '1 second'`);
const ledger = async () => (await shop.rest('GET /standin/ledger')).body;
const refundsAtProvider = async (paymentId: string) =>
  (await ledger()).refunds.filter(({ payment_id }: { payment_id: string }) => payment_id === paymentId);

/** Every captured payment has exactly one order or exactly one refund, as the provider's ledger says. */
async function expectEveryPaymentEndedOnce(): Promise<void> {
  const { payments, refunds } = await ledger();
  const captured = payments.filter(({ captured }: { captured: boolean }) => captured);
  expect(captured.length).toBeGreaterThan(0);
  for (const { id, amount } of captured) {
    const [{ count }] = await shop.database.query(
      `SELECT count(*)::int FROM "order" WHERE payment_id = $1 AND status <> 'REFUNDED'`,
      [id],
    );
    const back = refunds.filter(({ payment_id }: { payment_id: string }) => payment_id === id);
    expect(count + back.length).toBe(1);
    for (const refund of back) expect(refund.amount).toBe(amount);
  }
}

describe('a payment for goods that are gone', () => {
  it('is refunded exactly once', async () => {
    const { paymentId, checkoutId } = await aLatePayment();

    await refundPayments(shop.ctx());
    await makeDue();
    await refundPayments(shop.ctx());

    const [refund, ...more] = await refundsAtProvider(paymentId);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount: 10_000, status: 'processed', receipt: (await rowOf(paymentId)).id });
    expect(await rowOf(paymentId)).toMatchObject({
      ...{ providerRefundId: refund.id, settledAt: expect.any(Date), failedAt: null },
    });
    expect(await messages()).toEqual([]);
    expect(await stateOf(shop, checkoutId)).toBe('refunded');
    await expectEveryPaymentEndedOnce();
  });

  it('is refunded by the workers', async () => {
    const { paymentId } = await aLatePayment();

    const stop = startPaymentWorkers(shop.ctx());
    await until(async () => (await rowOf(paymentId)).settledAt !== null);
    await stop();

    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });

  it('is refunded later when the provider fails, after pauses that grow', async () => {
    const { paymentId } = await aLatePayment();
    const pause = async () => {
      const [{ seconds }] = await shop.database.query(
        'SELECT round(extract(epoch FROM next_at - now()))::int AS seconds FROM outbox',
      );
      return seconds;
    };
    await shop.rest('POST /standin/faults', { body: { failNext: 2 } });

    await refundPayments(shop.ctx());
    expect(await refundsAtProvider(paymentId)).toEqual([]);
    expect(await messages()).toEqual([{ attempts: 1, isLater: true }]);
    const first = await pause();
    await makeDue();
    await refundPayments(shop.ctx());
    expect(await messages()).toEqual([{ attempts: 2, isLater: true }]);
    expect(await pause()).toBeGreaterThan(first + 20);
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: null, settledAt: null });
    await makeDue();
    await refundPayments(shop.ctx());

    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect(await messages()).toEqual([]);
    await expectEveryPaymentEndedOnce();
  });

  it('is asked for once when workers run at the same time', async () => {
    const { paymentId } = await aLatePayment();
    let asked = 0;
    const counted = () =>
      withProvider((real) => ({
        refundPayment: (...request) => {
          asked++;
          return real.refundPayment(...request);
        },
      }));

    const allAtOnce = () => Promise.all(Array.from({ length: 8 }, () => refundPayments(counted())));

    // While somebody has the message, everybody comes to the same place; none may act on what was read before.
    let waiting: Promise<unknown> = Promise.resolve();
    await shop.database.transaction(async (db) => {
      await db.query('SELECT key FROM outbox FOR UPDATE');
      waiting = allAtOnce();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await waiting;
    await allAtOnce();

    expect(asked).toBe(1);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect((await rowOf(paymentId)).settledAt).not.toBeNull();
    await expectEveryPaymentEndedOnce();
  });

  it('is refunded once when the process dies before it writes down the answer', async () => {
    const { paymentId } = await aLatePayment();
    const dying = withProvider((real) => ({
      refundPayment: async (...request) => {
        await real.refundPayment(...request);
        throw new Error('the process died');
      },
    }));

    await refundPayments(dying);
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: null, settledAt: null });
    await makeDue();
    await refundPayments(shop.ctx());

    const [refund, ...more] = await refundsAtProvider(paymentId);
    expect(more).toEqual([]);
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: refund.id, settledAt: expect.any(Date) });
    await expectEveryPaymentEndedOnce();
  });

  it('counts as refunded only when the provider says that it is done', async () => {
    const { paymentId, checkoutId } = await aLatePayment();

    await refundPayments(slowBank());
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: expect.any(String), settledAt: null });
    expect(await messages()).toEqual([{ attempts: 1, isLater: true }]);
    expect(await stateOf(shop, checkoutId)).toBe('refunding');
    await makeDue();
    await refundPayments(shop.ctx());

    expect((await rowOf(paymentId)).settledAt).not.toBeNull();
    expect(await messages()).toEqual([]);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });

  it('gives up a provider that does not answer after five seconds', async () => {
    const { paymentId } = await aLatePayment();
    await shop.rest('POST /standin/faults', { body: { hang: true } });
    const startedAt = Date.now();

    await refundPayments(shop.ctx());

    expect(Date.now() - startedAt).toBeGreaterThan(4_500);
    // It ended, and not for what a slow machine may add.
    expect(Date.now() - startedAt).toBeLessThan(50_000);
    expect((await rowOf(paymentId)).providerRefundId).toBeNull();
  });
});

describe('what the provider tells of a refund', () => {
  const tell = (event: string, id: string, eventId: string) => {
    const body = JSON.stringify({ event, payload: { refund: { entity: { id } } } });
    const signature = createHmac('sha256', shop.config.payments.webhookSecret ?? '').update(body);
    return shop.rest('POST /api/payment/webhook', {
      body,
      headers: { 'x-razorpay-signature': signature.digest('hex'), 'x-razorpay-event-id': eventId },
    });
  };

  it('settles one that was waiting, without anybody asking', async () => {
    const { paymentId, checkoutId } = await aLatePayment({ webhook: 'send' });

    await refundPayments(slowBank());
    await until(async () => (await rowOf(paymentId)).settledAt !== null);

    expect(await stateOf(shop, checkoutId)).toBe('refunded');
    expect(await messages()).toEqual([]);
  });

  it('marks one that failed, which a later success makes good', async () => {
    const { paymentId, checkoutId } = await aLatePayment();
    await refundPayments(slowBank());
    const { providerRefundId } = await rowOf(paymentId);
    const tellStatus = async (status: string) => {
      await shop.database.query('UPDATE standin_refund SET status = $2 WHERE id = $1', [providerRefundId, status]);
      await tell(`refund.${status}`, String(providerRefundId), `evt_refund_${status}`);
      await processWebhooks(shop.ctx());
      await until(async () => (await unprocessed(shop)) === 0);
    };

    await tellStatus('failed');
    expect(await rowOf(paymentId)).toMatchObject({ failedAt: expect.any(Date), settledAt: null });
    expect(await stateOf(shop, checkoutId)).toBe('refunding');
    expect(await messages()).toEqual([]);
    await tellStatus('processed');
    expect(await rowOf(paymentId)).toMatchObject({ failedAt: null, settledAt: expect.any(Date) });
  });

  it('is believed only as far as the provider confirms it', async () => {
    const { paymentId } = await aLatePayment();
    await refundPayments(slowBank());
    const { providerRefundId } = await rowOf(paymentId);
    const bankIs = (status: string) =>
      shop.database.query('UPDATE standin_refund SET status = $2 WHERE id = $1', [providerRefundId, status]);
    const tellAll = async (time: string) => {
      await tell('refund.failed', String(providerRefundId), `evt_failed_${time}`);
      await tell('refund.processed', String(providerRefundId), `evt_processed_${time}`);
      await tell('refund.processed', 'rfnd_unknown', `evt_unknown_${time}`);
      await processWebhooks(shop.ctx());
      await until(async () => (await unprocessed(shop)) === 0);
    };

    await bankIs('pending');
    await tellAll('early');
    expect(await rowOf(paymentId)).toMatchObject({ failedAt: null, settledAt: null });

    await bankIs('processed');
    await makeDue();
    await refundPayments(shop.ctx());
    const settled = await rowOf(paymentId);
    expect(settled).toMatchObject({ failedAt: null, settledAt: expect.any(Date) });
    await tellAll('late');
    expect(await rowOf(paymentId)).toEqual(settled);
  });
});

describe('the stand-in', () => {
  it('refunds a payment once, as a whole', async () => {
    const { paymentId } = await aLatePayment();
    const { payments } = shop.ctx();

    await expect(payments.refundPayment(paymentId, 9_900, 'key-of-a-part')).rejects.toThrow(
      'the provider refused: 400',
    );
    const made = await payments.refundPayment(paymentId, 10_000, 'key-of-the-whole');
    expect(await payments.refundPayment(paymentId, 10_000, 'key-of-the-whole')).toEqual(made);
    await expect(payments.refundPayment(paymentId, 10_000, 'another-key')).rejects.toThrow('the provider refused: 400');
    await expect(payments.refundPayment('pay_unknown', 10_000, 'another-key')).rejects.toThrow('refused: 400');

    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect((await payments.findPayment(paymentId))?.status).toBe('refunded');
    expect(await payments.findRefund(made.id)).toEqual(made);
    expect(await payments.findRefund('rfnd_unknown')).toBeNull();
  });
});
