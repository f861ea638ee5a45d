import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Like } from 'typeorm';
import { WebhookEvent } from '../../payments/settlement/webhook-event.entity.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { until } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

/** Calls the API of the stand-in as the shop does, with its key. */
const api = (call: string, body?: object) => {
  const [method, address] = call.split(' ');
  const { keyId, keySecret } = shop.config.payments;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return shop.rest(`${method} /standin/v1/${address}`, { headers: { authorization }, ...(body ? { body } : {}) });
};

describe('the stand-in', () => {
  it('is what the shop tells its clients of', async () => {
    const { body } = await shop.rest('GET /api/payment/config');

    expect(body).toEqual({ provider: 'standin', keyId: 'rzp_test_standin', scriptUrl: '/standin/checkout.js' });
    const script = await fetch(shop.address + body.scriptUrl);
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(await script.text()).toContain('window.Razorpay =');
  });

  it('lets nobody without the keys at its API', async () => {
    const { status } = await shop.rest('POST /standin/v1/orders', { body: { amount: 100, currency: 'INR' } });

    expect(status).toBe(401);
  });

  it('shows its ledger, and is told to fail, with the key alone', async () => {
    for (const authorization of ['', 'Basic cnpwX3Rlc3Rfc3RhbmRpbjpndWVzc2Vk', 'Bearer x']) {
      const headers = { authorization };
      const ledger = await shop.rest('GET /standin/ledger', { headers });
      const faults = await shop.rest('POST /standin/faults', { headers, body: { hang: true } });

      expect([ledger.status, ledger.body.code, faults.status]).toEqual([401, 'UNAUTHENTICATED', 401]);
      expect(ledger.body).not.toHaveProperty('payments');
    }
    await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
  });

  it('takes one payment per order and shows it in its ledger', async () => {
    const { orderId } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    const paid = await payAtStandIn(shop, orderId);

    const again = await shop.rest(`POST /standin/orders/${orderId}/pay`, { body: {} });
    expect(again.status).toBe(409);
    expect((await shop.rest('POST /standin/orders/order_unknown/pay', { body: {} })).status).toBe(404);
    const { body } = await shop.rest('GET /standin/ledger');
    expect(body.orders.find(({ id }: { id: string }) => id === orderId)).toMatchObject({
      status: 'paid',
      amount: 10_000,
    });
    expect(body.payments.filter(({ order_id }: { order_id: string }) => order_id === orderId)).toEqual([
      expect.objectContaining({ id: paid.razorpay_payment_id, status: 'captured', amount: 10_000 }),
    ]);
  });

  describe('asked as Razorpay documents it', () => {
    const paid = async (wishes: object = {}) => {
      const { orderId, amount } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
      return { amount, orderId, paymentId: (await payAtStandIn(shop, orderId, wishes)).razorpay_payment_id };
    };

    it('sends back a part, then the rest, and tells how much of a payment that is', async () => {
      const { paymentId, orderId } = await paid({ method: 'upi', email: 'asha@example.com', notes: { from: 'app' } });
      const refund = (asked: object) => api(`POST payments/${paymentId}/refund`, asked);

      const part = await refund({ amount: 2_500, notes: { why: 'a dent' }, receipt: 'r-1' });
      const afterPart = (await api(`GET payments/${paymentId}`)).body;
      const rest = await refund({});
      const afterAll = (await api(`GET payments/${paymentId}`)).body;
      const tooMuch = await refund({ amount: 100 });

      expect(part.body).toMatchObject({ amount: 2_500, status: 'processed', notes: { why: 'a dent' }, receipt: 'r-1' });
      expect(afterPart).toMatchObject({ status: 'captured', amount_refunded: 2_500, refund_status: 'partial' });
      expect(rest.body).toMatchObject({ amount: 7_500, speed_requested: 'normal', notes: [] });
      expect(afterAll).toMatchObject({ status: 'refunded', amount_refunded: 10_000, refund_status: 'full' });
      expect(afterAll).toMatchObject({
        method: 'upi',
        email: 'asha@example.com',
        notes: { from: 'app' },
        fee: 236,
        tax: 36,
      });
      expect([tooMuch.status, tooMuch.body.error.description]).toEqual([
        400,
        'The payment has been fully refunded already',
      ]);
      const { body: refunds } = await api(`GET payments/${paymentId}/refunds`);
      expect([refunds.entity, refunds.items.map(({ amount }: { amount: number }) => amount)]).toEqual([
        'collection',
        expect.arrayContaining([2_500, 7_500]),
      ]);
      expect((await api(`GET payments/${paymentId}/refunds/${part.body.id}`)).body).toEqual(part.body);
      expect((await api('GET refunds?count=100')).body.items).toContainEqual(part.body);
      // An order that was paid is paid, whatever went back since.
      expect((await api(`GET orders/${orderId}`)).body).toMatchObject({
        status: 'paid',
        amount_paid: 10_000,
        amount_due: 0,
      });
    });

    it('makes one order for a receipt that is to be unique, however often and at once it is asked for', async () => {
      const receipt = 'once-and-for-all';
      const order = { amount: 10_000, currency: 'INR', receipt };
      const asked = await Promise.all([1, 2, 3].map(() => api('POST orders', { ...order, unique_receipt: true })));
      const other = await api('POST orders', order);

      expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1);
      expect(asked[0]?.body).toMatchObject({ ...order, status: 'created', amount_due: 10_000 });
      expect((await api(`GET orders?receipt=${receipt}`)).body.items).toHaveLength(2);
      expect(other.body.id).not.toBe(asked[0]?.body.id);
    });

    it('captures what was authorized, and nothing else', async () => {
      const { paymentId, orderId } = await paid({ outcome: 'authorized' });
      const capture = (amount: number) => api(`POST payments/${paymentId}/capture`, { amount, currency: 'INR' });
      expect((await api('GET orders?authorized=1&count=100')).body.items).toContainEqual(
        expect.objectContaining({ id: orderId, status: 'attempted' }),
      );

      const other = await capture(9_900);
      const taken = await capture(10_000);
      const again = await capture(10_000);

      expect(other.body.error).toMatchObject({
        field: 'amount',
        source: 'business',
        reason: 'input_validation_failed',
      });
      expect(taken.body).toMatchObject({ status: 'captured', captured: true, amount_refunded: 0, refund_status: null });
      expect(again.body.error.description).toBe('This payment has already been captured');
    });

    it('tells why a payment failed, and has taken nothing', async () => {
      const { paymentId } = await paid({ outcome: 'failed' });

      const { body } = await api(`GET payments/${paymentId}`);

      expect(body).toMatchObject({ status: 'failed', captured: false, fee: null, error_source: 'bank' });
      expect(body).toMatchObject({ error_step: 'payment_authorization', error_reason: 'payment_failed' });
    });

    it('writes down what a shop notes, and refuses what is not documented', async () => {
      const { orderId } = await paid();

      const noted = await api(`PATCH orders/${orderId}`, { notes: { shelf: 'B4' } });
      const odd = await api('POST orders', { amount: 100, currency: 'INR', colour: 'red' });
      const small = await api('POST orders', { amount: 99, currency: 'INR' });

      expect(noted.body.notes).toEqual({ shelf: 'B4' });
      expect([odd.status, odd.body.error.description]).toEqual([
        400,
        'colour is/are not required and should not be sent',
      ]);
      expect(small.body.error).toMatchObject({ description: 'The amount must be at least INR 1.00', field: 'amount' });
    });

    it('tells of a payment again when the shop did not hear it, under the same id and for its account', async () => {
      await shop.rest('POST /standin/faults', { body: { loseWebhooks: 1 } });

      const { paymentId } = await paid({ webhook: 'send', order: ['payment.captured'] });

      const heard = () => shop.database.manager.findOneBy(WebhookEvent, { raw: Like(`%${paymentId}%`) });
      await until(async () => (await heard()) !== null);
      const event = await heard();
      expect(event?.eventId).toMatch(/^evt_/);
      expect(JSON.parse(event?.raw ?? '')).toMatchObject({
        ...{ event: 'payment.captured', account_id: expect.stringMatching(/^acc_/) },
      });
    });
  });

  it('is not there when the shop has real keys', async () => {
    const real = await openShop({ RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'secret' });

    try {
      for (const call of [
        'GET /standin/ledger',
        'GET /standin/checkout.js',
        'POST /standin/faults',
        'POST /standin/orders/x/pay',
      ]) {
        expect((await real.rest(call)).status).toBe(404);
      }
      const { body } = await real.rest('GET /api/payment/config');
      expect(body).toEqual({
        provider: 'razorpay',
        keyId: 'rzp_live_x',
        scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
      });
      expect((await real.rest('POST /api/payment/webhook', { body: '{}' })).status).toBe(404);
    } finally {
      await real.close();
    }
  });
});
