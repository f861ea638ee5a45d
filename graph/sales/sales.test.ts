import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken } from '../accounts/sign-in/token.js';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { cancelOrder } from '../payments/fulfilment/cancel-order.js';
import { refundOrder } from '../payments/fulfilment/refund-order.js';
import { dayInIndia } from '../shared/india-time.js';
import { asPaise } from '../shared/money/money.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { anOrderOf } from '../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { rollUpSales } from './roll-up-sales.js';

const SUM = '{ orderCount pieces total }';
const FIGURES = `{ orderCount pieces total goods delivery cashFees roundedOff averageOrder piecesPerOrder calledOffCount calledOff
  refunded net returnCount returnedPieces }`;
const REPORT = `query ($from: String!, $to: String!) {
  salesReport(from: $from, to: $to) {
    from to fromBefore sold ${FIGURES} before ${FIGURES}
    days { day dayBefore sold ${SUM} before ${SUM} }
    hours { hour sold ${SUM} before ${SUM} }
    categories { category { name } sold { pieces total } before { pieces total } }
    products(first: 100) { name product { id } sold ${SUM} before ${SUM} }
    pins(first: 100) { pin sold ${SUM} before ${SUM} }
    refunds { reason count total countBefore totalBefore }
    leftInCarts(first: 100) { name cartCount pieces total }
  }
}`;

interface Counted {
  orderCount: number;
}

let shop: TestShop;
let admin: User;
let tea: ProductVariant;
let rice: ProductVariant;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  tea = await aVariant(shop, { name: 'Tea', price: 59.5, countInStock: 10_000 });
  rice = await aVariant(shop, { name: 'Rice', price: 130, countInStock: 10_000 });
});
afterAll(() => shop.close());

async function report(from: string, to: string) {
  const { data, errors } = await shop.graphql(REPORT, { from, to }, { as: admin });
  expect(errors).toEqual([]);
  return data.salesReport;
}

const paise = (rupees: number) => Math.round(rupees * 100);

/** Moves an order to another moment, as if it had been placed then. */
const placedAt = (id: string, moment: string) =>
  shop.database.query('UPDATE "order" SET placed_at = $2 WHERE id = $1', [id, moment]);

/** An order of some pieces of tea and rice, placed at a moment. */
async function ordered(moment: string, pieces: { tea?: number; rice?: number }, zipCode = '560001'): Promise<string> {
  const buyer = await aUser(shop.ctx());
  await aFilledCart(shop.ctx(), buyer, {
    ...(pieces.tea && { [tea.id]: pieces.tea }),
    ...(pieces.rice && { [rice.id]: pieces.rice }),
  });
  const id = await anOrderOf(shop, buyer, [], { zipCode });
  await placedAt(id, moment);
  return id;
}

describe('a report of what sells', () => {
  it('tells orders by day, hour, product and PIN code of India, beside the days before', async () => {
    await ordered('2024-03-01T18:29:00Z', { tea: 1 });
    await ordered('2024-03-01T18:31:00Z', { tea: 2, rice: 1 }, '110 001');
    await ordered('2024-03-03T06:00:00Z', { rice: 3 });

    const told = await report('2024-03-02', '2024-03-03');

    expect(told).toMatchObject({ fromBefore: '2024-02-29', sold: { orderCount: 2, pieces: 6 } });
    expect(told.before.orderCount).toBe(1);
    expect(
      told.days.map((row: { day: string; dayBefore: string; sold: Counted; before: Counted }) => [
        ...[row.day, row.dayBefore, row.sold.orderCount, row.before.orderCount],
      ]),
    ).toEqual([
      ['2024-03-02', '2024-02-29', 1, 0],
      ['2024-03-03', '2024-03-01', 1, 1],
    ]);
    expect(told.hours[0].sold).toMatchObject({ orderCount: 1, pieces: 3 });
    expect(told.hours[23].before.orderCount).toBe(1);
    expect(told.products).toMatchObject([
      { name: 'Rice', sold: { orderCount: 2, pieces: 4, total: 520 }, before: { pieces: 0 } },
      { name: 'Tea', sold: { orderCount: 1, pieces: 2, total: 119 }, before: { pieces: 1, total: 59.5 } },
    ]);
    expect(told.pins.map(({ pin }: { pin: string }) => pin).toSorted()).toEqual(['110001', '560001']);
  });

  it('tells what was called off and what went back', async () => {
    const [off, kept] = [
      await ordered('2024-04-02T06:00:00Z', { tea: 2 }),
      await ordered('2024-04-02T07:00:00Z', { rice: 2 }),
    ];
    const [{ userId }] = await shop.database.query('SELECT user_id AS "userId" FROM "order" WHERE id = $1', [off]);
    await cancelOrder(shop.ctx({ id: userId, role: null }), off);
    await refundOrder(shop.ctx(admin), kept, {
      amountPaise: asPaise(3_333),
      refundedBeforePaise: asPaise(0),
      note: 'Sorry',
    });
    await shop.database.query(
      `UPDATE refund SET created_at = '2024-04-03T06:00:00Z' WHERE created_at > now() - interval '1 hour'`,
    );

    const told = await report('2024-04-01', '2024-04-03');

    expect(told.sold).toMatchObject({ orderCount: 1, calledOffCount: 1, refunded: 33.33 });
    expect(told.sold.net).toBe((paise(told.sold.total) - 3_333) / 100);
    expect(
      told.refunds.map(({ reason, count }: { reason: string; count: number }) => [reason, count]).toSorted(),
    ).toEqual([
      ['CANCELLED', 1],
      ['GOODWILL', 1],
    ]);
  });

  it('shows what lies in carts for an hour, and nothing of what was bought', async () => {
    const buyer = await aBuyer(shop, tea, 3);
    await shop.database.query(`UPDATE cart_line SET created_at = '2024-05-02T06:00:00Z' WHERE user_id = $1`, [
      buyer.id,
    ]);
    await aBuyer(shop, tea, 5);

    expect((await report('2024-05-02', '2024-05-02')).leftInCarts).toEqual([
      { name: 'Tea', cartCount: 1, pieces: 3, total: 178.5 },
    ]);
    const today = dayInIndia(new Date());
    expect((await report(today, today)).leftInCarts).toEqual([]);
  });

  it('knows a removed product by the name that it had', async () => {
    const gone = await aVariant(shop, { name: 'Ghee', price: 500 });
    const id = await anOrderOf(shop, await aBuyer(shop, gone, 2));
    await placedAt(id, '2024-06-02T06:00:00Z');
    await rollUpSales(shop.ctx());
    await shop.database.query('UPDATE order_line SET product_id = NULL WHERE order_id = $1', [id]);
    const before = await report('2024-06-02', '2024-06-02');
    await rollUpSales(shop.ctx());

    expect(before.products).toMatchObject([{ name: 'Ghee', product: null, sold: { pieces: 2, total: 1_000 } }]);
    expect(before.categories).toMatchObject([{ category: null, sold: { total: 1_000 } }]);
    expect(await report('2024-06-02', '2024-06-02')).toEqual(before);
  });

  it('is refused for what are no days, or too many', async () => {
    for (const [from, to, field] of [
      ['2024-02-30', '2024-03-01', 'from'],
      ['March', '2024-03-01', 'from'],
      ['2024-03-02', '2024-03-01', 'to'],
      ['2023-01-01', '2024-01-02', 'to'],
    ]) {
      const { errors } = await shop.graphql(REPORT, { from, to }, { as: admin });
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
  });
});

describe('a report of what sells as a file', () => {
  const file = (query: string) =>
    fetch(`${shop.address}/api/sales-report?${query}`, {
      headers: { authorization: `Bearer ${signToken(admin, shop.config)}` },
    });

  it('is a table of each kind as CSV', async () => {
    await ordered('2024-07-02T06:00:00Z', { tea: 2 });

    const answer = await file('from=2024-07-02&to=2024-07-02&by=product&format=csv');

    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename=sales-by-product-2024-07-02-2024-07-02.csv',
    );
    expect((await answer.text()).trim().split('\n')).toEqual([
      'product,orders,pieces,total,orders_before,pieces_before,total_before',
      'Tea,1,2,119.00,0,0,0.00',
    ]);
    for (const by of ['day', 'hour', 'category', 'pin', 'refund', 'search', 'cart'])
      expect((await file(`from=2024-07-02&to=2024-07-02&by=${by}&format=csv`)).status).toBe(200);
  });

  it('is refused for another table', async () => {
    expect((await file('from=2024-07-02&to=2024-07-02&by=moon')).status).toBe(400);
  });
});
