import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { CartLine } from '../cart/cart-line.entity.js';
import { ProductVariant } from '../catalogue/product-variant.entity.js';
import { Order } from '../orders/order.entity.js';
import { aFilledCart, aUser } from '../testing/account.factory.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout, stockOf } from '../testing/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { PaymentOrder } from './payment-order.entity.js';
import { releaseExpiredHolds, startPaymentWorkers } from './payment-workers.js';
import { Refund } from './refund.entity.js';
import { processWebhooks } from './webhooks.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => shop.rest('POST /standin/faults', { body: {} }));

afterAll(() => shop.close());

const ERRORS = 'userErrors { __typename code message field ... on StockError { available product { id } } }';
const START = `mutation ($input: BillingInput!, $key: String, $total: Rupees) {
  startPayment(input: $input, idempotencyKey: $key, expectedTotal: $total) {
    paymentOrder { id provider keyId scriptUrl providerOrderId amountPaise currency receipt expiresAt } message ${ERRORS}
  }
}`;
const CANCEL = `mutation ($id: ID!) { cancelPayment(id: $id) { cart { totalQuantity } message ${ERRORS} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id number status paymentId total } message ${ERRORS} }
}`;
const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const UNPROVEN = 'The payment could not be verified.';

const start = async (
  as: User,
  { input = {}, key = null, total = null }: { input?: object; key?: string | null; total?: number | null } = {},
) => (await shop.graphql(START, { input: { ...BILLING, ...input }, key, total }, { as })).data.startPayment;
const cancel = async (as: User, id: string) => (await shop.graphql(CANCEL, { id }, { as })).data.cancelPayment;
const place = async (as: User, input: object) => (await shop.graphql(PLACE, { input }, { as })).data.placeOrder;
const create = (as: User, body: object) => shop.rest('POST /api/orders/create', { as, body });
const stateOf = async (id: string) => (await shop.database.manager.findOneByOrFail(PaymentOrder, { id })).state;
const piecesInCart = (user: User) => shop.database.manager.sum(CartLine, 'quantity', { userId: user.id });
const ordersOf = (user: User) => shop.database.manager.findBy(Order, { userId: user.id });

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 8_000;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error('it did not come to pass');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

describe('a purchase', () => {
  it('leads from the cart over the provider to one order, on the graph', async () => {
    const rice = await aVariant(shop, { price: 120.75, countInStock: 5 });
    const buyer = await aBuyer(shop, rice, 2);

    const { paymentOrder } = await start(buyer);
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

    const placed = await place(buyer, {
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
    expect(await piecesInCart(buyer)).toBeNull();
    expect(await stateOf(paymentOrder.id)).toBe('paid');
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
    const made = await create(buyer, order);
    const again = await create(buyer, order);

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
    expect(new Date(made.body.date).getFullYear()).toBe(new Date().getFullYear());
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

    const placed = await Promise.all(Array.from({ length: 8 }, () => place(buyer, input)));
    await until(async () => (await unprocessed()) === 0 && (await eventsKept()) >= 3);

    expect(new Set(placed.map(({ order }) => order.id)).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 3, reserved: 0 });
    expect(await shop.database.manager.count(Refund)).toBe(0);
  });

  it('becomes an order by the webhook alone when the browser is gone', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { orderId } = await startCheckout(shop, buyer);

    await payAtStandIn(shop, orderId, { webhook: 'send' });

    await until(async () => (await ordersOf(buyer)).length === 1);
    expect((await ordersOf(buyer))[0]?.status).toBe('CONFIRMED');
  });

  it('leaves pieces in the cart that were added while paying', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea, 2);
    const { orderId } = await startCheckout(shop, buyer);
    await shop.database.manager.update(CartLine, { userId: buyer.id }, { quantity: 3 });

    await create(buyer, { paymentId: (await payAtStandIn(shop, orderId)).razorpay_payment_id });

    expect(await piecesInCart(buyer)).toBe(1);
  });
});

async function unprocessed(): Promise<number> {
  const [{ count }] = await shop.database.query('SELECT count(*)::int FROM webhook_event WHERE processed_at IS NULL');
  return count;
}

async function eventsKept(): Promise<number> {
  const [{ count }] = await shop.database.query('SELECT count(*)::int FROM webhook_event');
  return count;
}

describe('startPayment', () => {
  it.each([
    ['fullName', 'Please fill full name '],
    ['country', 'Please fill country '],
    ['streetAddressLine1', 'Please fill Street address'],
    ['city', 'Please fill city '],
    ['state', 'Please fill state '],
    ['zipCode', 'Please fill zipCode '],
    ['phoneNumber', 'Please fill phone Number '],
    ['email', 'Please fill email'],
  ])('asks for %s in the words of the specification, on both faces', async (field, message) => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const later = Object.keys(BILLING).slice(Object.keys(BILLING).indexOf(field));
    const blanks = Object.fromEntries(later.map((name) => [name, '  ']));

    expect((await start(buyer, { input: blanks })).userErrors).toEqual([
      { __typename: 'InputError', code: 'BAD_USER_INPUT', message, field },
    ]);
    const { status, body } = await shop.rest('POST /api/payment/order', { as: buyer, body: { ...BILLING, ...blanks } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: false, error: true, msg: message, field });
  });

  it('does without the second line of the address', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));

    const { paymentOrder } = await start(buyer, { input: { streetAddressLine2: null } });

    const { delivery } = await shop.database.manager.findOneByOrFail(PaymentOrder, { id: paymentOrder.id });
    expect(delivery).toMatchObject({ address: '12 MG Road', region: 'Karnataka', pincode: '560001' });
  });

  it('wants a shopper who is signed in, and goods in the cart', async () => {
    const visitor = await shop.graphql(START, { input: BILLING });
    expect(visitor.status).toBe(401);
    expect((await shop.rest('POST /api/payment/order', { body: BILLING })).status).toBe(401);

    expect((await start(await aUser(shop.ctx()))).userErrors[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Your Cart is currently empty',
    });
  });

  it('answers the same checkout to a double click and to a retry, with the latest address', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea, 2);

    const [one, two] = await Promise.all([start(buyer), start(buyer)]);
    const { paymentOrder: retried } = await start(buyer, { input: { city: 'Mysuru' } });

    expect(two.paymentOrder).toEqual(one.paymentOrder);
    expect(retried).toEqual(one.paymentOrder);
    expect((await shop.database.manager.findOneByOrFail(PaymentOrder, { id: retried.id })).delivery.city).toBe(
      'Mysuru',
    );
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 2 });
  });

  it('gives up the checkout over the cart as it was before', async () => {
    const tea = await aVariant(shop, { countInStock: 3 });
    const buyer = await aBuyer(shop, tea, 2);
    const { paymentOrder: before } = await start(buyer);
    await shop.database.manager.update(CartLine, { userId: buyer.id }, { quantity: 3 });

    const { paymentOrder: after } = await start(buyer);

    expect(after.id).not.toBe(before.id);
    expect(await stateOf(before.id)).toBe('cancelled');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 3, reserved: 3 });
  });

  it('opens one checkout per idempotency key', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { paymentOrder } = await start(buyer, { key: 'k1' });
    const headers = { 'idempotency-key': 'k1' };

    expect((await start(buyer, { key: 'k1' })).paymentOrder.id).toBe(paymentOrder.id);
    const rest = await shop.rest('POST /api/payment/order', { as: buyer, headers, body: BILLING });
    expect(rest.body.id).toBe(paymentOrder.id);
    const other = await shop.rest('POST /api/payment/order', {
      as: buyer,
      headers,
      body: { ...BILLING, city: 'Pune' },
    });
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
    await cancel(buyer, paymentOrder.id);
    expect((await start(buyer, { key: 'k1' })).userErrors[0].code).toBe('CONFLICT');
  });

  it('refuses a total that is no longer the one shown', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop, { price: 100 }));

    expect((await start(buyer, { total: 90 })).userErrors[0].code).toBe('PRICE_CHANGED');
    const rest = await shop.rest('POST /api/payment/order', { as: buyer, body: { ...BILLING, amount: 90 } });
    expect(rest.status).toBe(409);
    expect((await start(buyer, { total: 100 })).userErrors).toEqual([]);
  });

  it('refuses what sold out, names it, and holds nothing of the rest', async () => {
    const plenty = await aVariant(shop);
    const scarce = await aVariant(shop, { countInStock: 1 });
    const buyer = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), buyer, { [plenty.id]: 1, [scarce.id]: 2 });

    expect((await start(buyer)).userErrors).toEqual([
      {
        __typename: 'StockError',
        code: 'OUT_OF_STOCK',
        message: 'The quantity is greater than product count in stock',
        field: 'quantity',
        available: 1,
        product: { id: scarce.productId },
      },
    ]);
    const rest = await shop.rest('POST /api/payment/order', { as: buyer, body: BILLING });
    expect(rest.status).toBe(409);
    expect(await stockOf(shop, plenty)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('sells five pieces to twenty buyers exactly five times', async () => {
    const scarce = await aVariant(shop, { countInStock: 5 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => aBuyer(shop, scarce)));

    const tries = await Promise.all(
      buyers.map(async (buyer) => {
        const { status, body } = await shop.rest('POST /api/payment/order', { as: buyer, body: BILLING });
        if (status !== 201) return body.code;
        const paid = await payAtStandIn(shop, body.orderId);
        return (await create(buyer, { paymentId: paid.razorpay_payment_id })).body.status;
      }),
    );

    expect(tries.filter((end) => end === 'confirmed')).toHaveLength(5);
    expect(tries.filter((end) => end === 'OUT_OF_STOCK')).toHaveLength(15);
    expect(await stockOf(shop, scarce)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('does not deadlock buyers whose carts cross', async () => {
    const one = await aVariant(shop, { countInStock: 50 });
    const two = await aVariant(shop, { countInStock: 50 });
    const crossing = async (turn: number) => {
      const buyer = await aUser(shop.ctx());
      for (const { id } of turn % 2 ? [one, two] : [two, one]) await aFilledCart(shop.ctx(), buyer, { [id]: 1 });
      await startCheckout(shop, buyer);
      await aFilledCart(shop.ctx(), buyer, { [(await aVariant(shop)).id]: 1 });
      return startCheckout(shop, buyer);
    };

    await Promise.all(Array.from({ length: 12 }, (_, turn) => crossing(turn)));

    expect(await stockOf(shop, one)).toEqual({ onHand: 50, reserved: 12 });
    expect(await stockOf(shop, two)).toEqual({ onHand: 50, reserved: 12 });
  });

  it('tries a provider that fails once again, and holds nothing when it keeps failing', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);

    await shop.rest('POST /standin/faults', { body: { failNext: 2 } });
    expect((await start(buyer, { key: 'again' })).userErrors[0]).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      message: 'The payment service does not answer just now. Please try again in a moment.',
    });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });

    await shop.rest('POST /standin/faults', { body: { failNext: 1 } });
    expect((await start(buyer, { key: 'again' })).userErrors).toEqual([]);
  });

  it('gives up a provider that hangs within ten seconds', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    await shop.rest('POST /standin/faults', { body: { hang: true } });
    const startedAt = Date.now();

    const { status, headers, body } = await shop.rest('POST /api/payment/order', { as: buyer, body: BILLING });

    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
    expect(body.code).toBe('PROVIDER_UNAVAILABLE');
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
  });
});

describe('cancelPayment', () => {
  it('lets go of the stock and keeps the cart', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea, 2);
    const { paymentOrder } = await start(buyer);

    expect(await cancel(buyer, paymentOrder.id)).toMatchObject({ cart: { totalQuantity: 2 }, userErrors: [] });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
    const again = await shop.rest(`POST /api/payment/order/${paymentOrder.id}/cancel`, { as: buyer });
    expect(again.status).toBe(200);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
  });

  it("does not find another's, nor one that there is not", async () => {
    const tea = await aVariant(shop);
    const { paymentOrder } = await start(await aBuyer(shop, tea));
    const other = await aUser(shop.ctx());

    for (const id of [paymentOrder.id, UNKNOWN, 'nonsense']) {
      expect((await cancel(other, id)).userErrors[0]).toMatchObject({
        code: 'NOT_FOUND',
        message: 'There is no such payment order.',
      });
      expect((await shop.rest(`POST /api/payment/order/${id}/cancel`, { as: other })).status).toBe(404);
    }
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
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
      msg: 'This payment has been made already. Please look at your orders.',
    });
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect((await cancel(buyer, id)).userErrors[0].code).toBe('CONFLICT');
  });
});

describe('placeOrder', () => {
  const aCheckout = async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    return { tea, buyer, ...(await startCheckout(shop, buyer)) };
  };

  it('refuses a forged signature', async () => {
    const { tea, buyer, id, orderId } = await aCheckout();
    const paid = await payAtStandIn(shop, orderId);
    const paymentId = paid.razorpay_payment_id;
    const forged = createHmac('sha256', 'a guess').update(`${orderId}|${paymentId}`).digest('hex');

    for (const signature of [forged, 'nonsense', `${paid.razorpay_signature}00`]) {
      expect((await place(buyer, { paymentOrderId: id, paymentId, signature })).userErrors).toEqual([
        { __typename: 'InputError', code: 'PAYMENT_NOT_VERIFIED', message: UNPROVEN, field: null },
      ]);
      const rest = await create(buyer, { paymentId, razorpay_signature: signature });
      expect(rest.status).toBe(402);
      expect(rest.body).toMatchObject({ status: false, error: true, code: 'PAYMENT_NOT_VERIFIED', msg: UNPROVEN });
    }
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
  });

  it("refuses another's payment, and one of another checkout", async () => {
    const mine = await aCheckout();
    const theirs = await aCheckout();
    const stolen = await payAtStandIn(shop, theirs.orderId);
    const paymentId = stolen.razorpay_payment_id;
    const signature = stolen.razorpay_signature;

    expect((await create(mine.buyer, { paymentId })).status).toBe(402);
    expect(
      (await create(mine.buyer, { paymentId, razorpay_order_id: theirs.orderId, razorpay_signature: signature }))
        .status,
    ).toBe(402);
    expect((await create(mine.buyer, { paymentId, razorpay_order_id: mine.orderId })).status).toBe(402);
    expect((await place(mine.buyer, { paymentOrderId: mine.id, paymentId, signature })).userErrors[0].code).toBe(
      'PAYMENT_NOT_VERIFIED',
    );
    expect((await place(mine.buyer, { paymentOrderId: theirs.id, paymentId, signature })).userErrors[0].code).toBe(
      'NOT_FOUND',
    );
    expect((await create(theirs.buyer, { paymentId })).status).toBe(201);
  });

  it('refuses a payment that there is not', async () => {
    const { buyer } = await aCheckout();

    for (const paymentId of ['pay_0000000000000a', 'nonsense', '../orders', 'pay_x/../../orders']) {
      expect((await create(buyer, { paymentId })).status).toBe(402);
    }
    const blank = await create(buyer, { paymentId: '' });
    expect(blank.status).toBe(400);
    expect(blank.body.msg).toBe('paymentId can not be blank!');
    expect((await create(buyer, { paymentId: 'pay_0000000000000a', userid: UNKNOWN })).status).toBe(403);
    expect((await shop.rest('POST /api/orders/create', { body: { paymentId: 'pay_1' } })).status).toBe(401);
  });

  it('refuses a payment that failed, and takes the next try on the same checkout', async () => {
    const { buyer, id, orderId } = await aCheckout();
    const failed = await payAtStandIn(shop, orderId, { outcome: 'failed' });
    const input = { paymentOrderId: id, paymentId: failed.razorpay_payment_id, signature: failed.razorpay_signature };

    expect((await place(buyer, input)).userErrors[0]).toMatchObject({
      code: 'PAYMENT_NOT_VERIFIED',
      message: 'The payment did not succeed. Please try again.',
    });
    expect((await start(buyer)).paymentOrder.id).toBe(id);
    const paid = await payAtStandIn(shop, orderId);
    expect((await create(buyer, { paymentId: paid.razorpay_payment_id })).status).toBe(201);
  });

  it('sells nothing for another amount than was due, and owes the money back', async () => {
    const { tea, buyer, orderId } = await aCheckout();
    const paid = await payAtStandIn(shop, orderId);
    await shop.database.query('UPDATE standin_payment SET amount = 100 WHERE id = $1', [paid.razorpay_payment_id]);

    const { status, body } = await create(buyer, {
      paymentId: paid.razorpay_payment_id,
      razorpay_signature: paid.razorpay_signature,
    });

    expect(status).toBe(402);
    expect(body.code).toBe('PAYMENT_NOT_VERIFIED');
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
    await create(buyer, { paymentId: paid.razorpay_payment_id });
    expect(await refundsOf(paid.razorpay_payment_id)).toEqual([{ reason: 'wrong_amount', amountPaise: 100 }]);
  });

  it('notes a pending order while the payment is only authorized, and confirms it once it is captured', async () => {
    const { tea, buyer, orderId } = await aCheckout();
    const paid = await payAtStandIn(shop, orderId, { outcome: 'authorized' });

    const pending = await create(buyer, { paymentId: paid.razorpay_payment_id });
    expect(pending.status).toBe(201);
    expect(pending.body).toMatchObject({ status: 'pending', paymentId: null });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
    expect(await piecesInCart(buyer)).toBe(1);

    await payAtStandIn(shop, orderId, { outcome: 'captured', webhook: 'send' });
    await until(async () => (await ordersOf(buyer))[0]?.status === 'CONFIRMED');
    expect(await ordersOf(buyer)).toEqual([
      expect.objectContaining({ id: pending.body.id, paymentId: paid.razorpay_payment_id }),
    ]);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('notes a pending order while the provider does not answer', async () => {
    const { buyer, id, orderId } = await aCheckout();
    const paid = await payAtStandIn(shop, orderId);
    await shop.rest('POST /standin/faults', { body: { failNext: 5 } });

    const input = { paymentOrderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
    const { order, message } = await place(buyer, input);
    expect(order.status).toBe('PENDING');
    expect(message).toBe('Your payment is being checked. Your order is confirmed as soon as it is.');

    await shop.rest('POST /standin/faults', { body: {} });
    expect((await place(buyer, input)).order).toMatchObject({ id: order.id, status: 'CONFIRMED' });
  });

  it('sells to a payment that comes after its hold, when there still is stock', async () => {
    const { tea, buyer, id, orderId } = await aCheckout();
    await cancel(buyer, id);

    const paid = await payAtStandIn(shop, orderId);
    expect((await create(buyer, { paymentId: paid.razorpay_payment_id })).body.status).toBe('confirmed');

    expect(await stockOf(shop, tea)).toEqual({ onHand: 9, reserved: 0 });
    expect(await stateOf(id)).toBe('paid');
  });

  it('owes the money back once when a late payment finds the goods sold', async () => {
    const { tea, buyer, id, orderId } = await aCheckout();
    await cancel(buyer, id);
    await shop.database.manager.update(ProductVariant, { id: tea.id }, { onHand: 0 });

    const paid = await payAtStandIn(shop, orderId);
    const made = await create(buyer, { paymentId: paid.razorpay_payment_id });
    await create(buyer, { paymentId: paid.razorpay_payment_id });

    expect(made.body).toMatchObject({ status: 'refunded', amount: 100 });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 0, reserved: 0 });
    expect(await piecesInCart(buyer)).toBe(1);
    expect(await stateOf(id)).toBe('refunding');
    expect(await refundsOf(paid.razorpay_payment_id)).toEqual([{ reason: 'sold_out', amountPaise: 10_000 }]);
  });
});

async function refundsOf(paymentId: string): Promise<object[]> {
  return shop.database.query(
    `SELECT r.reason, r.amount_paise AS "amountPaise" FROM refund r JOIN outbox o ON o.key = 'refund:' || r.id
     WHERE r.payment_id = $1`,
    [paymentId],
  );
}

describe('a hold that runs out', () => {
  const expire = (id: string) =>
    shop.database.query(`UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);

  it('gives its stock back', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea, 4));
    await releaseExpiredHolds(shop.ctx());
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 4 });

    await expire(id);
    await Promise.all([releaseExpiredHolds(shop.ctx()), releaseExpiredHolds(shop.ctx())]);

    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
    expect(await stateOf(id)).toBe('expired');
  });

  it('becomes an order when it was paid and nobody said so', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { id, orderId } = await startCheckout(shop, buyer);
    await payAtStandIn(shop, orderId);

    await expire(id);
    await releaseExpiredHolds(shop.ctx());

    expect((await ordersOf(buyer))[0]?.status).toBe('CONFIRMED');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('gives its stock back although the provider does not answer', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    await shop.rest('POST /standin/faults', { body: { failNext: 5 } });

    await expire(id);
    await releaseExpiredHolds(shop.ctx());

    expect(await stateOf(id)).toBe('expired');
  });

  it('is let go when its process died before the provider answered', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    const stuck = `UPDATE payment_order SET state = 'creating', provider_order_id = NULL, created_at = now() - $2::interval WHERE id = $1`;

    await shop.database.query(stuck, [id, '50 seconds']);
    await releaseExpiredHolds(shop.ctx());
    expect(await stateOf(id)).toBe('creating');
    await shop.database.query(stuck, [id, '61 seconds']);
    await releaseExpiredHolds(shop.ctx());

    expect(await stateOf(id)).toBe('cancelled');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('is seen to by the workers', async () => {
    const tea = await aVariant(shop);
    const { id } = await startCheckout(shop, await aBuyer(shop, tea));
    await expire(id);

    const stop = startPaymentWorkers(shop.ctx());
    await until(async () => (await stateOf(id)) === 'expired');
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
    const before = await eventsKept();

    expect((await send(body, 'nonsense')).status).toBe(401);
    expect((await send(body, signed(`${body} `))).status).toBe(401);
    expect((await send(body, '')).status).toBe(401);
    expect(await eventsKept()).toBe(before);
  });

  it('takes events of no concern, and the same one again, without a word', async () => {
    const bodies = ['{"event":"invoice.paid"}', '{"payload":{"payment":{"entity":{"id":"pay_unknown"}}}}', 'no json'];

    for (const [index, body] of bodies.entries()) {
      for (let time = 0; time < 2; time++) expect((await send(body, signed(body), `evt_${index}`)).status).toBe(200);
    }
    await processWebhooks(shop.ctx());

    expect(await unprocessed()).toBe(0);
  });

  it('leaves an event for later while the provider does not answer', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: id } = await payAtStandIn(shop, orderId);
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id } } } });
    await shop.rest('POST /standin/faults', { body: { failNext: 1 } });

    expect((await send(body, signed(body), 'evt_later')).status).toBe(200);
    await until(async () => (await unprocessed()) === 1);
    expect(await ordersOf(buyer)).toEqual([]);

    await until(async () => {
      await processWebhooks(shop.ctx());
      return (await ordersOf(buyer)).length === 1;
    });
    expect(await unprocessed()).toBe(0);
  });
});

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
