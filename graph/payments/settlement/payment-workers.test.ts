import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuyer, aVariant, payAtStandIn, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { eventsKept, ordersOf, stateOf, unprocessed, until } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { startPaymentWorkers } from './payment-workers.js';
import { reconcileCheckouts } from './reconcile-checkouts.js';
import { processWebhooks } from './webhooks.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => shop.rest('POST /standin/faults', { body: {} }));

afterAll(() => shop.close());

describe('a hold that runs out', () => {
  const expire = (id: string) =>
    shop.database.query(
      `UPDATE payment_order SET expires_at = now() - interval '1 second', next_check_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );

  it('gives its stock back', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea, 4));
    await reconcileCheckouts(shop.ctx());
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 4 });

    await expire(id);
    await Promise.all([reconcileCheckouts(shop.ctx()), reconcileCheckouts(shop.ctx())]);

    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
    expect(await stateOf(shop, id)).toBe('expired');
  });

  it('becomes an order when it was paid and nobody said so', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    await payAtStandIn(shop, orderId);

    await expire(id);
    await reconcileCheckouts(shop.ctx());

    expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('gives its stock back although the provider does not answer', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    await shop.rest('POST /standin/faults', { body: { failNext: 5 } });

    await expire(id);
    await reconcileCheckouts(shop.ctx());

    expect(await stateOf(shop, id)).toBe('expired');
  });

  it('is let go when its process died before the provider answered', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    await shop.database.query('DELETE FROM standin_order');
    const stuck = `UPDATE payment_order SET state = 'creating', provider_order_id = NULL, next_check_at = created_at + interval '60 seconds' - $2::interval WHERE id = $1`;

    await shop.database.query(stuck, [id, '50 seconds']);
    await reconcileCheckouts(shop.ctx());
    expect(await stateOf(shop, id)).toBe('creating');
    await shop.database.query(stuck, [id, '61 seconds']);
    await reconcileCheckouts(shop.ctx());

    expect(await stateOf(shop, id)).toBe('cancelled');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('is seen to by the workers', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    await expire(id);

    const stop = startPaymentWorkers(shop.ctx());
    await until(async () => (await stateOf(shop, id)) === 'expired');
    await stop();
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
    const before = await eventsKept(shop);

    expect((await send(body, 'nonsense')).status).toBe(401);
    expect((await send(body, signed(`${body} `))).status).toBe(401);
    expect((await send(body, '')).status).toBe(401);
    expect(await eventsKept(shop)).toBe(before);
  });

  it('takes events of no concern, and the same one again, without a word', async () => {
    const bodies = ['{"event":"invoice.paid"}', '{"payload":{"payment":{"entity":{"id":"pay_unknown"}}}}', 'no json'];

    for (const [index, body] of bodies.entries()) {
      for (let time = 0; time < 2; time++) expect((await send(body, signed(body), `evt_${index}`)).status).toBe(200);
    }
    await processWebhooks(shop.ctx());

    expect(await unprocessed(shop)).toBe(0);
  });

  it('leaves an event for later while the provider does not answer', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: id } = await payAtStandIn(shop, orderId);
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id } } } });
    await shop.rest('POST /standin/faults', { body: { failNext: 1 } });

    expect((await send(body, signed(body), 'evt_later')).status).toBe(200);
    await until(async () => (await unprocessed(shop)) === 1);
    expect(await ordersOf(shop, buyer)).toEqual([]);

    await until(async () => {
      await processWebhooks(shop.ctx());
      return (await ordersOf(shop, buyer)).length === 1;
    });
    expect(await unprocessed(shop)).toBe(0);
  });
});
