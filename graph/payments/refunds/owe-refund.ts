import { addJobs } from '../../jobs/add-jobs.js';
import { afterCommit, type Context } from '../../shared/context.js';
import { PaymentJob } from '../payment-jobs.js';
import type { RefundReason } from './refund-reason.js';

/**
 * Promises the money of a payment back, once for each reason; a job sends it. To be called inside the
 * transaction that owes it.
 */
export async function oweRefund(
  tx: Context,
  { id: paymentId, amountPaise }: { id: string; amountPaise: number },
  reason: RefundReason,
): Promise<void> {
  const owed = await addJobs(
    tx,
    PaymentJob.SEND_REFUND,
    `INSERT INTO refund (payment_id, reason, amount_paise) VALUES ($1, $2, $3)
     ON CONFLICT (payment_id, reason) DO NOTHING
     RETURNING json_build_object('refundId', id) AS payload, '${PaymentJob.SEND_REFUND}:' || id AS key, created_at AS run_at`,
    [paymentId, reason, amountPaise],
  );
  if (owed === 0) return;
  afterCommit(tx, () => tx.log.warn({ paymentId, reason, amountPaise }, 'a payment is owed back'));
}
