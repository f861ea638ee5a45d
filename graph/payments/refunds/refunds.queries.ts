import { addJobs } from '../../jobs/add-jobs.queries.js';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import type { ProviderRefund } from '../../shared/ports/payment-provider.js';
import { isCashPayment } from '../own-payment.js';
import { PaymentJob } from '../payment-jobs.js';
import type { Refund } from './refund.entity.js';

/**
 * Writes down what became of a refund at the provider. SQL, since whether that is news is decided
 * in the statement that writes.
 *
 * @returns what the provider sends; undefined where it was known already, or of a later time
 */
export async function advanceRefund(
  { db }: Context,
  refundId: string,
  refund: ProviderRefund,
): Promise<{ amountPaise: Paise } | undefined> {
  const [[sent]]: [{ amountPaise: Paise }[], number] = await db.query(
    `UPDATE refund SET provider_refund_id = $3,
       settled_at = CASE WHEN $4 = 'processed' THEN now() END,
       failed_at = CASE WHEN $4 = 'failed' THEN now() END
     WHERE id = $1 AND payment_id = $2 AND settled_at IS NULL
       AND ($4 = 'processed' OR failed_at IS NULL AND ($4 = 'failed' OR provider_refund_id IS NULL))
     RETURNING amount_paise - credit_paise AS "amountPaise"`,
    [refundId, refund.paymentId, refund.id, refund.status],
  );
  return sent;
}

/**
 * The first order over the same cart that was bought since a checkout was begun, other than its
 * own. SQL, since one checkout of a shopper is compared with the others.
 */
export async function findOrderSince(tx: Context, paymentOrderId: string): Promise<{ id: string } | undefined> {
  const [first]: { id: string }[] = await tx.db.query(
    `SELECT o.id FROM payment_order x
       JOIN payment_order other ON other.user_id = x.user_id AND other.cart_hash = x.cart_hash AND other.id <> x.id
       JOIN "order" o ON o.payment_order_id = other.id
       JOIN order_event e ON e.order_id = o.id AND e.kind = 'CONFIRMED' AND e.happened_at > x.created_at
     WHERE x.id = $1 ORDER BY e.happened_at, o.id LIMIT 1`,
    [paymentOrderId],
  );
  return first;
}

const OWE = `INSERT INTO refund (payment_id, reason, amount_paise, occasion, credit_paise, settled_at)
  VALUES ($1, $2, $3::bigint, $4, $5::bigint, CASE WHEN $3 = $5 THEN now() END)
  ON CONFLICT (payment_id, reason, occasion) DO NOTHING`;

const SEND = `RETURNING json_build_object('refundId', id) AS payload, '${PaymentJob.SEND_REFUND}:' || id AS key,
  created_at AS run_at`;

/**
 * Writes down that money is owed back, with the job that sends it unless it was paid at the door.
 * What goes back as credit alone is not sent by anyone.
 * SQL, since a job is added in the statement that writes.
 *
 * @returns false where it is written down already
 */
export async function insertRefund(
  tx: Context,
  {
    paymentId,
    reason,
    amountPaise,
    creditPaise,
    occasion,
  }: Pick<Refund, 'paymentId' | 'reason' | 'occasion' | 'creditPaise'> & { amountPaise: number },
): Promise<boolean> {
  const values = [paymentId, reason, amountPaise, occasion, creditPaise];
  return isCashPayment(paymentId) || creditPaise === amountPaise
    ? (await tx.db.query<[]>(`${OWE} RETURNING id`, values)).length > 0
    : (await addJobs(tx, PaymentJob.SEND_REFUND, `${OWE} ${SEND}`, values)) > 0;
}
