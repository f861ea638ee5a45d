import type { StockLine } from '../catalogue/stock/stock-line.js';
import type { Context } from '../shared/context.js';
import type { CheckoutStockStepKind } from './checkout-stock-step-kind.js';

/** The pieces that a checkout is about. SQL, since it is read under locks that others wait for. */
export function findStockLines(ctx: Context, paymentOrderId: string): Promise<StockLine[]> {
  return ctx.db.query(
    `SELECT variant_id AS "variantId", quantity, deliver_on::text AS "deliverOn", best_before::text AS "bestBefore"
     FROM payment_order_line WHERE payment_order_id = $1 ORDER BY position`,
    [paymentOrderId],
  );
}

/**
 * Notes a step, and names only the lines that had not taken it yet: however often it is asked for,
 * stock moves once. SQL, since the step is noted in the statement that names them.
 */
export function stepOnce(ctx: Context, paymentOrderId: string, kind: CheckoutStockStepKind): Promise<StockLine[]> {
  return ctx.db.query(
    `WITH step AS (
       INSERT INTO checkout_stock_step (kind, payment_order_id, variant_id, quantity)
       SELECT $2, payment_order_id, variant_id, quantity - missing FROM payment_order_line
       WHERE payment_order_id = $1 AND quantity > missing
       ON CONFLICT (payment_order_id, variant_id, kind) DO NOTHING
       RETURNING variant_id, quantity)
     SELECT s.variant_id AS "variantId", s.quantity, l.deliver_on::text AS "deliverOn"
     FROM step s JOIN payment_order_line l ON l.payment_order_id = $1 AND l.variant_id = s.variant_id`,
    [paymentOrderId, kind],
  );
}

/**
 * Promises lines the day until which all of their pieces are at their best at the least, of those
 * that are set aside; none where one of them has no date. SQL, since the batches of many lines are
 * compared in the statement that writes.
 */
export async function promiseBestBefore(
  { db }: Context,
  paymentOrderId: string,
  variantIds: readonly string[],
): Promise<void> {
  await db.query(
    `UPDATE payment_order_line l SET best_before = held.best_before FROM (
       SELECT p.variant_id, CASE WHEN bool_and(b.best_before IS NOT NULL) THEN min(b.best_before) END AS best_before
       FROM batch_pieces p JOIN stock_batch b ON b.id = p.batch_id
       WHERE p.document_id = $1 AND p.variant_id = ANY($2::uuid[]) AND p.held > 0 GROUP BY 1) held
     WHERE l.payment_order_id = $1 AND l.variant_id = held.variant_id`,
    [paymentOrderId, variantIds],
  );
}
