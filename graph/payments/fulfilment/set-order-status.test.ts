import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aKey } from '../../testing/factories/api-key.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout, stockOf } from '../../testing/factories/checkout.factory.js';
import { findBreaches, openBooks } from '../../testing/invariants.js';
import { runDueJobs } from '../../testing/jobs.js';
import { createOrder } from '../../testing/payment-calls.js';
import { type As, openShop, type TestShop } from '../../testing/shop.js';
import { confirmPayment } from '../settlement/confirm-payment.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const set = async (id: string, status: string, as: As = admin) =>
  (
    await shop.graphql(
      `mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) {
         order { id status refunds { reason status } } message userErrors { code field message } } }`,
      { id, status },
      { as },
    )
  ).data.setOrderStatus;

/** An order of three pieces of a variant that ten were there of. */
async function anOrder() {
  const variant = await aVariant(shop, { countInStock: 10 });
  const buyer = await aBuyer(shop, variant, 3);
  const { orderId } = await startCheckout(shop, buyer);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const { body } = await createOrder(shop, buyer, { paymentId });
  return { id: body.id as string, paymentId, variant, buyer };
}

describe('setOrderStatus', () => {
  it('takes an order from the shelf to the door, shows the shopper, and writes it down', async () => {
    const { id, buyer } = await anOrder();

    for (const status of ['PACKED', 'SHIPPED', 'DELIVERED']) {
      expect(await set(id, status)).toMatchObject({ order: { id, status }, userErrors: [] });
      const { data } = await shop.graphql('query ($id: ID!) { order(id: $id) { status } }', { id }, { as: buyer });
      expect(data.order.status).toBe(status);
    }

    const entries = await shop.database.manager.find(AuditEntry, { where: { subjectId: id }, order: { id: 'ASC' } });
    expect(entries.map(({ before, after }) => [before, after])).toEqual([
      [{ status: 'CONFIRMED' }, { status: 'PACKED' }],
      [{ status: 'PACKED' }, { status: 'SHIPPED' }],
      [{ status: 'SHIPPED' }, { status: 'DELIVERED' }],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/Asha|9876543210|MG Road/);
  });

  it('can be repeated without doing anything twice', async () => {
    const { id } = await anOrder();

    await set(id, 'PACKED');
    expect(await set(id, 'PACKED')).toMatchObject({ order: { status: 'PACKED' }, userErrors: [] });

    expect(await shop.database.manager.countBy(AuditEntry, { subjectId: id })).toBe(1);
  });

  it.each([
    ['CONFIRMED', ['PENDING', 'SHIPPED', 'DELIVERED', 'REFUNDED'], 'can become PACKED or CANCELLED only'],
    ['PACKED', ['PENDING', 'CONFIRMED', 'DELIVERED', 'REFUNDED'], 'can become SHIPPED or CANCELLED only'],
    ['SHIPPED', ['PENDING', 'CONFIRMED', 'PACKED', 'CANCELLED', 'REFUNDED'], 'can become DELIVERED only'],
    ['DELIVERED', ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'CANCELLED', 'REFUNDED'], 'keeps its status'],
    ['REFUNDED', ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'CANCELLED'], 'keeps its status'],
    ['CANCELLED', ['PENDING', 'CONFIRMED', 'PACKED', 'SHIPPED', 'DELIVERED', 'REFUNDED'], 'keeps its status'],
  ])('lets nothing follow %s that cannot', async (status, refused, told) => {
    const { id } = await anOrder();
    await shop.database.query('UPDATE "order" SET status = $2 WHERE id = $1', [id, status]);

    for (const next of refused) {
      expect(await set(id, next)).toEqual({
        order: null,
        message: null,
        userErrors: [{ code: 'CONFLICT', field: 'status', message: `An order that is ${status} ${told}.` }],
      });
    }
  });

  it('calls off one that waits for its payment, whose goods are for sale again, and leaves all else to the payments', async () => {
    const variant = await aVariant(shop, { countInStock: 10 });
    const buyer = await aBuyer(shop, variant, 3);
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId, { outcome: 'authorized' });
    const { id } = (await createOrder(shop, buyer, { paymentId })).body;

    for (const next of Object.values(OrderStatus).filter((status) => !['PENDING', 'CANCELLED'].includes(status)))
      expect((await set(id, next)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 10, reserved: 3 });

    expect((await set(id, 'CANCELLED')).order).toEqual({ id, status: 'CANCELLED', refunds: [] });
    expect(await stockOf(shop, variant)).toEqual({ onHand: 10, reserved: 0 });
  });

  it('calls an order off once: the money goes back, and the goods are for sale again', async () => {
    const books = await openBooks(shop.database);
    const { id, paymentId, variant } = await anOrder();
    books.opening.set(variant.id, 10);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 7, reserved: 0 });

    const answers = await Promise.all(Array.from({ length: 4 }, () => set(id, 'CANCELLED')));

    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(answers[0].order).toEqual({
      id,
      status: 'CANCELLED',
      refunds: [{ reason: 'CANCELLED', status: 'PENDING' }],
    });
    expect(await stockOf(shop, variant)).toEqual({ onHand: 10, reserved: 0 });
    await runDueJobs(shop);
    expect((await set(id, 'CANCELLED')).order.refunds).toEqual([{ reason: 'CANCELLED', status: 'PROCESSED' }]);
    const ledger = (await shop.rest('GET /standin/ledger')).body;
    expect(ledger.refunds.filter((refund: { payment_id: string }) => refund.payment_id === paymentId)).toHaveLength(1);
    // The provider tells of the payment once more, as it may at any time.
    const told = await shop.ctx().payments.findPayment(paymentId);
    if (told) await confirmPayment(shop.ctx(), told);
    expect((await set(id, 'PACKED')).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    const breaches = await findBreaches(books);
    expect(breaches.filter((breach) => breach.includes(variant.id) || breach.includes(paymentId))).toEqual([]);
  });

  it('shows the order to no key that may not read orders', async () => {
    const [writer, reader] = [
      await aKey(shop, { scopes: [ApiScope.ORDERS_WRITE] }),
      await aKey(shop, { scopes: [ApiScope.ORDERS_WRITE, ApiScope.ORDERS_READ] }),
    ];
    const { id } = await anOrder();

    expect(await set(id, 'PACKED', writer.as)).toEqual({
      ...{ order: null, userErrors: [] },
      message: expect.stringMatching(/^JH-\d+ is packed\.$/),
    });
    expect((await set(id, 'SHIPPED', reader.as)).order).toMatchObject({ status: 'SHIPPED' });
  });
});

describe('allOrders', () => {
  it('lists the orders of all shoppers by status and time, a page at a time', async () => {
    const [first, second, third] = [await anOrder(), await anOrder(), await anOrder()];
    await set(second.id, 'PACKED');
    for (const [index, { id }] of [first, second, third].entries())
      await shop.database.manager.update(Order, { id }, { placedAt: new Date(`2031-01-0${index + 1}T00:00:00Z`) });
    const { as } = await aKey(shop, { scopes: [ApiScope.ORDERS_READ] });
    const list = async (filter: object | null, page: object = {}) =>
      (
        await shop.graphql(
          `query ($filter: OrderFilter, $first: Int, $after: String) {
             allOrders(filter: $filter, first: $first, after: $after) {
               totalCount nodes { id lines { quantity } } pageInfo { hasNextPage endCursor } } }`,
          { filter, ...page },
          { as },
        )
      ).data.allOrders;
    const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);
    const in2031 = { placedFrom: '2031-01-01T00:00:00Z', placedBefore: '2031-01-03T00:00:00Z' };

    expect(idsOf(await list({ placedFrom: in2031.placedFrom }))).toEqual([third.id, second.id, first.id]);
    expect(await list(in2031)).toMatchObject({ totalCount: 2, nodes: [{ id: second.id }, { id: first.id }] });
    expect(idsOf(await list({ ...in2031, statuses: ['PACKED', 'SHIPPED'] }))).toEqual([second.id]);
    expect((await list(null)).totalCount).toBe((await list({ statuses: [] })).totalCount);
    const head = await list(in2031, { first: 1 });
    expect(head).toMatchObject({ totalCount: 2, nodes: [{ id: second.id }], pageInfo: { hasNextPage: true } });
    expect(idsOf(await list(in2031, { first: 1, after: head.pageInfo.endCursor }))).toEqual([first.id]);
    expect(
      (await shop.graphql('{ allOrders(first: 101) { totalCount } }', {}, { as })).errors[0]?.extensions.code,
    ).toBe('BAD_USER_INPUT');
  });

  it('finds an order by what somebody at the phone knows of it, and no other', async () => {
    const [wanted] = [await anOrder(), await anOrder()];
    await shop.database.manager.update(
      Order,
      { id: wanted.id },
      { name: 'Zubeida 100% Khan', phoneNumber: '+91 98450 12321', email: 'Zubeida@example.com' },
    );
    const { number } = await shop.database.manager.findOneByOrFail(Order, { id: wanted.id });
    const find = async (text: string) => {
      const query = 'query ($text: String!) { allOrders(filter: { text: $text }) { totalCount nodes { id } } }';
      return (await shop.graphql(query, { text }, { as: admin })).data.allOrders;
    };

    const known = [
      number,
      number.slice(3),
      '98450-12321',
      '2321',
      'zubeida@EXAMPLE.com',
      ' zubeida ',
      'ubeid',
      '100% k',
      'zu',
      'k',
      wanted.paymentId,
    ];
    for (const text of known) expect(await find(text)).toEqual({ totalCount: 1, nodes: [{ id: wanted.id }] });
    for (const text of ['JH-999999', '10_% k', '___', '%', 'ub', '321', 'nobody@example.com'])
      expect((await find(text)).nodes.filter(({ id }: { id: string }) => id === wanted.id)).toEqual([]);
  });
});
