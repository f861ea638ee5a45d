import type { Context } from '../shared/context.js';
import type { Paise } from '../shared/money/money.js';
import { HOUR_COLUMNS, hoursOf, PIN_COLUMNS, PRODUCT_COLUMNS, pinsOf, productsOf, STANDS } from './books.queries.js';
import type { Periods } from './sales-periods.js';
import type { LeftInCarts, SalesRefund } from './sales-report.type.js';

/** The sums of a day, or of an hour of the day over all days of a period. */
export interface HourSums {
  /** Null for an hour of all days. */
  day: string | null;
  /** Null for a whole day. */
  hour: number | null;
  /** Whether it is of the period itself, and not of the one before. */
  isNow: boolean;
  orderCount: number;
  pieces: number;
  totalPaise: Paise;
  goodsPaise: Paise;
  shippingPaise: Paise;
  cashFeePaise: Paise;
  calledOffCount: number;
  calledOffPaise: Paise;
}

/** What goods came to in both periods. */
export interface GoodsSums {
  pieces: number;
  totalPaise: Paise;
  piecesBefore: number;
  totalBeforePaise: Paise;
}

/** The same with the orders. */
export interface OrderSums extends GoodsSums {
  orderCount: number;
  orderCountBefore: number;
}

type ProductSums = OrderSums & { productId: string; name: string };
/** Without a category: of products that were removed. */
type CategorySums = GoodsSums & { categoryId: string | null };
type PinSums = OrderSums & { pin: string };

/** What was refunded of orders that stand, and what was sent back, in both periods. */
export interface GoneBack {
  refundedPaise: Paise;
  refundedBeforePaise: Paise;
  returnCount: number;
  returnCountBefore: number;
  returnedPieces: number;
  returnedPiecesBefore: number;
}

const valuesOf = ({ fromBefore, from, to }: Periods) => [fromBefore, from, to];

/**
 * The kept sums of both periods, and in place of those of days that have changed since what the
 * books say: one statement sees both as of one moment.
 */
const keptAndRead = (table: string, columns: string, sums: (days: string) => string) =>
  `WITH stale AS MATERIALIZED (SELECT DISTINCT day FROM sales_stale_day WHERE day BETWEEN $1::date AND $3::date),
   sold AS (
     SELECT ${columns} FROM ${table} AS kept WHERE kept.day BETWEEN $1::date AND $3::date
       AND NOT EXISTS (SELECT FROM stale WHERE stale.day = kept.day)
     UNION ALL ${sums('stale')})`;

/** When a day begins that stands at a place among the values. */
const startOf = (place: string) => `${place}::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/** Moments from the start of a day to the end of another. */
const within = (moment: string, first: string, last: string) =>
  `${moment} >= ${startOf(`${first}::date`)} AND ${moment} < ${startOf(`(${last}::date + 1)`)}`;

const withinBoth = (moment: string) => within(moment, '$1', '$3');

/** Whether a moment of either period is of the later one. */
const isSince = (moment: string) => `${moment} >= ${startOf('$2::date')}`;

/** Sums of columns over each of both periods, where `isNow` tells them apart. */
const both = (names: readonly [column: string, name: string][], isNow = 'day >= $2::date') =>
  names
    .map(([column, name]) => {
      const before = name.endsWith('Paise') ? name.replace('Paise', 'BeforePaise') : `${name}Before`;
      return `coalesce(sum(${column}) FILTER (WHERE ${isNow}), 0)::bigint AS "${name}",
        coalesce(sum(${column}) FILTER (WHERE NOT ${isNow}), 0)::bigint AS "${before}"`;
    })
    .join(', ');

const PIECES: [string, string] = ['pieces', 'pieces'];
const ORDERS_AND_PIECES: [string, string][] = [['order_count', 'orderCount'], PIECES];
const GOODS: [string, string] = ['goods_paise', 'totalPaise'];

/** Most sold first; of what was sold alike, what was sold more before. */
const BEST_FIRST = 'ORDER BY "totalPaise" DESC, "totalBeforePaise" DESC';

/**
 * Sums by day, and by hour over all days of each period. SQL, since kept and read sums are put
 * together in it.
 */
export function sumHours({ db }: Context, periods: Periods): Promise<HourSums[]> {
  return db.query(
    `${keptAndRead('sales_hour', HOUR_COLUMNS, hoursOf)}
     SELECT to_char(day, 'YYYY-MM-DD') AS day, hour, is_now AS "isNow", sum(order_count)::integer AS "orderCount",
       sum(pieces)::integer AS pieces, sum(total_paise)::bigint AS "totalPaise", sum(goods_paise)::bigint AS "goodsPaise",
       sum(shipping_paise)::bigint AS "shippingPaise", sum(cash_fee_paise)::bigint AS "cashFeePaise",
       sum(called_off_count)::integer AS "calledOffCount", sum(called_off_paise)::bigint AS "calledOffPaise"
     FROM (SELECT *, day >= $2::date AS is_now FROM sold) AS dated
     GROUP BY GROUPING SETS ((day, is_now), (hour, is_now))`,
    valuesOf(periods),
  );
}

/** Sums by product, the best sold first. SQL, as `sumHours`. */
export function sumProducts({ db }: Context, periods: Periods, most: number): Promise<ProductSums[]> {
  return db.query(
    `${keptAndRead('sales_product_day', PRODUCT_COLUMNS, productsOf)}
     SELECT summed.*, coalesce(p.name, summed.title, '') AS name
     FROM (SELECT product_id AS "productId", max(title) AS title, ${both([...ORDERS_AND_PIECES, GOODS])}
       FROM sold GROUP BY product_id ${BEST_FIRST}, product_id LIMIT $4) AS summed
     LEFT JOIN product p ON p.id = "productId" ${BEST_FIRST}, "productId"`,
    [...valuesOf(periods), most],
  );
}

/** Sums by the top category that products stand in now. SQL, as `sumHours`. */
export function sumCategories({ db }: Context, periods: Periods): Promise<CategorySums[]> {
  return db.query(
    `${keptAndRead('sales_product_day', PRODUCT_COLUMNS, productsOf)},
     of_product AS (SELECT product_id, day >= $2::date AS is_now, sum(pieces) AS pieces, sum(goods_paise) AS goods_paise
       FROM sold GROUP BY 1, 2)
     SELECT p.category_id AS "categoryId", ${both([PIECES, GOODS], 'is_now')}
     FROM of_product LEFT JOIN product p ON p.id = product_id GROUP BY 1 ${BEST_FIRST}, 1`,
    valuesOf(periods),
  );
}

/** Sums by PIN code, that of most sales first. SQL, as `sumHours`. */
export function sumPins({ db }: Context, periods: Periods, most: number): Promise<PinSums[]> {
  return db.query(
    `${keptAndRead('sales_pin_day', PIN_COLUMNS, pinsOf)}
     SELECT pin, ${both([...ORDERS_AND_PIECES, ['total_paise', 'totalPaise']])}
     FROM sold GROUP BY pin ${BEST_FIRST}, pin LIMIT $4`,
    [...valuesOf(periods), most],
  );
}

/**
 * What went back in each period, by the moment it was promised. SQL, since it is summed up in it.
 */
export async function sumGoneBack({ db }: Context, periods: Periods): Promise<GoneBack> {
  const [summed]: [GoneBack] = await db.query(
    `SELECT refunded.*, returned.* FROM (
       SELECT ${both([['r.amount_paise', 'refundedPaise']], isSince('r.created_at'))}
       FROM refund r JOIN "order" o ON o.payment_id = r.payment_id AND ${STANDS} WHERE ${withinBoth('r.created_at')}) AS refunded,
     (SELECT ${both(
       [
         ['1', 'returnCount'],
         ['sent.pieces', 'returnedPieces'],
       ],
       isSince('b.requested_at'),
     )}
       FROM order_return b CROSS JOIN LATERAL (
         SELECT sum(quantity) AS pieces FROM order_return_line WHERE order_return_id = b.id) AS sent
       WHERE b.status <> 'REFUSED' AND ${withinBoth('b.requested_at')}) AS returned`,
    valuesOf(periods),
  );
  return summed;
}

/** Refunds of each period by their reason, that of most money first. SQL, as `sumGoneBack`. */
export function sumRefunds({ db }: Context, periods: Periods): Promise<SalesRefund[]> {
  const sums = both(
    [
      ['1', 'count'],
      ['amount_paise', 'totalPaise'],
    ],
    isSince('created_at'),
  );
  return db.query(
    `SELECT reason, ${sums} FROM refund WHERE ${withinBoth('created_at')} GROUP BY reason ${BEST_FIRST}, reason`,
    valuesOf(periods),
  );
}

/**
 * What was put into carts in the period and lies there after an hour, that of most worth first.
 * SQL, since it is counted and priced in it.
 */
export function sumCarts({ db }: Context, { from, to }: Periods, most: number): Promise<LeftInCarts[]> {
  return db.query(
    `SELECT p.id AS "productId", p.name, count(DISTINCT l.user_id)::integer AS "cartCount",
       sum(l.quantity)::integer AS pieces, sum(l.quantity * v.price_paise)::bigint AS "totalPaise"
     FROM cart_line l JOIN product_variant v ON v.id = l.variant_id JOIN product p ON p.id = v.product_id
     WHERE l.created_at < now() - interval '1 hour' AND ${within('l.created_at', '$1', '$2')}
     GROUP BY p.id ORDER BY "totalPaise" DESC, p.id LIMIT $3`,
    [from, to, most],
  );
}
