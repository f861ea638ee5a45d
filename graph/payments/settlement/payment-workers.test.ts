import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuyer, aVariant, payAtStandIn, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { jobsOf, makeDue, runDueJobs } from '../../testing/jobs.js';
import { ordersOf, stateOf, storedEvents, unprocessed } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { PaymentJob } from '../payment-jobs.js';
import { planCheck } from '../plan-check.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => shop.rest('POST /standin/faults', { body: {} }));

afterAll(() => shop.close());

describe('a hold that runs out', () => {
  const checkOf = (id: string) => `${PaymentJob.CHECK_CHECKOUT}:${id}`;
  const expire = async (id: string) => {
    await shop.database.query("UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE id = $1", [id]);
    await makeDue(shop.database, checkOf(id));
  };

  it('gives its stock back', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea, 4));
    await makeDue(shop.database, checkOf(id));
    await runDueJobs(shop);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 4 });

    await expire(id);
    await Promise.all([runDueJobs(shop), runDueJobs(shop)]);

    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
    expect(await stateOf(shop, id)).toBe('expired');
  });

  it('becomes an order when it was paid and nobody said so', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    await payAtStandIn(shop, orderId);

    await expire(id);
    await runDueJobs(shop);

    expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('gives its stock back although the provider does not answer', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    await shop.rest('POST /standin/faults', { body: { failNext: 5 } });

    await expire(id);
    await runDueJobs(shop);

    expect(await stateOf(shop, id)).toBe('expired');
  });

  it('is let go when its process died before the provider answered', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    await shop.database.query('DELETE FROM standin_order');
    await shop.database.query("UPDATE payment_order SET state = 'creating', provider_order_id = NULL WHERE id = $1", [
      id,
    ]);
    await planCheck(shop.ctx(), id);

    await runDueJobs(shop);
    expect(await stateOf(shop, id)).toBe('creating');
    const [{ dueInS } = { dueInS: 0 }] = await jobsOf(shop.database, checkOf(id));
    expect(dueInS).toBeGreaterThan(30);
    expect(dueInS).toBeLessThanOrEqual(60);
    await makeDue(shop.database, checkOf(id));
    await runDueJobs(shop);

    expect(await stateOf(shop, id)).toBe('cancelled');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
  });
});

describe('POST /api/payment/webhook', () => {
  const send = (body: string, signature: string, id = 'evt_test') =>
    shop.rest('POST /api/payment/webhook', {
      body,
      headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id },
    });
  const signed = (body: string) =>
    createHmac('sha256', shop.config.payments.webhookSecret ?? '')
      .update(body)
      .digest('hex');

  it('keeps nothing that the provider did not sign', async () => {
    const body = JSON.stringify({ event: 'payment.captured' });
    const before = await storedEvents(shop);

    expect((await send(body, 'nonsense')).status).toBe(401);
    expect((await send(body, signed(`${body} `))).status).toBe(401);
    expect((await send(body, '')).status).toBe(401);
    expect(await storedEvents(shop)).toBe(before);
  });

  it('takes events of no concern, and the same one again, without a word', async () => {
    const bodies = ['{"event":"invoice.paid"}', '{"payload":{"payment":{"entity":{"id":"pay_unknown"}}}}', 'no json'];

    for (const [index, body] of bodies.entries()) {
      for (let time = 0; time < 2; time++) expect((await send(body, signed(body), `evt_${index}`)).status).toBe(200);
    }
    await runDueJobs(shop);

    expect(await unprocessed(shop)).toBe(0);
  });

  it('leaves an event for later while the provider does not answer', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: id } = await payAtStandIn(shop, orderId);
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id } } } });
    await shop.rest('POST /standin/faults', { body: { failNext: 1 } });

    expect((await send(body, signed(body), 'evt_later')).status).toBe(200);
    await runDueJobs(shop);
    expect(await unprocessed(shop)).toBe(1);
    expect(await ordersOf(shop, buyer)).toEqual([]);
    expect(await jobsOf(shop.database, PaymentJob.HANDLE_EVENT)).toMatchObject([{ attempts: 1 }]);

    await makeDue(shop.database, PaymentJob.HANDLE_EVENT);
    await runDueJobs(shop);

    expect(await ordersOf(shop, buyer)).toHaveLength(1);
    expect(await unprocessed(shop)).toBe(0);
    expect(await jobsOf(shop.database, PaymentJob.HANDLE_EVENT)).toEqual([]);
  });
});
