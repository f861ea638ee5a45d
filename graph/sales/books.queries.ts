/**
 * What the books say was sold, and went back, on some days: the one place that says what counts.
 * The sums that jobs keep are written by these statements, and the days that no sums are kept of
 * yet are read by them, so that both say the same.
 */

import { SUPPLIED_PAISE } from '../orders/supplied.js';

/** The start of a day that a column holds, by the calendar of India. */
const startOf = (day: string) => `(${day})::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/**
 * Rows of the days of a relation. `day` is that of India's calendar, as in `sales_day`. `OFFSET 0`
 * has them read day by day, and what belongs to each row by row: how many lie between two moments
 * that follow from a column is guessed as a ninth of all, for which whole tables would be read.
 *
 * @param days what has a column `day` without doubles
 */
const rowsOf = (days: string, table: string, moment: string, condition: string) =>
  `${days} AS of_day CROSS JOIN LATERAL (
     SELECT * FROM ${table} AS found WHERE ${condition}
       AND found.${moment} >= ${startOf('of_day.day')} AND found.${moment} < ${startOf('of_day.day + 1')} OFFSET 0)`;

const ordersOf = (days: string) => `${rowsOf(days, '"order"', 'placed_at', `found.status <> 'PENDING'`)} AS o`;

/** An order that was not called off since. What changes that is marked by sql/mark-stale-days. */
const STANDS = `o.status NOT IN ('CANCELLED', 'REFUNDED')`;

/** What an order comes to, without what was missing when it was packed. */
const TOTAL = 'o.amount_paise - o.short_paise';

/** What goes back of what was supplied; what was not is part of no sum. */
const SENT_BACK = `found.reason <> 'short'`;

const LINES = `CROSS JOIN LATERAL (SELECT sum(l.quantity - l.missing) AS pieces, sum(${SUPPLIED_PAISE}) AS goods_paise
  FROM order_line l WHERE l.order_id = o.id) AS line`;

const summed = (value: string, when: string) => `coalesce(sum(${value}) FILTER (WHERE ${when}), 0)`;

/** Sums that are kept by day, and where a day has many of them, by month too. */
export interface Rollup {
  /** The table of the sums by day. */
  table: string;
  /** The same by the first day of the month, which are the sums of what `table` has. */
  monthTable?: string;
  /** What the sums of a day are told apart by; null where a day has one row. */
  key: string | null;
  /** The type of the key, where there are sums by month. */
  keyType?: 'uuid' | 'text';
  /** What else is told of a key. */
  labels: readonly string[];
  /** The sums, with their types. */
  sums: Readonly<Record<string, 'integer' | 'bigint'>>;
  /** The same rows out of the books: `day`, key, labels and sums in their order. */
  fromBooks: (days: string) => string;
}

/** The sums of `SalesHour`. */
export const HOURS: Rollup = {
  table: 'sales_hour',
  key: 'hour',
  labels: [],
  sums: {
    ...{ order_count: 'integer', pieces: 'integer', total_paise: 'bigint', goods_paise: 'bigint' },
    ...{ shipping_paise: 'bigint', cash_fee_paise: 'bigint', called_off_count: 'integer', called_off_paise: 'bigint' },
  },
  fromBooks: (days) =>
    `SELECT of_day.day, extract(hour FROM o.placed_at AT TIME ZONE 'Asia/Kolkata')::smallint AS hour,
       (count(*) FILTER (WHERE ${STANDS}))::integer AS order_count, ${summed('line.pieces', STANDS)}::integer AS pieces,
       ${summed(TOTAL, STANDS)}::bigint AS total_paise, ${summed('line.goods_paise', STANDS)}::bigint AS goods_paise,
       ${summed('o.shipping_paise - o.shipping_back_paise', STANDS)}::bigint AS shipping_paise,
       ${summed('o.cash_fee_paise - o.cash_fee_back_paise', STANDS)}::bigint AS cash_fee_paise,
       (count(*) FILTER (WHERE NOT ${STANDS}))::integer AS called_off_count,
       ${summed(TOTAL, `NOT ${STANDS}`)}::bigint AS called_off_paise
     FROM ${ordersOf(days)} ${LINES} GROUP BY 1, 2`,
};

/** The sums of `SalesProductDay` and `SalesProductMonth`. */
export const PRODUCTS: Rollup = {
  table: 'sales_product_day',
  monthTable: 'sales_product_month',
  key: 'product_id',
  keyType: 'uuid',
  labels: ['title'],
  sums: { order_count: 'integer', pieces: 'integer', goods_paise: 'bigint' },
  fromBooks: (days) =>
    `SELECT of_day.day, coalesce(l.product_id, md5(l.product_title)::uuid) AS product_id,
       CASE WHEN l.product_id IS NULL THEN min(l.product_title) END AS title, count(DISTINCT o.id)::integer AS order_count,
       sum(l.quantity - l.missing)::integer AS pieces, sum(${SUPPLIED_PAISE})::bigint AS goods_paise
     FROM ${ordersOf(days)} CROSS JOIN LATERAL (SELECT * FROM order_line AS one WHERE one.order_id = o.id OFFSET 0) AS l
     WHERE ${STANDS} GROUP BY 1, 2, l.product_id`,
};

/** Stands for the category of products that were removed, which have none. */
export const NO_CATEGORY = '00000000-0000-0000-0000-000000000000';

/** The sums of `SalesPinDay` and `SalesPinMonth`. */
export const PINS: Rollup = {
  table: 'sales_pin_day',
  monthTable: 'sales_pin_month',
  key: 'pin',
  keyType: 'text',
  labels: [],
  sums: { order_count: 'integer', pieces: 'integer', total_paise: 'bigint' },
  fromBooks: (days) =>
    `SELECT of_day.day, regexp_replace(o.pincode, '\\D', '', 'g') AS pin, count(*)::integer AS order_count,
       coalesce(sum(line.pieces), 0)::integer AS pieces, sum(${TOTAL})::bigint AS total_paise
     FROM ${ordersOf(days)} ${LINES} WHERE ${STANDS} GROUP BY 1, 2`,
};

/** The sums of `SalesRefundDay`: of any order, and of those that stand. */
export const REFUNDS: Rollup = {
  table: 'sales_refund_day',
  key: 'reason',
  labels: [],
  sums: { refund_count: 'integer', total_paise: 'bigint', standing_paise: 'bigint' },
  fromBooks: (days) =>
    `SELECT of_day.day, r.reason, count(*)::integer AS refund_count, sum(r.amount_paise)::bigint AS total_paise,
       ${summed('r.amount_paise', `EXISTS (SELECT FROM "order" o WHERE o.payment_id = r.payment_id AND ${STANDS})`)}::bigint
         AS standing_paise
     FROM ${rowsOf(days, 'refund', 'created_at', SENT_BACK)} AS r GROUP BY 1, 2`,
};

/** The sums of `SalesReturnDay`. */
export const RETURNS: Rollup = {
  table: 'sales_return_day',
  key: null,
  labels: [],
  sums: { return_count: 'integer', pieces: 'integer' },
  fromBooks: (days) =>
    `SELECT of_day.day, count(*)::integer AS return_count, coalesce(sum(sent.pieces), 0)::integer AS pieces
     FROM ${rowsOf(days, 'order_return', 'requested_at', `found.status <> 'REFUSED'`)} AS b
     CROSS JOIN LATERAL (SELECT sum(quantity) AS pieces FROM order_return_line WHERE order_return_id = b.id) AS sent
     GROUP BY 1`,
};

/** All sums that are kept. */
export const ROLLUPS: readonly Rollup[] = [HOURS, PRODUCTS, PINS, REFUNDS, RETURNS];

/** What the rows of sums have beside their day or month. */
export function valueColumns({ key, labels, sums }: Rollup): string[] {
  return [...(key ? [key] : []), ...labels, ...Object.keys(sums)];
}
