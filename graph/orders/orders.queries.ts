import type { Context } from '../shared/context.js';
import { OrderStatus } from './order-status.js';
import type { SalesDay } from './sales.type.js';

/** Orders that nothing was bought with, or no longer. */
const NOT_BOUGHT = [OrderStatus.PENDING, OrderStatus.CANCELLED, OrderStatus.REFUNDED];

/**
 * Which shoppers have bought which products. SQL, since it is asked for pairs, with every page of
 * reviews.
 *
 * @param pairs of a user id and a product id
 * @returns as keys those pairs that are found, with a blank between
 */
export function findBought({ db }: Context, pairs: readonly (readonly string[])[]): Promise<{ key: string }[]> {
  return db.query(
    `SELECT DISTINCT concat(o.user_id, ' ', l.product_id) AS key
     FROM unnest($1::uuid[], $2::uuid[]) AS wanted (user_id, product_id)
     JOIN "order" o ON o.user_id = wanted.user_id AND o.status <> ALL($3::text[])
     JOIN order_line l ON l.order_id = o.id AND l.product_id = wanted.product_id`,
    [pairs.map(([userId]) => userId), pairs.map(([, productId]) => productId), NOT_BOUGHT],
  );
}

/**
 * What was sold on each of the last days, those without an order included. SQL, since the days are
 * made in it.
 */
export function sumSales(ctx: Context, days: number): Promise<SalesDay[]> {
  return ctx.db.query(
    `WITH today AS (SELECT (now() AT TIME ZONE 'Asia/Kolkata')::date AS day),
      sold AS (
        SELECT (o.placed_at AT TIME ZONE 'Asia/Kolkata')::date AS day, count(*) AS count, sum(o.amount_paise) AS paise
        FROM "order" o, today
        WHERE o.placed_at >= (today.day - $1::integer + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'
          AND o.status NOT IN ('PENDING', 'CANCELLED', 'REFUNDED')
        GROUP BY 1
      )
    SELECT to_char(today.day - back, 'YYYY-MM-DD') AS day, coalesce(sold.count, 0)::integer AS "orderCount",
      coalesce(sold.paise, 0)::bigint AS "totalPaise"
    FROM today CROSS JOIN generate_series($1::integer - 1, 0, -1) back LEFT JOIN sold ON sold.day = today.day - back
    ORDER BY 1`,
    [days],
  );
}
