import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { dropJobs, makeDue, runDueJobs } from '../../testing/jobs.js';
import { cancel, createOrder } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { PaymentJob } from '../payment-jobs.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterEach(async () => {
  await shop.rest('POST /standin/faults', { body: {} });
  await dropJobs(shop.database);
  await shop.database.query("UPDATE refund SET settled_at = now(), created_at = now() - interval '8 days'");
  await shop.database.query('DELETE FROM webhook_event');
});

afterAll(() => shop.close());

const CONCERNS = `query ($first: Int) { paymentsNeedingAttention(first: $first) {
  id kind whatToDo since amount paymentOrderId paymentId providerRefundId eventId order { id status }
} }`;
const REFUNDS = `query ($id: ID!) { order(id: $id) { status refunds { id amount reason status createdAt settledAt } } }`;

const concerns = async (first = 50) =>
  (await shop.graphql(CONCERNS, { first }, { as: admin })).data.paymentsNeedingAttention;
const refundsOf = async (as: User, id: string) => (await shop.graphql(REFUNDS, { id }, { as })).data.order;

/** A payment that came when the goods were gone. */
const aSoldOutOrder = async () => {
  const tea = await aVariant(shop);
  const buyer = await aBuyer(shop, tea);
  const { id, orderId } = await startCheckout(shop, buyer);
  await cancel(shop, buyer, id);
  await shop.database.manager.update(ProductVariant, { id: tea.id }, { onHand: 0 });
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const { body } = await createOrder(shop, buyer, { paymentId });
  return { buyer, checkoutId: id, paymentId, order: body };
};

describe('paymentsNeedingAttention', () => {
  it('is empty when all is well', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    await createOrder(shop, buyer, { paymentId: (await payAtStandIn(shop, orderId)).razorpay_payment_id });

    expect(await concerns()).toEqual([]);
  });

  it('tells of a refund that is owed, until it is made', async () => {
    const { checkoutId, paymentId, order } = await aSoldOutOrder();

    expect(await concerns()).toEqual([
      {
        id: expect.stringMatching(/^REFUND_OWED:/),
        kind: 'REFUND_OWED',
        whatToDo: expect.stringContaining('the shop keeps asking'),
        since: expect.any(String),
        amount: 100,
        paymentOrderId: checkoutId,
        paymentId,
        providerRefundId: null,
        eventId: null,
        order: { id: order.id, status: 'REFUNDED' },
      },
    ]);
    await runDueJobs(shop);
    expect(await concerns()).toEqual([]);
  });

  it('tells of a refund that failed', async () => {
    const { paymentId } = await aSoldOutOrder();
    await shop.database.query('UPDATE refund SET failed_at = now() WHERE payment_id = $1', [paymentId]);

    expect(await concerns()).toMatchObject([{ kind: 'REFUND_FAILED', paymentId, amount: 100 }]);
  });

  it('tells of a payment of another amount', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { id, orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await shop.database.query('UPDATE standin_payment SET amount = 500 WHERE id = $1', [paymentId]);
    await createOrder(shop, buyer, { paymentId });
    await runDueJobs(shop);

    expect(await concerns()).toMatchObject([
      { kind: 'AMOUNT_MISMATCH', paymentId, paymentOrderId: id, amount: 5, order: null },
    ]);
  });

  it('tells of an event that waits for more than a minute, and of an order that does for half an hour', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId, { outcome: 'authorized' });
    const { body: order } = await createOrder(shop, buyer, { paymentId });
    const insert = "INSERT INTO webhook_event (event_id, raw, received_at) VALUES ($1, '{}', now() - $2::interval)";
    await shop.database.query(insert, ['evt_young', '50 seconds']);
    await shop.database.query(insert, ['evt_old', '70 seconds']);
    expect(await concerns()).toMatchObject([{ kind: 'EVENT_WAITING', eventId: 'evt_old', amount: null, order: null }]);

    await shop.database.query(`UPDATE "order" SET placed_at = now() - interval '31 minutes' WHERE id = $1`, [order.id]);
    expect(await concerns()).toMatchObject([
      { kind: 'ORDER_PENDING', order: { id: order.id, status: 'PENDING' }, amount: 100 },
      { kind: 'EVENT_WAITING' },
    ]);
    expect(await concerns(1)).toHaveLength(1);
    await shop.database.query('DELETE FROM order_line WHERE order_id = $1', [order.id]);
    await shop.database.query('DELETE FROM "order" WHERE id = $1', [order.id]);
  });

  it('tells of goods that are held long after their time ran out', async () => {
    const { id } = await startCheckout(shop, await aBuyer(shop, await aVariant(shop)));
    const expired = 'UPDATE payment_order SET expires_at = now() - $2::interval WHERE id = $1';
    await shop.database.query(expired, [id, '4 minutes']);
    expect(await concerns()).toEqual([]);

    await shop.database.query(expired, [id, '6 minutes']);
    expect(await concerns()).toMatchObject([{ kind: 'HOLD_OVERDUE', paymentOrderId: id, amount: 100, order: null }]);

    await makeDue(shop.database, `${PaymentJob.CHECK_CHECKOUT}:${id}`);
    await runDueJobs(shop);
    expect(await concerns()).toEqual([]);
  });

  it('tells of a live order whose money was sent back by somebody else', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await createOrder(shop, buyer, { paymentId });
    await shop.ctx().payments.refundPayment(paymentId, 10_000, 'made-in-the-dashboard');
    await createOrder(shop, buyer, { paymentId });

    expect(await concerns()).toMatchObject([{ kind: 'REFUNDED_ELSEWHERE', paymentId, order: { status: 'CONFIRMED' } }]);
  });
});

describe('order.refunds', () => {
  it('shows the shopper what goes back and how far it is', async () => {
    const { buyer, order } = await aSoldOutOrder();
    const owed = { id: expect.any(String), amount: 100, reason: 'SOLD_OUT', createdAt: expect.any(String) };
    expect(await refundsOf(buyer, order.id)).toEqual({
      status: 'REFUNDED',
      refunds: [{ ...owed, status: 'PENDING', settledAt: null }],
    });

    await runDueJobs(shop);

    expect(await refundsOf(buyer, order.id)).toEqual({
      status: 'REFUNDED',
      refunds: [{ ...owed, status: 'PROCESSED', settledAt: expect.any(String) }],
    });
  });

  it('is empty for an order that stands', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { orderId } = await startCheckout(shop, buyer);
    const paymentId = (await payAtStandIn(shop, orderId)).razorpay_payment_id;
    const { body } = await createOrder(shop, buyer, { paymentId });

    expect(await refundsOf(buyer, body.id)).toEqual({ status: 'CONFIRMED', refunds: [] });
  });
});
