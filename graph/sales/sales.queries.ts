import type { Context } from '../shared/context.js';
import type { Paise } from '../shared/money/money.js';
import { HOURS, NO_CATEGORY, PINS, PRODUCTS, REFUNDS, RETURNS, type Rollup, valueColumns } from './books.queries.js';
import { type Periods, partsOf } from './sales-periods.js';
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

/** What was promised back for a reason in both periods. */
export interface RefundSums extends SalesRefund {
  /** What of it is of orders that stand. */
  standingPaise: Paise;
  standingBeforePaise: Paise;
}

/** What was sent back in both periods. */
export interface ReturnSums {
  returnCount: number;
  returnCountBefore: number;
  returnedPieces: number;
  returnedPiecesBefore: number;
}

/** The periods as `keptAndRead` asks for them. */
function valuesOf(periods: Periods, rollup: Rollup): unknown[] {
  const { fromBefore, from, to } = periods;
  if (!rollup.monthTable) return [fromBefore, from, to];
  const { months, days } = partsOf(periods);
  return [fromBefore, from, to, months, days];
}

/** The days of both periods that have changed since they were summed up. */
const STALE =
  'stale AS MATERIALIZED (SELECT DISTINCT day FROM sales_stale_day WHERE day BETWEEN $1::date AND $3::date)';

/** The month of a day, by its first day. */
const monthOfDay = (day: string) => `date_trunc('month', ${day})::date`;

/**
 * The kept sums of both periods as `sold`, and in place of those of days that have changed since
 * what the books say: one statement sees both as of one moment. Of months that lie in a period as a
 * whole their own sums are read where there are any, from which the days that have changed are
 * taken away, so that a changed day costs no more than itself. `beside` has all but these months.
 * `changed` has what the books say instead, and what is taken away for it: books are dear, and read
 * once however often a statement looks at them; what is kept stands in `unchanged` and in months.
 */
function keptAndRead(rollup: Rollup): string {
  const { table, monthTable, key, labels, sums, fromBooks } = rollup;
  const columns = valueColumns(rollup).join(', ');
  const ofDays = monthTable ? 'kept.day = ANY ($5::date[])' : 'kept.day BETWEEN $1::date AND $3::date';
  const takenAway = [key, ...labels, ...Object.keys(sums).map((sum) => `-${sum}`)].join(', ');
  const ofStaleMonths = `
     UNION ALL SELECT stale.day, ${takenAway} FROM stale CROSS JOIN LATERAL (
       SELECT * FROM ${table} AS kept WHERE kept.day = stale.day OFFSET 0) AS kept
     WHERE ${monthOfDay('stale.day')} = ANY ($4::date[])`;
  return `WITH ${STALE},
   changed AS MATERIALIZED (${fromBooks('stale')} ${monthTable ? ofStaleMonths : ''}),
   unchanged AS NOT MATERIALIZED (
     SELECT day, ${columns} FROM ${table} AS kept WHERE ${ofDays}
       AND NOT EXISTS (SELECT FROM stale WHERE stale.day = kept.day)),
   beside AS NOT MATERIALIZED (TABLE unchanged UNION ALL TABLE changed),
   sold AS NOT MATERIALIZED (
     TABLE beside ${monthTable ? `UNION ALL SELECT month, ${columns} FROM ${monthTable} WHERE month = ANY ($4::date[])` : ''})`;
}

/** Moments from the start of a day to the end of another. */
const within = (moment: string, first: string, last: string) =>
  `${moment} >= ${first}::date::timestamp AT TIME ZONE 'Asia/Kolkata'
   AND ${moment} < (${last}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`;

/** Sums of columns over each of both periods. */
const both = (names: readonly [column: string, name: string][]) =>
  names
    .map(([column, name]) => {
      const before = name.endsWith('Paise') ? name.replace('Paise', 'BeforePaise') : `${name}Before`;
      return `coalesce(sum(${column}) FILTER (WHERE day >= $2::date), 0)::bigint AS "${name}",
        coalesce(sum(${column}) FILTER (WHERE day < $2::date), 0)::bigint AS "${before}"`;
    })
    .join(', ');

const PIECES: [string, string] = ['pieces', 'pieces'];
const ORDERS_AND_PIECES: [string, string][] = [['order_count', 'orderCount'], PIECES];
const GOODS: [string, string] = ['goods_paise', 'totalPaise'];

/** Not what nothing is left of once changed days are taken away. */
const SOLD_ANY = 'HAVING sum(order_count) <> 0';

/** Most sold first; of what was sold alike, what was sold more before. */
const BEST_FIRST = 'ORDER BY "totalPaise" DESC, "totalBeforePaise" DESC';

/**
 * Sums by day, and by hour over all days of each period. SQL, since kept and read sums are put
 * together in it.
 */
export function sumHours({ db }: Context, periods: Periods): Promise<HourSums[]> {
  return db.query(
    `${keptAndRead(HOURS)}
     SELECT to_char(day, 'YYYY-MM-DD') AS day, hour, is_now AS "isNow", sum(order_count)::integer AS "orderCount",
       sum(pieces)::integer AS pieces, sum(total_paise)::bigint AS "totalPaise", sum(goods_paise)::bigint AS "goodsPaise",
       sum(shipping_paise)::bigint AS "shippingPaise", sum(cash_fee_paise)::bigint AS "cashFeePaise",
       sum(called_off_count)::integer AS "calledOffCount", sum(called_off_paise)::bigint AS "calledOffPaise"
     FROM (SELECT *, day >= $2::date AS is_now FROM sold) AS dated
     GROUP BY GROUPING SETS ((day, is_now), (hour, is_now))`,
    valuesOf(periods, HOURS),
  );
}

/** So many sums are looked up one by one; where more may matter, all are read. */
const MAX_CANDIDATES = 20_000;

/**
 * Finds who may be among the best of one of both periods, as the relation `…_chosen`; `…_bar` is
 * empty where too few were sold for that. Those that were among the best of some part of the
 * period, each month or the days beside them, set the bar: what enough of them reach. Who reaches
 * it in all has its share of it in one of the parts at least, so that only those are looked at.
 * Where too many have, since much is sold alike, all are ranked first, as floating-point numbers,
 * which are exact for paise and quick to add.
 *
 * @param period `now` or `before`
 * @param when a condition without which nothing is looked at
 */
function bestOf(period: 'now' | 'before', when: string): string {
  const isOfPeriod = (day: string) => `${day} ${period === 'now' ? '>=' : '<'} $2::date AND ${when}`;
  const ofMonths = `FROM sales_product_month WHERE month = ANY (ARRAY(SELECT month FROM ${period}_month))`;
  return `${period}_month AS MATERIALIZED (SELECT month FROM unnest($4::date[]) AS month WHERE ${isOfPeriod('month')}),
     ${period}_beside AS MATERIALIZED (
       SELECT product_id, sum(goods_paise)::bigint AS paise FROM beside WHERE ${isOfPeriod('day')} GROUP BY 1),
     ${period}_best_of_part AS MATERIALIZED (
       (SELECT product_id FROM ${period}_beside ORDER BY paise DESC LIMIT $6)
       UNION SELECT product_id FROM ${period}_month AS part CROSS JOIN LATERAL (
         SELECT kept.product_id FROM sales_product_month AS kept WHERE kept.month = part.month
         ORDER BY kept.goods_paise DESC LIMIT $6) AS best),
     ${period}_bar AS MATERIALIZED (
       SELECT sum(paise)::float8 AS paise, ceil(sum(paise) / (SELECT count(*) + 1 FROM ${period}_month))::bigint AS share
       FROM (
         SELECT * FROM ${period}_beside WHERE product_id IN (SELECT product_id FROM ${period}_best_of_part)
         UNION ALL SELECT product_id, goods_paise ${ofMonths}
           AND product_id = ANY (ARRAY(SELECT product_id FROM ${period}_best_of_part))) AS part
       GROUP BY product_id HAVING sum(paise) > 0 ORDER BY sum(paise) DESC OFFSET $6 - 1 LIMIT 1),
     ${period}_candidate AS MATERIALIZED (
       SELECT product_id FROM (
         SELECT product_id FROM ${period}_beside WHERE paise >= (SELECT share FROM ${period}_bar)
         UNION ALL SELECT product_id FROM ${period}_month AS part CROSS JOIN LATERAL (
           SELECT kept.product_id FROM sales_product_month AS kept
           WHERE kept.month = part.month AND kept.goods_paise >= (SELECT share FROM ${period}_bar) OFFSET 0) AS good) AS any_good
       LIMIT ${MAX_CANDIDATES} + 1),
     ${period}_few AS MATERIALIZED (SELECT count(*) <= ${MAX_CANDIDATES} AS are_few FROM ${period}_candidate),
     ${period}_chosen AS MATERIALIZED (
       SELECT product_id FROM ${period}_candidate WHERE (SELECT are_few FROM ${period}_few)
       UNION (
         SELECT product_id FROM (
           SELECT product_id, paise::float8 AS paise FROM ${period}_beside
           UNION ALL SELECT product_id, goods_paise::float8 ${ofMonths}) AS part
         WHERE NOT (SELECT are_few FROM ${period}_few) GROUP BY 1 HAVING sum(paise) >= (SELECT paise FROM ${period}_bar)
         ORDER BY sum(paise) DESC FETCH FIRST ($6) ROWS WITH TIES))`;
}

/**
 * Sums by product, the best sold first, without adding up what all products were sold for: by
 * `bestOf` the period. Where too few were sold in it, those come first, and after them the best of
 * the period before. Where too few were sold in that as well, all are added up. What is kept of the
 * chosen is found by an index, for which they are an array; that is gone through row by row where
 * no index leads, so that among what has changed they are looked up. SQL, as `sumHours`.
 */
export function sumProducts({ db }: Context, periods: Periods, most: number): Promise<ProductSums[]> {
  return db.query(
    `${keptAndRead(PRODUCTS)},
     ${bestOf('now', 'true')},
     ${bestOf('before', 'NOT EXISTS (SELECT FROM now_bar)')},
     chosen AS MATERIALIZED (
       TABLE now_chosen UNION TABLE before_chosen
       UNION SELECT product_id FROM now_best_of_part WHERE NOT EXISTS (SELECT FROM now_bar)),
     way AS MATERIALIZED (SELECT EXISTS (SELECT FROM now_bar) OR EXISTS (SELECT FROM before_bar) AS has_bar),
     added AS (
       SELECT kept.* FROM (TABLE unchanged UNION ALL SELECT month, ${valueColumns(PRODUCTS).join(', ')}
         FROM sales_product_month WHERE month = ANY ($4::date[])) AS kept
       WHERE product_id = ANY (ARRAY(SELECT product_id FROM chosen)) AND (SELECT has_bar FROM way)
       UNION ALL SELECT * FROM changed WHERE product_id IN (SELECT product_id FROM chosen) AND (SELECT has_bar FROM way)
       UNION ALL SELECT * FROM sold WHERE NOT (SELECT has_bar FROM way))
     SELECT summed.*, coalesce(p.name, summed.title, '') AS name
     FROM (SELECT product_id AS "productId", max(title) AS title, ${both([...ORDERS_AND_PIECES, GOODS])}
       FROM added GROUP BY product_id ${SOLD_ANY} ${BEST_FIRST}, product_id LIMIT $6) AS summed
     LEFT JOIN product p ON p.id = "productId" ${BEST_FIRST}, "productId"`,
    [...valuesOf(periods, PRODUCTS), most],
  );
}

/**
 * What goods that were moved since the sums were written take along, as rows of `moved_sums`: for
 * each mark, from the category that it names to the one that it names. The marks of one product
 * follow on each other, so that all of them come to where it stands now, in whatever order they are
 * read. Sums of months lie in an index by product; marks in the same order read each of its pages
 * once. Those of days, which are read once and not for each product, are looked through where there
 * are marks at all; a day that has changed is taken out of its month, as in `keptAndRead`.
 */
const MOVED_SUMS = `
  whole AS MATERIALIZED (
    SELECT coalesce(min(month), 'infinity') AS first, coalesce(max(month), '-infinity') AS last,
      coalesce(min(month) FILTER (WHERE month >= $2::date), 'infinity') AS now_first,
      coalesce(max(month) FILTER (WHERE month < $2::date), '-infinity') AS before_last
    FROM unnest($4::date[]) AS month),
  moved_months AS (
    SELECT category_before, category_after,
      sum(pieces) FILTER (WHERE month >= (SELECT now_first FROM whole)) AS pieces,
      sum(goods_paise) FILTER (WHERE month >= (SELECT now_first FROM whole)) AS goods_paise,
      sum(pieces) FILTER (WHERE month <= (SELECT before_last FROM whole)) AS pieces_before,
      sum(goods_paise) FILTER (WHERE month <= (SELECT before_last FROM whole)) AS goods_paise_before
    FROM (SELECT product_id AS id, category_before, category_after FROM sales_stale_product ORDER BY product_id) AS moved
    CROSS JOIN LATERAL (
      SELECT month, pieces, goods_paise FROM sales_product_month WHERE product_id = moved.id
        AND month >= (SELECT first FROM whole) AND month <= (SELECT last FROM whole) OFFSET 0) AS kept
    GROUP BY 1, 2),
  moved_days AS (
    SELECT day >= $2::date AS is_now, category_before, category_after, sum(sign * pieces) AS pieces, sum(sign * goods_paise) AS goods_paise
    FROM (
      SELECT day, 1 AS sign, product_id, pieces, goods_paise FROM sales_product_day AS kept
      WHERE day = ANY ($5::date[]) AND NOT EXISTS (SELECT FROM stale WHERE stale.day = kept.day)
        AND EXISTS (SELECT FROM sales_stale_product)
      UNION ALL SELECT kept.day, -1, product_id, pieces, goods_paise FROM stale CROSS JOIN LATERAL (
        SELECT * FROM sales_product_day AS of_day WHERE of_day.day = stale.day OFFSET 0) AS kept
      WHERE ${monthOfDay('stale.day')} = ANY ($4::date[]) AND EXISTS (SELECT FROM sales_stale_product)) AS kept
    JOIN sales_stale_product USING (product_id) GROUP BY 1, 2, 3),
  moved_sums AS (
    SELECT true AS is_now, category_before, category_after, pieces, goods_paise FROM moved_months
    UNION ALL SELECT false, category_before, category_after, pieces_before, goods_paise_before FROM moved_months
    UNION ALL TABLE moved_days)`;

/**
 * Sums by the top category that products stand in now: those that are kept, the books of days that
 * have changed, and what was moved. SQL, as `sumHours`.
 */
export function sumCategories({ db }: Context, periods: Periods): Promise<CategorySums[]> {
  return db.query(
    `WITH ${STALE}, ${MOVED_SUMS},
     sold AS (
       SELECT day, nullif(category_id, '${NO_CATEGORY}') AS category_id, pieces, goods_paise FROM sales_category_day AS kept
       WHERE day BETWEEN $1::date AND $3::date AND NOT EXISTS (SELECT FROM stale WHERE stale.day = kept.day)
       UNION ALL SELECT day, p.category_id, pieces, goods_paise
       FROM (${PRODUCTS.fromBooks('stale')}) AS booked LEFT JOIN product p ON p.id = product_id
       UNION ALL SELECT CASE WHEN is_now THEN $2::date ELSE $1::date END, side.category_id, sign * pieces, sign * goods_paise
       FROM moved_sums CROSS JOIN LATERAL (VALUES (category_before, -1), (category_after, 1)) AS side (category_id, sign))
     SELECT category_id AS "categoryId", ${both([PIECES, GOODS])}
     FROM sold GROUP BY 1 HAVING sum(pieces) <> 0 ${BEST_FIRST}, 1`,
    valuesOf(periods, PRODUCTS),
  );
}

/** Sums by PIN code, that of most sales first. SQL, as `sumHours`. */
export function sumPins({ db }: Context, periods: Periods, most: number): Promise<PinSums[]> {
  return db.query(
    `${keptAndRead(PINS)}
     SELECT pin, ${both([...ORDERS_AND_PIECES, ['total_paise', 'totalPaise']])}
     FROM sold GROUP BY pin ${SOLD_ANY} ${BEST_FIRST}, pin LIMIT $6`,
    [...valuesOf(periods, PINS), most],
  );
}

/** What was sent back in each period, by the day it was asked for. SQL, as `sumHours`. */
export async function sumReturns({ db }: Context, periods: Periods): Promise<ReturnSums> {
  const [summed]: [ReturnSums] = await db.query(
    `${keptAndRead(RETURNS)} SELECT ${both([
      ['return_count', 'returnCount'],
      ['pieces', 'returnedPieces'],
    ])} FROM sold`,
    valuesOf(periods, RETURNS),
  );
  return summed;
}

/**
 * Refunds of each period by their reason, by the day they were promised, that of most money first.
 * SQL, as `sumHours`.
 */
export function sumRefunds({ db }: Context, periods: Periods): Promise<RefundSums[]> {
  return db.query(
    `${keptAndRead(REFUNDS)} SELECT reason, ${both([
      ['refund_count', 'count'],
      ['total_paise', 'totalPaise'],
      ['standing_paise', 'standingPaise'],
    ])} FROM sold GROUP BY reason ${BEST_FIRST}, reason`,
    valuesOf(periods, REFUNDS),
  );
}

/**
 * What was put into carts in the period and lies there after an hour, that of most worth first. The
 * lines are added up once: where workers look through all variants, each of them would do so. SQL,
 * since it is counted and priced in it.
 */
export function sumCarts({ db }: Context, { from, to }: Periods, most: number): Promise<LeftInCarts[]> {
  return db.query(
    `WITH of_variant AS MATERIALIZED (
       SELECT variant_id, sum(quantity) AS pieces FROM cart_line l
       WHERE l.created_at < now() - interval '1 hour' AND ${within('l.created_at', '$1', '$2')} GROUP BY 1),
     dearest AS (
       SELECT v.product_id, sum(of_variant.pieces)::integer AS pieces, sum(of_variant.pieces * v.price_paise)::bigint AS total
       FROM of_variant JOIN product_variant v ON v.id = of_variant.variant_id GROUP BY 1 ORDER BY total DESC, 1 LIMIT $3)
     SELECT p.id AS "productId", p.name, carts.count AS "cartCount", d.pieces, d.total AS "totalPaise"
     FROM dearest d JOIN product p ON p.id = d.product_id CROSS JOIN LATERAL (
       SELECT count(DISTINCT l.user_id)::integer AS count FROM product_variant v JOIN cart_line l ON l.variant_id = v.id
       WHERE v.product_id = d.product_id AND l.created_at < now() - interval '1 hour' AND ${within('l.created_at', '$1', '$2')}) AS carts
     ORDER BY d.total DESC, d.product_id`,
    [from, to, most],
  );
}
