import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import type { PaymentProvider } from '../../shared/ports/payment-provider.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { dropJobs, jobsOf, makeDue, runDueJobs } from '../../testing/jobs.js';
import { cancel, createOrder, stateOf, unprocessed, until } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { PaymentJob } from '../payment-jobs.js';
import { Refund } from './refund.entity.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await shop.rest('POST /standin/faults', { body: {} });
  await dropJobs(shop.database);
});

afterAll(() => shop.close());

/**
 * A payment that came after its hold, for goods that are gone; answers its id and its checkout's.
 */
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
const jobs = () => jobsOf(shop.database, PaymentJob.SEND_REFUND);
const sendDueRefunds = (ctx?: Context) => runDueJobs(shop, ctx, [PaymentJob.SEND_REFUND]);
const makeRefundsDue = () => makeDue(shop.database, PaymentJob.SEND_REFUND);
const ledger = async () => (await shop.rest('GET /standin/ledger')).body;
const refundsAtProvider = async (paymentId: string) =>
  (await ledger()).refunds.filter(({ payment_id }: { payment_id: string }) => payment_id === paymentId);

/**
 * Every captured payment has exactly one order or exactly one refund, as the provider's ledger
 * says.
 */
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

    await sendDueRefunds();
    await makeRefundsDue();
    await sendDueRefunds();

    const [refund, ...more] = await refundsAtProvider(paymentId);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount: 10_000, status: 'processed', receipt: (await rowOf(paymentId)).id });
    expect(await rowOf(paymentId)).toMatchObject({
      ...{ providerRefundId: refund.id, settledAt: expect.any(Date), failedAt: null },
    });
    expect(await jobs()).toEqual([]);
    expect(await stateOf(shop, checkoutId)).toBe('refunded');
    await expectEveryPaymentEndedOnce();
  });

  it('is refunded later when the provider fails, after pauses that grow', async () => {
    const { paymentId } = await aLatePayment();
    const pause = async () => (await jobs())[0]?.dueInS ?? 0;
    await shop.rest('POST /standin/faults', { body: { failNext: 2 } });

    await sendDueRefunds();
    expect(await refundsAtProvider(paymentId)).toEqual([]);
    expect(await jobs()).toMatchObject([{ attempts: 1 }]);
    const first = await pause();
    expect(first).toBeGreaterThan(0);
    await makeRefundsDue();
    await sendDueRefunds();
    expect(await jobs()).toMatchObject([{ attempts: 2 }]);
    expect(await pause()).toBeGreaterThan(first);
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: null, settledAt: null });
    await makeRefundsDue();
    await sendDueRefunds();

    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
    expect(await jobs()).toEqual([]);
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

    const allAtOnce = () => Promise.all(Array.from({ length: 8 }, () => sendDueRefunds(counted())));

    await allAtOnce();
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

    await sendDueRefunds(dying);
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: null, settledAt: null });
    await makeRefundsDue();
    await sendDueRefunds();

    const [refund, ...more] = await refundsAtProvider(paymentId);
    expect(more).toEqual([]);
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: refund.id, settledAt: expect.any(Date) });
    await expectEveryPaymentEndedOnce();
  });

  it('counts as refunded only when the provider says that it is done', async () => {
    const { paymentId, checkoutId } = await aLatePayment();

    await sendDueRefunds(slowBank());
    expect(await rowOf(paymentId)).toMatchObject({ providerRefundId: expect.any(String), settledAt: null });
    expect(await jobs()).toMatchObject([{ attempts: 0 }]);
    expect((await jobs())[0]?.dueInS).toBeGreaterThan(0);
    expect(await stateOf(shop, checkoutId)).toBe('refunding');
    await makeRefundsDue();
    await sendDueRefunds();

    expect((await rowOf(paymentId)).settledAt).not.toBeNull();
    expect(await jobs()).toEqual([]);
    expect(await refundsAtProvider(paymentId)).toHaveLength(1);
  });

  it('gives up a provider that does not answer after five seconds', async () => {
    const { paymentId } = await aLatePayment();
    await shop.rest('POST /standin/faults', { body: { hang: true } });
    const startedAt = Date.now();

    await sendDueRefunds();

    expect(Date.now() - startedAt).toBeGreaterThan(4_500);
    // It ended, and not for what a slow machine may add.
    expect(Date.now() - startedAt).toBeLessThan(50_000);
    expect((await rowOf(paymentId)).providerRefundId).toBeNull();
  });
});

describe('what the provider tells of a refund', () => {
  const sendWebhook = (event: string, id: string, eventId: string) => {
    const body = JSON.stringify({ event, payload: { refund: { entity: { id } } } });
    const signature = createHmac('sha256', shop.config.payments.webhookSecret ?? '').update(body);
    return shop.rest('POST /api/payment/webhook', {
      body,
      headers: { 'x-razorpay-signature': signature.digest('hex'), 'x-razorpay-event-id': eventId },
    });
  };

  it('settles one that was waiting, without anybody asking', async () => {
    const { paymentId, checkoutId } = await aLatePayment({ webhook: 'send' });

    await sendDueRefunds(slowBank());
    await until(async () => {
      await runDueJobs(shop);
      return (await rowOf(paymentId)).settledAt !== null;
    });

    expect(await stateOf(shop, checkoutId)).toBe('refunded');
    expect(await jobs()).toEqual([]);
  });

  it('marks one that failed, which a later success makes good', async () => {
    const { paymentId, checkoutId } = await aLatePayment();
    await sendDueRefunds(slowBank());
    const { providerRefundId } = await rowOf(paymentId);
    const sendStatus = async (status: string) => {
      await shop.database.query('UPDATE standin_refund SET status = $2 WHERE id = $1', [providerRefundId, status]);
      await sendWebhook(`refund.${status}`, String(providerRefundId), `evt_refund_${status}`);
      await runDueJobs(shop);
      expect(await unprocessed(shop)).toBe(0);
    };

    await sendStatus('failed');
    expect(await rowOf(paymentId)).toMatchObject({ failedAt: expect.any(Date), settledAt: null });
    expect(await stateOf(shop, checkoutId)).toBe('refunding');
    expect(await jobs()).toEqual([]);
    await sendStatus('processed');
    expect(await rowOf(paymentId)).toMatchObject({ failedAt: null, settledAt: expect.any(Date) });
  });

  it('is believed only as far as the provider confirms it', async () => {
    const { paymentId } = await aLatePayment();
    await sendDueRefunds(slowBank());
    const { providerRefundId } = await rowOf(paymentId);
    const bankIs = (status: string) =>
      shop.database.query('UPDATE standin_refund SET status = $2 WHERE id = $1', [providerRefundId, status]);
    const sendAll = async (time: string) => {
      await sendWebhook('refund.failed', String(providerRefundId), `evt_failed_${time}`);
      await sendWebhook('refund.processed', String(providerRefundId), `evt_processed_${time}`);
      await sendWebhook('refund.processed', 'rfnd_unknown', `evt_unknown_${time}`);
      await runDueJobs(shop);
      expect(await unprocessed(shop)).toBe(0);
    };

    await bankIs('pending');
    await sendAll('early');
    expect(await rowOf(paymentId)).toMatchObject({ failedAt: null, settledAt: null });

    await bankIs('processed');
    await makeRefundsDue();
    await sendDueRefunds();
    const settled = await rowOf(paymentId);
    expect(settled).toMatchObject({ failedAt: null, settledAt: expect.any(Date) });
    await sendAll('late');
    expect(await rowOf(paymentId)).toEqual(settled);
  });
});

describe('the stand-in', () => {
  it('refunds a payment in parts, each once, and never more than was paid', async () => {
    const { paymentId } = await aLatePayment();
    const { payments } = shop.ctx();

    const refund = (amount: number, key: string) => payments.refundPayment(paymentId, amount, key);
    const made = await refund(2_500, 'key-of-a-part');
    expect(await refund(2_500, 'key-of-a-part')).toEqual(made);
    await expect(refund(2_600, 'key-of-a-part')).rejects.toThrow('the provider refused: 400');
    await expect(refund(7_501, 'key-of-too-much')).rejects.toThrow('the provider refused: 400');
    expect((await payments.findPayment(paymentId))?.status).toBe('captured');
    await refund(7_500, 'key-of-the-rest');
    await expect(refund(100, 'another-key')).rejects.toThrow('the provider refused: 400');
    await expect(payments.refundPayment('pay_unknown', 10_000, 'another-key')).rejects.toThrow('refused: 400');

    expect(await refundsAtProvider(paymentId)).toHaveLength(2);
    expect((await payments.findPayment(paymentId))?.status).toBe('refunded');
    expect(await payments.findRefund(made.id)).toEqual(made);
    expect(await payments.findRefund('rfnd_unknown')).toBeNull();
  });
});
