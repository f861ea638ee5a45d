import { CASH_PAYMENT } from '../../orders/order.entity.js';
import { type Context, staffOf } from '../../shared/context.js';
import { pageSize } from '../../shared/paging/cursor.js';
import { Role } from '../../shared/role.js';
import { type PaymentConcern, PaymentConcernKind } from './payment-concern.type.js';

const WHAT_TO_DO: Record<PaymentConcernKind, string> = {
  REFUND_FAILED: "Send the money back in the provider's dashboard, or by bank transfer, and write that down.",
  REFUND_OWED: 'Nothing, for a day: the shop keeps asking. After that, look the refund up at the provider.',
  REFUND_TO_PAY_OUT: 'Send the money to the bank account that the shopper names, and write its reference down.',
  AMOUNT_MISMATCH:
    'Find out why: the money goes back by itself, but a payment of another amount should not be possible.',
  ORDER_PENDING:
    "Look in the provider's dashboard whether the payment was taken. The shop asks for five days; after that nothing will come.",
  EVENT_WAITING: 'Read the log for its id. The shop keeps trying; it needs help when others go through meanwhile.',
  HOLD_OVERDUE:
    'Read the log for its id: the job that asks the provider and gives the goods back fails. The shop keeps trying.',
  REFUNDED_ELSEWHERE: 'Stop the delivery if it has not left, or ask whoever sent the money back in the dashboard.',
};

/** One row for each concern; every kind names its columns in the same order. */
const CONCERNS = `
  SELECT 'REFUND_FAILED' AS kind, r.failed_at AS since, r.amount_paise, p.payment_order_id, p.id AS payment_id,
    r.provider_refund_id, r.id AS refund_id, NULL AS event_id, r.id::text AS about
  FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.failed_at IS NOT NULL AND r.settled_at IS NULL
  UNION ALL
  SELECT CASE WHEN starts_with(p.id, '${CASH_PAYMENT}') THEN 'REFUND_TO_PAY_OUT' ELSE 'REFUND_OWED' END, r.created_at, r.amount_paise, p.payment_order_id, p.id, r.provider_refund_id, r.id, NULL, r.id::text
  FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.failed_at IS NULL AND r.settled_at IS NULL
  UNION ALL
  SELECT 'AMOUNT_MISMATCH', r.created_at, r.amount_paise, p.payment_order_id, p.id, r.provider_refund_id, r.id, NULL, r.id::text
  FROM refund r JOIN payment p ON p.id = r.payment_id
  WHERE r.reason = 'wrong_amount' AND r.created_at > now() - interval '7 days'
  UNION ALL
  SELECT 'ORDER_PENDING', o.placed_at, o.amount_paise, o.payment_order_id, NULL, NULL, NULL, NULL, o.id::text
  FROM "order" o WHERE o.status = 'PENDING' AND o.placed_at < now() - interval '30 minutes'
  UNION ALL
  SELECT 'EVENT_WAITING', e.received_at, NULL, NULL, NULL, NULL, NULL, e.event_id, e.event_id
  FROM webhook_event e WHERE e.processed_at IS NULL AND e.received_at < now() - interval '1 minute'
  UNION ALL
  SELECT 'HOLD_OVERDUE', p.expires_at, p.amount_paise, p.id, NULL, NULL, NULL, NULL, p.id::text
  FROM payment_order p WHERE p.state IN ('creating', 'open') AND p.expires_at < now() - interval '5 minutes'
  UNION ALL
  SELECT 'REFUNDED_ELSEWHERE', p.updated_at, p.amount_paise, p.payment_order_id, p.id, NULL, NULL, NULL, p.id
  FROM payment p JOIN "order" o ON o.payment_id = p.id
  WHERE p.status = 'refunded' AND o.status NOT IN ('REFUNDED', 'CANCELLED')
    AND (SELECT coalesce(sum(r.amount_paise), 0) FROM refund r WHERE r.payment_id = p.id) < p.amount_paise`;

/**
 * What of the shop's payments wants a person to look at it, longest waiting first. Nothing here is lost: the shop goes on
 * trying whatever it can do by itself.
 *
 * @param first 1 to 100
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, BAD_USER_INPUT for a number out of range
 */
export async function paymentsNeedingAttention(ctx: Context, first: number): Promise<PaymentConcern[]> {
  staffOf(ctx, Role.SUPPORT);
  const concerns: Omit<PaymentConcern, 'whatToDo'>[] = await ctx.db.query(
    `SELECT c.kind || ':' || c.about AS id, c.kind, c.since, c.amount_paise AS "amountPaise",
       c.payment_order_id AS "paymentOrderId", c.payment_id AS "paymentId", c.provider_refund_id AS "providerRefundId",
       c.refund_id AS "refundId", c.event_id AS "eventId", o.id AS "orderId"
     FROM (${CONCERNS}) c LEFT JOIN "order" o ON o.payment_order_id = c.payment_order_id
     ORDER BY c.since, id LIMIT $1`,
    [pageSize(first)],
  );
  return concerns.map((concern) => ({ ...concern, whatToDo: WHAT_TO_DO[concern.kind] }));
}
