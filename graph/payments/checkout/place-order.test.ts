import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import {
  cancel,
  createOrder,
  ordersOf,
  piecesInCart,
  place,
  refundsOf,
  start,
  stateOf,
  until,
} from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterEach(() => shop.rest('POST /standin/faults', { body: {} }));

afterAll(() => shop.close());

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const UNPROVEN = 'The payment could not be verified.';

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
      expect((await place(shop, buyer, { paymentOrderId: id, paymentId, signature })).userErrors).toEqual([
        { __typename: 'InputError', code: 'PAYMENT_NOT_VERIFIED', message: UNPROVEN, field: null },
      ]);
      const rest = await createOrder(shop, buyer, { paymentId, razorpay_signature: signature });
      expect(rest.status).toBe(402);
      expect(rest.body).toMatchObject({ status: false, error: true, code: 'PAYMENT_NOT_VERIFIED', msg: UNPROVEN });
    }
    expect(await ordersOf(shop, buyer)).toEqual([]);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
  });

  it("refuses another's payment, and one of another checkout", async () => {
    const mine = await aCheckout();
    const theirs = await aCheckout();
    const stolen = await payAtStandIn(shop, theirs.orderId);
    const paymentId = stolen.razorpay_payment_id;
    const signature = stolen.razorpay_signature;

    expect((await createOrder(shop, mine.buyer, { paymentId })).status).toBe(402);
    expect(
      (
        await createOrder(shop, mine.buyer, {
          paymentId,
          razorpay_order_id: theirs.orderId,
          razorpay_signature: signature,
        })
      ).status,
    ).toBe(402);
    expect((await createOrder(shop, mine.buyer, { paymentId, razorpay_order_id: mine.orderId })).status).toBe(402);
    expect((await place(shop, mine.buyer, { paymentOrderId: mine.id, paymentId, signature })).userErrors[0].code).toBe(
      'PAYMENT_NOT_VERIFIED',
    );
    expect(
      (await place(shop, mine.buyer, { paymentOrderId: theirs.id, paymentId, signature })).userErrors[0].code,
    ).toBe('NOT_FOUND');
    expect((await createOrder(shop, theirs.buyer, { paymentId })).status).toBe(201);
  });

  it('refuses a payment that there is not', async () => {
    const { buyer } = await aCheckout();

    for (const paymentId of ['pay_0000000000000a', 'nonsense', '../orders', 'pay_x/../../orders']) {
      expect((await createOrder(shop, buyer, { paymentId })).status).toBe(402);
    }
    const blank = await createOrder(shop, buyer, { paymentId: '' });
    expect(blank.status).toBe(400);
    expect(blank.body.msg).toBe('paymentId can not be blank!');
    expect((await createOrder(shop, buyer, { paymentId: 'pay_0000000000000a', userid: UNKNOWN })).status).toBe(403);
    expect((await shop.rest('POST /api/orders/create', { body: { paymentId: 'pay_1' } })).status).toBe(401);
  });

  it('refuses a payment that failed, and takes the next try on the same checkout', async () => {
    const { buyer, id, orderId } = await aCheckout();
    const failed = await payAtStandIn(shop, orderId, { outcome: 'failed' });
    const input = { paymentOrderId: id, paymentId: failed.razorpay_payment_id, signature: failed.razorpay_signature };

    expect((await place(shop, buyer, input)).userErrors[0]).toMatchObject({
      code: 'PAYMENT_NOT_VERIFIED',
      message: 'The payment did not succeed. Please try again.',
    });
    expect((await start(shop, buyer)).paymentOrder.id).toBe(id);
    const paid = await payAtStandIn(shop, orderId);
    expect((await createOrder(shop, buyer, { paymentId: paid.razorpay_payment_id })).status).toBe(201);
  });

  it('sells nothing for another amount than was due, and owes the money back', async () => {
    const { tea, buyer, orderId } = await aCheckout();
    const paid = await payAtStandIn(shop, orderId);
    await shop.database.query('UPDATE standin_payment SET amount = 100 WHERE id = $1', [paid.razorpay_payment_id]);

    const { status, body } = await createOrder(shop, buyer, {
      paymentId: paid.razorpay_payment_id,
      razorpay_signature: paid.razorpay_signature,
    });

    expect(status).toBe(402);
    expect(body.code).toBe('PAYMENT_NOT_VERIFIED');
    expect(await ordersOf(shop, buyer)).toEqual([]);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
    expect((await createOrder(shop, buyer, { paymentId: paid.razorpay_payment_id })).status).toBe(402);
    expect(await refundsOf(shop, paid.razorpay_payment_id)).toEqual([{ reason: 'wrong_amount', amountPaise: 100 }]);
  });

  it('notes a pending order while the payment is only authorized, and confirms it once it is captured', async () => {
    const { tea, buyer, orderId } = await aCheckout();
    const paid = await payAtStandIn(shop, orderId, { outcome: 'authorized' });

    const pending = await createOrder(shop, buyer, { paymentId: paid.razorpay_payment_id });
    expect(pending.status).toBe(201);
    expect(pending.body).toMatchObject({ status: 'pending', paymentId: null });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 1 });
    expect(await piecesInCart(shop, buyer)).toBe(1);

    await payAtStandIn(shop, orderId, { outcome: 'captured', webhook: 'send' });
    await until(async () => {
      await runDueJobs(shop);
      return (await ordersOf(shop, buyer))[0]?.status === 'CONFIRMED';
    });
    expect(await ordersOf(shop, buyer)).toEqual([
      expect.objectContaining({ id: pending.body.id, paymentId: paid.razorpay_payment_id }),
    ]);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 9, reserved: 0 });
  });

  it('notes a pending order while the provider does not answer', async () => {
    const { buyer, id, orderId } = await aCheckout();
    const paid = await payAtStandIn(shop, orderId);
    await shop.rest('POST /standin/faults', { body: { failNext: 5 } });

    const input = { paymentOrderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature };
    const { order, message } = await place(shop, buyer, input);
    expect(order.status).toBe('PENDING');
    expect(message).toBe('We are checking your payment. Your order is confirmed as soon as that is done.');

    await shop.rest('POST /standin/faults', { body: {} });
    expect((await place(shop, buyer, input)).order).toMatchObject({ id: order.id, status: 'CONFIRMED' });
  });

  it('sells to a payment that comes after its hold, when there still is stock', async () => {
    const { tea, buyer, id, orderId } = await aCheckout();
    await cancel(shop, buyer, id);

    const paid = await payAtStandIn(shop, orderId);
    expect((await createOrder(shop, buyer, { paymentId: paid.razorpay_payment_id })).body.status).toBe('confirmed');

    expect(await stockOf(shop, tea)).toEqual({ onHand: 9, reserved: 0 });
    expect(await stateOf(shop, id)).toBe('paid');
  });

  it('owes the money back once when a late payment finds the goods sold', async () => {
    const { tea, buyer, id, orderId } = await aCheckout();
    await cancel(shop, buyer, id);
    await shop.database.manager.update(ProductVariant, { id: tea.id }, { onHand: 0 });

    const paid = await payAtStandIn(shop, orderId);
    const made = await createOrder(shop, buyer, { paymentId: paid.razorpay_payment_id });
    await createOrder(shop, buyer, { paymentId: paid.razorpay_payment_id });

    expect(made.body).toMatchObject({ status: 'refunded', amount: 100 });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 0, reserved: 0 });
    expect(await piecesInCart(shop, buyer)).toBe(1);
    expect(await stateOf(shop, id)).toBe('refunding');
    expect(await refundsOf(shop, paid.razorpay_payment_id)).toEqual([{ reason: 'sold_out', amountPaise: 10_000 }]);
  });
});
