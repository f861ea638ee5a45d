import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import type { PaymentOrder } from '../payment-order.entity.js';

/**
 * How long a shopper who has left too many checkouts unpaid begins none. SQL, since the clock is
 * that of the database.
 */
export async function findUnpaidPause({ db, config }: Context, userId: string): Promise<{ waitS: number } | undefined> {
  const [spent]: { waitS: number }[] = await db.query(
    `SELECT greatest(1, ceil(extract(epoch FROM min(created_at) + interval '1 day' - now())))::integer AS "waitS" FROM (
       SELECT created_at FROM payment_order
       WHERE user_id = $1 AND state IN ('cancelled', 'expired') AND provider_order_id IS NOT NULL
         AND created_at > now() - interval '1 day'
       ORDER BY created_at DESC LIMIT $2) AS unpaid HAVING count(*) >= $2`,
    [userId, config.unpaidCheckoutsPerDay],
  );
  return spent;
}

/**
 * The checkouts of a shopper that may have been paid: open ones, and those whose order waits. SQL,
 * since it is a union of both.
 */
export function findMaybePaid(
  { db }: Context,
  userId: string,
): Promise<Pick<PaymentOrder, 'providerOrderId' | 'paymentOption'>[]> {
  return db.query(
    `SELECT provider_order_id AS "providerOrderId", payment_option AS "paymentOption" FROM payment_order WHERE user_id = $1 AND state = 'open'
     UNION
     SELECT p.provider_order_id, p.payment_option FROM "order" o JOIN payment_order p ON p.id = o.payment_order_id
     WHERE o.user_id = $1 AND o.status = $2`,
    [userId, OrderStatus.PENDING],
  );
}

/**
 * Of checkouts whose orders wait, those of which it is known what their payments wait for: whether
 * one of them does, or whether those that did when the order was placed have failed since. SQL,
 * since payments are compared with the moment of the order.
 */
export function findPaymentWaits(
  { db }: Context,
  paymentOrderIds: readonly string[],
): Promise<{ paymentOrderId: string; isWaiting: boolean }[]> {
  return db.query(
    `SELECT p.payment_order_id AS "paymentOrderId", bool_or(p.status <> 'failed') AS "isWaiting"
     FROM payment p JOIN "order" o ON o.payment_order_id = p.payment_order_id
     WHERE p.payment_order_id = ANY($1::uuid[]) AND (p.status IN ('created', 'authorized')
       OR p.status = 'failed' AND p.created_at <= o.placed_at AND p.updated_at > o.placed_at)
     GROUP BY p.payment_order_id`,
    [paymentOrderIds],
  );
}
