import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CartLine } from '../../cart/cart-line.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { StandInOrder } from '../../demo/payments/stand-in-order.entity.js';
import { paiseOfRupees } from '../../shared/money/money.js';
import { aFilledCart, aUser } from '../../testing/factories/account.factory.js';
import {
  aBuyer,
  aVariant,
  BILLING,
  payAtStandIn,
  startCheckout,
  stockOf,
} from '../../testing/factories/checkout.factory.js';
import { patiently } from '../../testing/patiently.js';
import { cancel, createOrder, ordersOf, place, start, stateOf } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { PaymentOrder } from '../payment-order.entity.js';

/** More than any other test here leaves unpaid. */
const MAX_UNPAID = 8;

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ UNPAID_CHECKOUTS_PER_DAY: String(MAX_UNPAID) });
});

afterEach(() => shop.rest('POST /standin/faults', { body: {} }));

afterAll(() => shop.close());

describe('startPayment', () => {
  it('does without the second line of the address', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));

    const { paymentOrder } = await start(shop, buyer, { input: { streetAddressLine2: null } });

    const { delivery } = await shop.database.manager.findOneByOrFail(PaymentOrder, { id: paymentOrder.id });
    expect(delivery).toMatchObject({ address: '12 MG Road', region: 'Karnataka', pincode: '560001' });
  });

  it('says in words which part of the address is too long', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));

    const { userErrors } = await start(shop, buyer, { input: { fullName: 'A'.repeat(301) } });

    expect(userErrors).toMatchObject([{ field: 'fullName', message: 'The name can have at most 300 characters.' }]);
  });

  it('answers the same checkout to a double click and to a retry', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea, 2);

    const [one, two] = await Promise.all([start(shop, buyer), start(shop, buyer)]);
    const { paymentOrder: retried } = await start(shop, buyer);

    expect(two.paymentOrder).toEqual(one.paymentOrder);
    expect(retried).toEqual(one.paymentOrder);
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 2 });
  });

  it('sends each of two tabs with two addresses where the one that is paid said, even the last pieces', async () => {
    const tea = await aVariant(shop, { countInStock: 2 });
    const buyer = await aBuyer(shop, tea, 2);
    const { paymentOrder: home } = await start(shop, buyer, { input: { city: 'Bengaluru' } });
    const { paymentOrder: office } = await start(shop, buyer, { input: { city: 'Mysuru' } });
    expect(office.id).not.toBe(home.id);

    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = await payAtStandIn(
      shop,
      home.providerOrderId,
    );
    const { order } = await place(shop, buyer, { paymentOrderId: home.id, paymentId, signature });

    expect(order.status).toBe('CONFIRMED');
    expect((await ordersOf(shop, buyer)).map(({ city }) => city)).toEqual(['Bengaluru']);
    expect(await stateOf(shop, office.id)).toBe('cancelled');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 0, reserved: 0 });
  });

  it("does not let a shopper's own hold stand in the way of the cart, nor shows it as sold out", async () => {
    const tea = await aVariant(shop, { countInStock: 5 });
    const buyer = await aBuyer(shop, tea, 5);
    await start(shop, buyer);
    const [line] = (await shop.rest('GET /api/cart', { as: buyer })).body;
    expect(line.countInStock).toBe(5);
    const other = await aUser(shop.ctx());
    const wish = { productId: line.productId, variantId: tea.id, quantity: 1 };

    expect((await shop.rest(`PUT /api/cart/${line.id}`, { as: buyer, body: { quantity: 4 } })).status).toBe(200);
    expect((await shop.rest(`PUT /api/cart/${line.id}`, { as: buyer, body: { quantity: 6 } })).status).toBe(409);
    expect((await shop.rest(`DELETE /api/cart/${line.id}`, { as: buyer })).status).toBe(200);
    expect((await shop.rest('POST /api/cart/add', { as: buyer, body: wish })).status).toBe(200);
    expect((await shop.rest('POST /api/cart/add', { as: other, body: wish })).status).toBe(409);
  });

  it('gives up the checkout over the cart as it was before', async () => {
    const tea = await aVariant(shop, { countInStock: 3 });
    const buyer = await aBuyer(shop, tea, 2);
    const { paymentOrder: before } = await start(shop, buyer);
    await shop.database.manager.update(CartLine, { userId: buyer.id }, { quantity: 3 });

    const { paymentOrder: after } = await start(shop, buyer);

    expect(after.id).not.toBe(before.id);
    expect(await stateOf(shop, before.id)).toBe('cancelled');
    expect(await stockOf(shop, tea)).toEqual({ onHand: 3, reserved: 3 });
  });

  it('takes no total beyond what the graph can tell, though it grew by new prices alone', async () => {
    const ring = await aVariant(shop, { price: 2_500_000, countInStock: 20 });
    const buyer = await aBuyer(shop, ring, 4);
    expect((await start(shop, buyer)).paymentOrder).toMatchObject({ amountPaise: 1_000_000_000 });

    await shop.database.manager.update(ProductVariant, ring.id, { pricePaise: paiseOfRupees(7_000_000) });
    expect((await start(shop, buyer)).userErrors).toEqual([
      expect.objectContaining({ code: 'BAD_USER_INPUT', message: expect.stringContaining('₹10,000,000') }),
    ]);
  });

  it('refuses an account that lets checkout after checkout run out, so that nobody holds goods all day', async () => {
    const variant = await aVariant(shop, { countInStock: 50 });
    const buyer = await aBuyer(shop, variant);
    const other = await aBuyer(shop, variant);
    const openAndCancel = async () => {
      const { paymentOrder } = await start(shop, buyer);
      await cancel(shop, buyer, paymentOrder.id);
    };
    for (let turn = 0; turn < MAX_UNPAID; turn++) await openAndCancel();

    const refused = await shop.rest('POST /api/payment/order', { as: buyer, body: BILLING });

    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await stockOf(shop, variant)).toMatchObject({ reserved: 0 });
    await startCheckout(shop, other);
    await shop.database.query(
      `UPDATE payment_order SET created_at = created_at - interval '1 day' WHERE id = (
         SELECT id FROM payment_order WHERE user_id = $1 ORDER BY created_at LIMIT 1)`,
      [buyer.id],
    );
    await startCheckout(shop, buyer);
  });

  it('opens one checkout per idempotency key', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { paymentOrder } = await start(shop, buyer, { key: 'k1' });
    const headers = { 'idempotency-key': 'k1' };

    expect((await start(shop, buyer, { key: 'k1' })).paymentOrder.id).toBe(paymentOrder.id);
    const rest = await shop.rest('POST /api/payment/order', { as: buyer, headers, body: BILLING });
    expect(rest.body.id).toBe(paymentOrder.id);
    const other = await shop.rest('POST /api/payment/order', {
      as: buyer,
      headers,
      body: { ...BILLING, city: 'Pune' },
    });
    expect(other.status).toBe(422);
    expect(other.body.code).toBe('IDEMPOTENCY_MISMATCH');
    await cancel(shop, buyer, paymentOrder.id);
    expect((await start(shop, buyer, { key: 'k1' })).userErrors[0].code).toBe('CONFLICT');
  });

  it('refuses what sold out, names it, and holds nothing of the rest', async () => {
    const plenty = await aVariant(shop);
    const scarce = await aVariant(shop, { countInStock: 1 });
    const buyer = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), buyer, { [plenty.id]: 1, [scarce.id]: 2 });

    expect((await start(shop, buyer)).userErrors).toEqual([
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
        const checkOut = () => shop.rest('POST /api/payment/order', { as: buyer, body: BILLING });
        const { status, body } = await patiently(checkOut);
        if (status !== 201) return body.code;
        const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, body.orderId);
        return (await patiently(() => createOrder(shop, buyer, { paymentId }))).body.status;
      }),
    );

    expect(tries.filter((end) => end === 'confirmed')).toHaveLength(5);
    expect(tries.filter((end) => end === 'OUT_OF_STOCK')).toHaveLength(15);
    expect(await stockOf(shop, scarce)).toEqual({ onHand: 0, reserved: 0 });
  });

  it('does not deadlock buyers who turn from one product to the other and back', async () => {
    const one = await aVariant(shop, { countInStock: 50 });
    const two = await aVariant(shop, { countInStock: 50 });
    const turning = async (turn: number) => {
      const [from, to] = turn % 2 ? [one, two] : [two, one];
      const buyer = await aBuyer(shop, from);
      await startCheckout(shop, buyer);
      for (const variant of [to, from, to]) {
        await shop.database.manager.update(CartLine, { userId: buyer.id }, { variantId: variant.id });
        await startCheckout(shop, buyer);
      }
    };

    await Promise.all(Array.from({ length: 20 }, (_, turn) => turning(turn)));

    expect(await stockOf(shop, one)).toEqual({ onHand: 50, reserved: 10 });
    expect(await stockOf(shop, two)).toEqual({ onHand: 50, reserved: 10 });
  });

  it('tries a provider that fails once again, and holds nothing when it keeps failing', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);

    await shop.rest('POST /standin/faults', { body: { failNext: 2 } });
    expect((await start(shop, buyer, { key: 'again' })).userErrors[0]).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
      message: 'The payment service is not responding right now. Please try again in a moment.',
    });
    expect(await stockOf(shop, tea)).toEqual({ onHand: 10, reserved: 0 });

    await shop.rest('POST /standin/faults', { body: { failNext: 1 } });
    expect((await start(shop, buyer, { key: 'again' })).userErrors).toEqual([]);
  });

  it('opens one order at a provider whose answers are lost, however often it is asked again', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const ordersBefore = await shop.database.manager.count(StandInOrder);

    await shop.rest('POST /standin/faults', { body: { garble: 'reset' } });
    const { userErrors } = await start(shop, buyer);

    expect(userErrors[0]?.code).toBe('PROVIDER_UNAVAILABLE');
    expect(await shop.database.manager.count(StandInOrder)).toBe(ordersBefore + 1);
  });
});
