import type { BatchChange } from '../../../catalogue/stock/stock.queries.js';
import { addJobs } from '../../../jobs/add-jobs.queries.js';
import type { Context } from '../../../shared/context.js';

/**
 * Says of pieces that were taken out of an order before it left that they never were of it, so that
 * no parcel is thought to hold them. SQL, since numbers change by what they are.
 */
export async function clearReturned(
  { db }: Context,
  documentId: string,
  batches: readonly Pick<BatchChange, 'batchId' | 'quantity'>[],
): Promise<void> {
  await db.query(
    `UPDATE batch_pieces p SET returned = p.returned + gone.quantity
     FROM unnest($2::uuid[], $3::integer[]) AS gone (batch_id, quantity)
     WHERE p.document_id = $1 AND p.batch_id = gone.batch_id`,
    [documentId, batches.map(({ batchId }) => batchId), batches.map(({ quantity }) => quantity)],
  );
}

/**
 * Notes that pieces were sold to a checkout after it was paid, and promises the earliest day of
 * their batches. SQL, since the batches are compared in the statement that writes.
 *
 * @returns the day, as 2027-01-12; null where one of the pieces has none
 */
export async function noteSoldLater(
  { db }: Context,
  { paymentOrderId, variantId, quantity }: { paymentOrderId: string; variantId: string; quantity: number },
): Promise<string | null> {
  await db.query(
    `INSERT INTO checkout_stock_step (kind, payment_order_id, variant_id, quantity) VALUES ('resell', $1, $2, $3)`,
    [paymentOrderId, variantId, quantity],
  );
  const [[line]]: [{ bestBefore: string | null }[], number] = await db.query(
    `UPDATE payment_order_line l SET best_before = (
       SELECT CASE WHEN bool_and(b.best_before IS NOT NULL) THEN min(b.best_before) END
       FROM batch_pieces p JOIN stock_batch b ON b.id = p.batch_id
       WHERE p.document_id = $1 AND p.variant_id = $2 AND p.sold > 0)
     WHERE l.payment_order_id = $1 AND l.variant_id = $2 RETURNING l.best_before::text AS "bestBefore"`,
    [paymentOrderId, variantId],
  );
  return line?.bestBefore ?? null;
}

/** Queues a task for a shortage. SQL, since a job is added by a statement. @param at absent: now */
export async function queueForShortage(tx: Context, task: string, id: string, at: Date | null = null): Promise<void> {
  await addJobs(
    tx,
    task,
    `SELECT json_build_object('shortageId', $1::text) AS payload, $2::text AS key, $3::timestamptz AS run_at`,
    [id, `${task}:${id}`, at],
  );
}
