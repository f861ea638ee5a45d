import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';

/**
 * Refuses a further checkout to an account that has left too many unpaid within a day: each held its goods for a while, and
 * one begun after the other would hold them all day. To be called after `lockShopper`.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function refuseHoarder(tx: Context, userId: string): Promise<void> {
  const [spent]: { waitS: number }[] = await tx.db.query(
    `SELECT greatest(1, ceil(extract(epoch FROM min(created_at) + interval '1 day' - now())))::integer AS "waitS" FROM (
       SELECT created_at FROM payment_order
       WHERE user_id = $1 AND state IN ('cancelled', 'expired') AND provider_order_id IS NOT NULL
         AND created_at > now() - interval '1 day'
       ORDER BY created_at DESC LIMIT $2) AS unpaid HAVING count(*) >= $2`,
    [userId, tx.config.unpaidCheckoutsPerDay],
  );
  if (!spent) return;
  const message = 'Too many checkouts were left unpaid. Please try again later.';
  throw new ShopError(ErrorCode.RATE_LIMITED, message, null, { retryAfterS: spent.waitS });
}
