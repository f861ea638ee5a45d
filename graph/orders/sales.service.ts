import { allow } from '../shared/allow.js';
import { ApiScope } from '../shared/api-scope.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import type { SalesDay } from './sales.type.js';

/** The most days that are told at once. */
const MOST_DAYS = 366;

/**
 * What was sold on each of the last days, the earliest first; the last of them is today in India.
 *
 * @param days 1 to 366
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with orders:read,
 *   BAD_USER_INPUT for a number out of range
 */
export async function listSales(ctx: Context, days: number): Promise<SalesDay[]> {
  allow(ctx, ApiScope.ORDERS_READ);
  if (days < 1 || days > MOST_DAYS) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, `Ask for 1 to ${MOST_DAYS} days.`, 'days');
  }
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
