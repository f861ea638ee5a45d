import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

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
