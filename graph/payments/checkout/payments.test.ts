import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CartLine } from '../../cart/cart-line.entity.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import {
  cancel,
  createOrder,
  ordersOf,
  piecesInCart,
  place,
  start,
  stateOf,
  storedEvents,
  unprocessed,
  until,
} from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { Refund } from '../refunds/refund.entity.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => shop.rest('POST /standin/faults', { body: {} }));

afterAll(() => shop.close());

describe('a purchase', () => {
  it('leads from the cart over the provider to one order, on the graph', async () => {
    const rice = await aVariant(shop, { price: 120.75, countInStock: 5 });
    const buyer = await aBuyer(shop, rice, 2);

    const { paymentOrder } = await start(shop, buyer);
    expect(paymentOrder).toMatchObject({
      provider: 'standin',
      keyId: 'rzp_test_standin',
      scriptUrl: '/standin/checkout.js',
      amountPaise: 24_100,
      currency: 'INR',
    });
    expect(paymentOrder.receipt.length).toBeLessThanOrEqual(40);
    expect(await stockOf(shop, rice)).toEqual({ onHand: 5, reserved: 2 });
    const paid = await payAtStandIn(shop, paymentOrder.providerOrderId);

    const placed = await place(shop, buyer, {
      paymentOrderId: paymentOrder.id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    });

    expect(placed).toMatchObject({
      message: 'Your order is placed. Thank you!',
      userErrors: [],
      order: { status: 'CONFIRMED', paymentId: paid.razorpay_payment_id, total: 241 },
    });
    expect(placed.order.number).toMatch(/^JH-\d{6}$/);
    expect(await stockOf(shop, rice)).toEqual({ onHand: 3, reserved: 0 });
    expect(await piecesInCart(shop, buyer)).toBeNull();
    expect(await stateOf(shop, paymentOrder.id)).toBe('paid');
  });

  it('works for a client that knows only the specified calls', async () => {
    const oil = await aVariant(shop, { price: 99, countInStock: 3 });
    const buyer = await aBuyer(shop, oil, 3);
    const billing = {
      name: 'Asha Rao',
      phoneNumber: '98765',
      address: '12 MG Road Flat 4',
      pincode: '560001',
      email: 'a@b.in',
    };

    const started = await shop.rest('POST /api/payment/order', {
      as: buyer,
      body: { ...billing, amount: 297, userid: buyer.id },
    });
    expect(started.status).toBe(201);
    expect(started.body).toMatchObject({
      amount: 29_700,
      currency: 'INR',
      keyId: 'rzp_test_standin',
      lines: [{ variantId: oil.id, quantity: 3, price: 99, subTotal: 297 }],
    });
    expect(Date.parse(started.body.expiresAt) - Date.now()).toBeGreaterThan(890_000);
    const paid = await payAtStandIn(shop, started.body.orderId);

    // The client's own amount, products and date say nothing.
    const order = {
      ...billing,
      userid: buyer.id,
      paymentId: paid.razorpay_payment_id,
      amount: 1,
      products: [],
      date: 'Nov 05, 2001',
    };
    const made = await createOrder(shop, buyer, order);
    const again = await createOrder(shop, buyer, order);

    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      paymentId: paid.razorpay_payment_id,
      status: 'confirmed',
      amount: 297,
      name: 'Asha Rao',
      address: '12 MG Road Flat 4',
      pincode: '560001',
      userid: buyer.id,
      products: [{ quantity: 3, price: 99, subTotal: 297 }],
    });
    expect(made.body.date).not.toContain('2001');
    expect(again.status).toBe(200);
    expect(again.body).toEqual(made.body);
  });

  it('makes one order when client and webhook tell of it many times at once', async () => {
    const tea = await aVariant(shop, { countInStock: 4 });
    const buyer = await aBuyer(shop, tea, 1);
    const { id, orderId } = await startCheckout(shop, buyer);
    const events = ['order.paid', 'payment.captured', 'payment.authorized'];
    const paid = await payAtStandIn(shop, orderId, { webhook: 'send', times: 3, order: events });
    const input = { paymentOrderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };

    const placed = await Promise.all(Array.from({ length: 8 }, () => place(shop, buyer, input)));
    await until(async () => {
      await runDueJobs(shop);
      return (await unprocessed(shop)) === 0 && (await storedEvents(shop)) >= 3;
    });

    expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
    expect(await ordersOf(shop, buyer)).toHaveLength(1);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 3, reserved: 0 });
    expect(await shop.database.manager.count(Refund)).toBe(0);
  });

  it('becomes an order by the webhook alone when the browser is gone', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { orderId } = await startCheckout(shop, buyer);

    await payAtStandIn(shop, orderId, { webhook: 'send' });

    await until(async () => {
      await runDueJobs(shop);
      return (await ordersOf(shop, buyer)).length === 1;
    });
    expect((await ordersOf(shop, buyer))[0]?.status).toBe('CONFIRMED');
  });

  it('leaves pieces in the cart that were added while paying', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea, 2);
    const { orderId } = await startCheckout(shop, buyer);
    await shop.database.manager.update(CartLine, { userId: buyer.id }, { quantity: 3 });

    await createOrder(shop, buyer, { paymentId: (await payAtStandIn(shop, orderId)).razorpay_payment_id });

    expect(await piecesInCart(shop, buyer)).toBe(1);
  });
});

describe('cancelPayment', () => {
  it('lets go of the stock and keeps the cart', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea, 2);
    const { paymentOrder } = await start(shop, buyer);

    expect(await cancel(shop, buyer, paymentOrder.id)).toMatchObject({ cart: { totalQuantity: 2 }, userErrors: [] });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
    const again = await shop.rest(`POST /api/payment/order/${paymentOrder.id}/cancel`, { as: buyer });
    expect(again.status).toBe(200);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('makes the order instead when it was paid after all', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    await payAtStandIn(shop, orderId);

    const { status, body } = await shop.rest(`POST /api/payment/order/${id}/cancel`, { as: buyer });

    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      msg: 'This payment has already been made. Please see your orders.',
    });
    expect(await ordersOf(shop, buyer)).toHaveLength(1);
    expect((await cancel(shop, buyer, id)).userErrors[0].code).toBe('CONFLICT');
  });
});
