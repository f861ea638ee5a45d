import { afterCommit, type Context } from '../../shared/context.js';
import type { RefundReason } from './refund-reason.js';

/**
 * Promises the money of a payment back, once for each reason; `refundPayments` sends it. To be called inside the
 * transaction that owes it.
 */
export async function oweRefund(
  tx: Context,
  { id: paymentId, amountPaise }: { id: string; amountPaise: number },
  reason: RefundReason,
): Promise<void> {
  const owed: { key: string }[] = await tx.db.query(
    `WITH owed AS (
       INSERT INTO refund (payment_id, reason, amount_paise) VALUES ($1, $2, $3)
       ON CONFLICT (payment_id, reason) DO NOTHING RETURNING id)
     INSERT INTO outbox (key) SELECT 'refund:' || id FROM owed RETURNING key`,
    [paymentId, reason, amountPaise],
  );
  if (owed.length === 0) return;
  afterCommit(tx, () => tx.log.warn({ paymentId, reason, amountPaise }, 'a payment is owed back'));
}
