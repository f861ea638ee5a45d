import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { approveReturn, receiveReturn, refuseReturn } from '../payments/fulfilment/answer-return.js';
import { cancelOrder } from '../payments/fulfilment/cancel-order.js';
import { refundOrder } from '../payments/fulfilment/refund-order.js';
import { requestReturn } from '../payments/fulfilment/request-return.js';
import { setOrderStatus } from '../payments/fulfilment/set-order-status.js';
import type { Context } from '../shared/context.js';
import { ShopError } from '../shared/errors.js';
import { dayAfter } from '../shared/india-time.js';
import { asPaise, rupeesOf } from '../shared/money/money.js';
import { testsEverything } from '../testing/every-case.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { aCashOrderOf, anOrderOf, TO_THE_DOOR } from '../testing/factories/order.factory.js';
import { type Draw, drawFrom } from '../testing/random.js';
import { SEED } from '../testing/seed.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { rollUpSales } from './roll-up-sales.js';
import {
  listSalesOfCategories,
  listSalesOfPins,
  listSalesOfProducts,
  listSalesRefunds,
  salesReport,
} from './sales-report.service.js';
import type { SalesOfCategory, SalesOfPin, SalesOfProduct, SalesRefund, SalesReport } from './sales-report.type.js';

const STEPS = testsEverything ? 400 : 70;
const FIRST_DAY = '2025-02-10';
/** So many that a period holds whole months, and so does the one before. */
const DAYS = 150;
const PINS = ['560001', '110001', '400 001', '700001'];

let shop: TestShop;
let admin: User;
let goods: ProductVariant[];

beforeAll(async () => {
  shop = await openShop({ UNPAID_CHECKOUTS_PER_DAY: '10000' });
  admin = await aUser(shop.ctx(), { isAdmin: true });
  const prices = [59.5, 130, 12.25, 999.99];
  goods = await Promise.all(
    prices.map((price, index) => aVariant(shop, { name: `Goods ${index}`, price, countInStock: 100_000 })),
  );
});
afterAll(() => shop.close());

interface BookedOrder {
  id: string;
  userId: string;
  day: string;
  hour: number;
  status: OrderStatus;
  amount: number;
  pin: string;
  lines: { productId: string; quantity: number; price: number }[];
}

/** The rows of the books themselves, with nothing summed up. */
async function readBooks() {
  const orders: BookedOrder[] = await shop.database.query(
    `SELECT id, user_id AS "userId", to_char(placed_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day,
       extract(hour FROM placed_at AT TIME ZONE 'Asia/Kolkata')::int AS hour, status, amount_paise AS amount, pincode AS pin,
       (SELECT json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'price', price_paise))
        FROM order_line WHERE order_id = o.id) AS lines
     FROM "order" o`,
  );
  const refunds: { day: string; amount: number; reason: string; orderId: string }[] = await shop.database.query(
    `SELECT to_char(r.created_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day, r.amount_paise AS amount, r.reason, o.id AS "orderId"
     FROM refund r LEFT JOIN "order" o ON o.payment_id = r.payment_id`,
  );
  const returns: { day: string; pieces: number }[] = await shop.database.query(
    `SELECT to_char(requested_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day, sum(l.quantity)::int AS pieces
     FROM order_return b JOIN order_return_line l ON l.order_return_id = b.id WHERE b.status <> 'REFUSED' GROUP BY b.id`,
  );
  const products: { id: string; categoryId: string }[] = await shop.database.query(
    'SELECT id, category_id AS "categoryId" FROM product',
  );
  return { orders, refunds, returns, categoryOf: new Map(products.map(({ id, categoryId }) => [id, categoryId])) };
}

const OFF: string[] = [OrderStatus.CANCELLED, OrderStatus.REFUNDED];
const add = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The report of a period and of the one before, reckoned from each row by itself. */
async function reckoned(from: string, to: string) {
  const books = await readBooks();
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return { sold: reckonedOf(books, from, to), before: reckonedOf(books, dayAfter(from, -length), dayAfter(from, -1)) };
}

function reckonedOf(
  { orders, refunds, returns, categoryOf }: Awaited<ReturnType<typeof readBooks>>,
  from: string,
  to: string,
) {
  const within = ({ day }: { day: string }) => day >= from && day <= to;
  const placed = orders.filter((order) => within(order) && order.status !== OrderStatus.PENDING);
  const stands = placed.filter(({ status }) => !OFF.includes(status));
  const off = placed.filter(({ status }) => OFF.includes(status));
  const total = add(stands.map(({ amount }) => amount));
  const lines = stands.flatMap((order) => order.lines.map((line) => ({ ...line, order: order.id })));
  const ended = new Set(orders.filter(({ status }) => OFF.includes(status)).map(({ id }) => id));
  const refunded = add(
    refunds.filter((one) => within(one) && one.orderId && !ended.has(one.orderId)).map(({ amount }) => amount),
  );
  const by = <Row>(rows: readonly Row[], keyOf: (row: Row) => string, amountOf: (row: Row) => number) => {
    const sums: Record<string, number> = {};
    for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + amountOf(row);
    return sums;
  };
  return {
    orderCount: stands.length,
    pieces: add(lines.map(({ quantity }) => quantity)),
    total,
    goods: add(lines.map(({ quantity, price }) => quantity * price)),
    calledOffCount: off.length,
    calledOff: add(off.map(({ amount }) => amount)),
    refunded,
    net: total - refunded,
    returnCount: returns.filter(within).length,
    returnedPieces: add(returns.filter(within).map(({ pieces }) => pieces)),
    byDay: by(
      stands,
      ({ day }) => day,
      ({ amount }) => amount,
    ),
    byHour: by(
      stands,
      ({ hour }) => String(hour),
      ({ amount }) => amount,
    ),
    byPin: by(
      stands,
      ({ pin }) => pin.replace(/\D/g, ''),
      ({ amount }) => amount,
    ),
    byProduct: by(
      lines,
      ({ productId }) => productId,
      ({ quantity, price }) => quantity * price,
    ),
    byCategory: by(
      lines,
      ({ productId }) => categoryOf.get(productId) ?? '',
      ({ quantity, price }) => quantity * price,
    ),
    byReason: by(
      refunds.filter(within),
      ({ reason }) => reason,
      ({ amount }) => amount,
    ),
  };
}

const filled = (entries: [string | number, number][]) => Object.fromEntries(entries.filter(([, value]) => value !== 0));

/** The same as the shop tells it, with the equally long period before. */
async function told(from: string, to: string) {
  const ctx = shop.ctx(admin);
  const report = await salesReport(ctx, from, to);
  const { periods } = report;
  const [products, pins, refunds, categories] = await Promise.all([
    listSalesOfProducts(ctx, periods, 1_000),
    listSalesOfPins(ctx, periods, 1_000),
    listSalesRefunds(ctx, periods),
    listSalesOfCategories(ctx, periods),
  ]);
  for (const rows of [products, pins])
    expect(rows.filter(({ sold, before }) => sold.orderCount === 0 && before.orderCount === 0)).toEqual([]);
  for (const most of [1, 2, 3])
    expect([most, await listSalesOfProducts(ctx, periods, most)]).toEqual([most, products.slice(0, most)]);
  const all = { report, products, pins, categories, refunds };
  return { sold: toldOf('sold', all), before: toldOf('before', all) };
}

interface Told {
  report: SalesReport;
  products: SalesOfProduct[];
  pins: SalesOfPin[];
  categories: SalesOfCategory[];
  refunds: SalesRefund[];
}

function toldOf(period: 'sold' | 'before', { report, products, pins, categories, refunds }: Told) {
  const sold = report[period];
  const { roundedOffPaise, goodsPaise, shippingPaise, cashFeePaise, totalPaise } = sold;
  expect(goodsPaise + shippingPaise + cashFeePaise - roundedOffPaise).toBe(totalPaise);
  return {
    orderCount: sold.orderCount,
    pieces: sold.pieces,
    total: totalPaise,
    goods: goodsPaise,
    calledOffCount: sold.calledOffCount,
    calledOff: sold.calledOffPaise,
    refunded: sold.refundedPaise,
    net: sold.netPaise,
    returnCount: sold.returnCount,
    returnedPieces: sold.returnedPieces,
    byDay: filled(report.days.map((row) => [period === 'sold' ? row.day : row.dayBefore, row[period].totalPaise])),
    byHour: filled(report.hours.map((row) => [row.hour, row[period].totalPaise])),
    byPin: filled(pins.map((row) => [row.pin, row[period].totalPaise])),
    byProduct: filled(products.map((row) => [row.productId, row[period].totalPaise])),
    byCategory: filled(categories.map((row) => [row.categoryId ?? '', row[period].totalPaise])),
    byReason: filled(refunds.map((row) => [row.reason, period === 'sold' ? row.totalPaise : row.totalBeforePaise])),
  };
}

const DEATH = 'the process died';

/** A context whose process dies at a statement of a transaction. */
function dying(statement: number): Context {
  const ctx = shop.ctx();
  const transaction = (work: (db: Context['db']) => Promise<unknown>) =>
    ctx.db.transaction((db) => {
      let left = statement;
      const query = db.query.bind(db);
      db.query = async (...asked: Parameters<typeof query>) => {
        left -= 1;
        if (left < 0) throw new Error(DEATH);
        return query(...asked);
      };
      return work(db);
    });
  return { ...ctx, db: Object.create(ctx.db, { transaction: { value: transaction } }) };
}

const momentOf = (draw: Draw) =>
  new Date(Date.parse(`${FIRST_DAY}T00:00:00Z`) + draw(DAYS * 24 * 60) * 60_000).toISOString();

const dayOf = (draw: Draw) => dayAfter(FIRST_DAY, draw(DAYS));

/** What may happen in a shop; each does nothing where there is nothing to do it to. */
const HAPPENINGS: [weight: number, name: string, act: (draw: Draw) => Promise<unknown>][] = [
  [
    8,
    'an order',
    async (draw) => {
      const buyer = await aUser(shop.ctx());
      const chosen = goods.filter(() => draw(2) === 0);
      const filled = (chosen.length > 0 ? chosen : goods.slice(0, 1)).map(({ id }) => [id, 1 + draw(4)]);
      await aFilledCart(shop.ctx(), buyer, Object.fromEntries(filled));
      const through = TO_THE_DOOR.slice(0, draw(TO_THE_DOOR.length + 1));
      const id =
        draw(4) === 0
          ? await aCashOrderOf(shop, buyer, through)
          : await anOrderOf(shop, buyer, through, { zipCode: PINS[draw(PINS.length)] });
      await shop.database.query('UPDATE "order" SET placed_at = $2 WHERE id = $1', [id, momentOf(draw)]);
    },
  ],
  [
    3,
    'a cancellation',
    async (draw) => {
      const order = await anyOrder(draw, [OrderStatus.CONFIRMED]);
      if (order) await cancelOrder(shop.ctx({ id: order.userId, role: null }), order.id);
    },
  ],
  [
    2,
    'a step to the door',
    async (draw) => {
      const order = await anyOrder(draw, [OrderStatus.CONFIRMED]);
      if (order) await setOrderStatus(shop.ctx(admin), order.id, OrderStatus.PACKED);
    },
  ],
  [
    3,
    'a part that is sent back',
    async (draw) => {
      const order = await anyOrder(draw, [OrderStatus.DELIVERED]);
      if (!order) return;
      const [line] = await shop.database.query('SELECT id, quantity FROM order_line WHERE order_id = $1 LIMIT 1', [
        order.id,
      ]);
      const lines = [{ lineId: line.id, quantity: 1 + draw(line.quantity) }];
      const { orderReturn } = await requestReturn(shop.ctx(admin), { orderId: order.id, lines, reason: 'Torn' });
      const receipt = { restocks: draw(2) === 0, amountPaise: null, note: null };
      if (draw(3) === 0) await refuseReturn(shop.ctx(admin), orderReturn.id, 'Worn');
      else {
        await approveReturn(shop.ctx(admin), orderReturn.id, null);
        await receiveReturn(shop.ctx(admin), orderReturn.id, receipt);
      }
      await shop.database.query('UPDATE order_return SET requested_at = $2 WHERE id = $1', [
        orderReturn.id,
        momentOf(draw),
      ]);
    },
  ],
  [
    3,
    'a refund',
    async (draw) => {
      const order = await anyOrder(draw, [OrderStatus.DELIVERED]);
      if (!order) return;
      const [{ before }] = await shop.database.query(
        `SELECT coalesce(sum(r.amount_paise), 0)::bigint AS before FROM refund r
         JOIN "order" o ON o.payment_id = r.payment_id WHERE o.id = $1`,
        [order.id],
      );
      const request = { amountPaise: asPaise(100 + draw(700)), refundedBeforePaise: before, note: 'Sorry' };
      await refundOrder(shop.ctx(admin), order.id, request);
    },
  ],
  [
    2,
    'a day on which refunds are promised',
    (draw) =>
      shop.database.query(`UPDATE refund SET created_at = $1 WHERE created_at > now() - interval '1 hour'`, [
        momentOf(draw),
      ]),
  ],
  [
    3,
    'goods that are moved',
    (draw) => {
      const [moved, beside] = [goods[draw(goods.length)], goods[draw(goods.length)]];
      return shop.database.query(
        'UPDATE product SET category_id = (SELECT category_id FROM product WHERE id = $2), sub_category_id = NULL WHERE id = $1',
        [moved?.productId, beside?.productId],
      );
    },
  ],
  [4, 'a job', () => rollUpSales(shop.ctx())],
  [4, 'a job that dies', (draw) => rollUpSales(dying(draw(60)))],
  [1, 'two jobs at once', () => Promise.all([rollUpSales(shop.ctx()), rollUpSales(shop.ctx())])],
];

async function anyOrder(draw: Draw, statuses: OrderStatus[]): Promise<BookedOrder | undefined> {
  const { orders } = await readBooks();
  const fitting = orders
    .filter(({ status }) => statuses.includes(status))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return fitting[draw(Math.max(1, fitting.length))];
}

/** What a shopkeeper is refused, and the job that dies; anything else is a fault. */
const mayHappen = (thrown: Error) => thrown instanceof ShopError || thrown.message === DEATH;

describe('sales in any days', () => {
  it(`are what the books say to the paisa, whatever order jobs and orders come in, seed ${SEED}`, async () => {
    const draw = drawFrom(SEED);
    const drawn = HAPPENINGS.flatMap((happening) => Array<typeof happening>(happening[0]).fill(happening));
    const happened: string[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      const [, name, act] = drawn[draw(drawn.length)] as (typeof drawn)[number];
      happened.push(name);
      await act(draw).catch((thrown: Error) => {
        if (!mayHappen(thrown)) throw thrown;
      });
      const [one, other] = [dayOf(draw), dayOf(draw)];
      const [from, to] = one < other ? [one, other] : [other, one];
      expect([happened.join(', '), from, to, await told(from, to)]).toEqual([
        happened.join(', '),
        from,
        to,
        await reckoned(from, to),
      ]);
    }
    await rollUpSales(shop.ctx());

    expect(await shop.database.query('SELECT day FROM sales_stale_day')).toEqual([]);
    const [from, to] = [FIRST_DAY, dayAfter(FIRST_DAY, DAYS)];
    expect(await told(from, to)).toEqual(await reckoned(from, to));
    const { sold: kept } = await told(from, to);
    expect(kept.calledOffCount).toBeGreaterThan(0);
    expect(kept.refunded).toBeGreaterThan(0);
    expect(rupeesOf(asPaise(kept.total))).toBeGreaterThan(1_000);
  }, 300_000);

  it('agree with the invoices and credit notes of what has left the shop', async () => {
    const [books] = await shop.database.query(
      `SELECT (SELECT sum(total_paise) FROM invoice i WHERE kind = 'INVOICE')::bigint AS invoiced,
         (SELECT sum(o.amount_paise) FROM "order" o WHERE EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id))::bigint AS ordered,
         (SELECT sum(total_paise) FROM invoice WHERE kind = 'CREDIT_NOTE')::bigint AS credited`,
    );
    const [from, to] = ['2025-01-01', '2025-12-31'];
    const off = await shop.database.query(
      `SELECT 1 FROM "order" o JOIN invoice i ON i.order_id = o.id WHERE o.status IN ('CANCELLED', 'REFUNDED')`,
    );
    await shop.database.query(`UPDATE refund SET created_at = '2025-06-01'`);
    const { sold } = await salesReport(shop.ctx(admin), from, to);
    const [{ open }] = await shop.database.query(
      `SELECT coalesce(sum(amount_paise), 0)::bigint AS open FROM "order" o
       WHERE status IN ('CONFIRMED', 'PACKED') AND NOT EXISTS (SELECT FROM invoice i WHERE i.order_id = o.id)`,
    );

    expect(off).toEqual([]);
    expect(books.invoiced).toBe(books.ordered);
    expect(sold.totalPaise - open).toBe(books.invoiced);
    expect(sold.refundedPaise).toBe(books.credited);
  });
});
