import { addJobs, removeJob } from '../jobs/add-jobs.queries.js';
import type { Context } from '../shared/context.js';
import { PaymentJob } from './payment-jobs.js';

/**
 * Plans when the provider is asked what became of a checkout that has just come into a state: soon
 * while it may be paid, and for days after it ended, since a payment may come late. Of one that
 * no shopper could pay, and of one that was paid, nothing is asked. To be called in the transaction
 * that moves the checkout.
 */
export async function planCheck(ctx: Context, paymentOrderId: string): Promise<void> {
  const planned = await addJobs(
    ctx,
    PaymentJob.CHECK_CHECKOUT,
    `SELECT json_build_object('paymentOrderId', id) AS payload, '${PaymentJob.CHECK_CHECKOUT}:' || id AS key,
       CASE state WHEN 'open' THEN least(now() + interval '15 seconds', expires_at)
         ELSE now() + interval '60 seconds' END AS run_at
     FROM payment_order
     WHERE id = $1 AND (state IN ('creating', 'open') OR state IN ('cancelled', 'expired') AND provider_order_id IS NOT NULL)`,
    [paymentOrderId],
  );
  if (planned === 0) await removeJob(ctx, `${PaymentJob.CHECK_CHECKOUT}:${paymentOrderId}`);
}
