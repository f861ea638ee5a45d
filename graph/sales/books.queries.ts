/**
 * What the books say was sold on some days: the one place that says what counts. The sums that jobs
 * keep are written by these statements, and the days that no sums are kept of yet are read by them,
 * so that both say the same.
 */

/**
 * Orders of the days of a relation. `day` is that of India's calendar, as in `sales_day`.
 * `OFFSET 0` has them read day by day, and their lines order by order: how many lie between two
 * moments that follow from a column is guessed as a ninth of all, for which whole tables would be
 * read.
 *
 * @param days what has a column `day` without doubles
 */
const ordersOf = (days: string) =>
  `${days} AS of_day CROSS JOIN LATERAL (
     SELECT * FROM "order" AS placed WHERE placed.status <> 'PENDING'
       AND placed.placed_at >= of_day.day::timestamp AT TIME ZONE 'Asia/Kolkata'
       AND placed.placed_at < (of_day.day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata' OFFSET 0) AS o`;

/** An order that was not called off since. What changes that is marked by sql/mark-stale-days. */
export const STANDS = `o.status NOT IN ('CANCELLED', 'REFUNDED')`;

const LINES = `CROSS JOIN LATERAL (SELECT sum(l.quantity) AS pieces, sum(l.quantity * l.price_paise - l.discount_paise) AS goods_paise
  FROM order_line l WHERE l.order_id = o.id) AS line`;

const summed = (value: string, when: string) => `coalesce(sum(${value}) FILTER (WHERE ${when}), 0)`;

/** What `hoursOf` answers, in its order, as the table has it. */
export const HOUR_COLUMNS =
  'day, hour, order_count, pieces, total_paise, goods_paise, shipping_paise, cash_fee_paise, called_off_count, called_off_paise';

/** Rows of `SalesHour`. */
export const hoursOf = (days: string) =>
  `SELECT of_day.day, extract(hour FROM o.placed_at AT TIME ZONE 'Asia/Kolkata')::smallint AS hour,
     (count(*) FILTER (WHERE ${STANDS}))::integer AS order_count, ${summed('line.pieces', STANDS)}::integer AS pieces,
     ${summed('o.amount_paise', STANDS)}::bigint AS total_paise, ${summed('line.goods_paise', STANDS)}::bigint AS goods_paise,
     ${summed('o.shipping_paise', STANDS)}::bigint AS shipping_paise,
     ${summed('o.cash_fee_paise', STANDS)}::bigint AS cash_fee_paise,
     (count(*) FILTER (WHERE NOT ${STANDS}))::integer AS called_off_count,
     ${summed('o.amount_paise', `NOT ${STANDS}`)}::bigint AS called_off_paise
   FROM ${ordersOf(days)} ${LINES} GROUP BY 1, 2`;

/** What `productsOf` answers, in its order, as the table has it. */
export const PRODUCT_COLUMNS = 'day, product_id, title, order_count, pieces, goods_paise';

/** Rows of `SalesProductDay`. */
export const productsOf = (days: string) =>
  `SELECT of_day.day, coalesce(l.product_id, md5(l.product_title)::uuid) AS product_id,
     CASE WHEN l.product_id IS NULL THEN min(l.product_title) END AS title, count(DISTINCT o.id)::integer AS order_count,
     sum(l.quantity)::integer AS pieces, sum(l.quantity * l.price_paise - l.discount_paise)::bigint AS goods_paise
   FROM ${ordersOf(days)} CROSS JOIN LATERAL (SELECT * FROM order_line AS one WHERE one.order_id = o.id OFFSET 0) AS l
   WHERE ${STANDS} GROUP BY 1, 2, l.product_id`;

/** What `pinsOf` answers, in its order, as the table has it. */
export const PIN_COLUMNS = 'day, pin, order_count, pieces, total_paise';

/** Rows of `SalesPinDay`. */
export const pinsOf = (days: string) =>
  `SELECT of_day.day, regexp_replace(o.pincode, '\\D', '', 'g') AS pin, count(*)::integer AS order_count,
     coalesce(sum(line.pieces), 0)::integer AS pieces, sum(o.amount_paise)::bigint AS total_paise
   FROM ${ordersOf(days)} ${LINES} WHERE ${STANDS} GROUP BY 1, 2`;
