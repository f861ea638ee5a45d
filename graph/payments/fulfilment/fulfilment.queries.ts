import { StockBatch } from '../../catalogue/stock/batches/stock-batch.entity.js';
import type { StockLine } from '../../catalogue/stock/stock-line.js';
import type { Context } from '../../shared/context.js';
import { columnsOf } from '../../shared/rows/columns-of.js';

/**
 * Notes that the pieces of a return went back to the stock, and says which. Pieces of a variant
 * that was removed since are not sold. SQL, since they are noted in the statement that
 * names them.
 */
export async function recordRestocked({ db }: Context, orderReturnId: string): Promise<StockLine[]> {
  const [lines]: [StockLine[], number] = await db.query(
    `UPDATE order_return_line r SET restocked = r.quantity FROM order_line l
     WHERE r.order_return_id = $1 AND l.id = r.order_line_id AND l.variant_id IS NOT NULL
     RETURNING l.variant_id AS "variantId", r.quantity`,
    [orderReturnId],
  );
  return lines;
}

/**
 * Whether a batch `b` may leave for a line `l` today, as SQL. The database refuses a parcel alike.
 */
const MAY_LEAVE = `coalesce(b.deliver_by >= greatest(l.deliver_on, shop_today()), true)
  AND (l.best_before IS NULL OR coalesce(b.best_before >= l.best_before, false))`;

/**
 * What an order may not be packed with: the name of the first product of which something that has
 * not left is too near to its date; null where all of it may leave. SQL, since the clock is that of
 * the database.
 */
export async function findUnfitLine({ db }: Context, orderId: string): Promise<string | null> {
  const [unfit]: { product: string }[] = await db.query(
    `SELECT l.product_title AS product FROM order_line l JOIN "order" o ON o.id = l.order_id
       JOIN batch_pieces p ON p.document_id = o.payment_order_id AND p.variant_id = l.variant_id
       JOIN stock_batch b ON b.id = p.batch_id
     WHERE l.order_id = $1 AND p.sold > p.sent AND NOT (${MAY_LEAVE}) ORDER BY l.position LIMIT 1`,
    [orderId],
  );
  return unfit?.product ?? null;
}

/** Whether a batch may leave for a line of an order today. SQL, for the same reason. */
export async function mayLeave({ db }: Context, lineId: string, batchId: string): Promise<boolean> {
  const found: object[] = await db.query(
    `SELECT FROM order_line l JOIN stock_batch b ON b.variant_id = l.variant_id
     WHERE l.id = $1 AND b.id = $2 AND ${MAY_LEAVE}`,
    [lineId, batchId],
  );
  return found.length > 0;
}

/**
 * Gives what was bought pieces of another batch of the same variant, whose stock stays as it is in
 * sum. To be called below the lock of the variant. SQL, since numbers change by what they are.
 */
export async function swapBatches(
  { db }: Context,
  { documentId, from, to, pieces }: { documentId: string; from: string; to: StockBatch; pieces: number },
): Promise<void> {
  await db.query(
    'UPDATE stock_batch SET on_hand = on_hand + CASE id WHEN $1 THEN $3::integer ELSE -$3 END WHERE id IN ($1, $2)',
    [from, to.id, pieces],
  );
  await db.query('UPDATE batch_pieces SET sold = sold - $3 WHERE document_id = $1 AND batch_id = $2', [
    documentId,
    from,
    pieces,
  ]);
  await db.query('SELECT note_batch_pieces($1, b, 0, $3) FROM stock_batch b WHERE b.id = $2', [
    documentId,
    to.id,
    pieces,
  ]);
  await db.query('UPDATE product_variant SET withheld = withheld_pieces(id) WHERE id = $1', [to.variantId]);
}

/** Pieces of a line that are of one batch. */
export interface BatchOfLine extends StockBatch {
  lineId: string;
  /** Whole pieces, 1 or more. */
  pieces: number;
  mayLeave: boolean;
}

/** The batches that lines of orders are of. SQL, since it joins what may be of other features. */
export function findBatchesOfLines({ db }: Context, lineIds: readonly string[]): Promise<BatchOfLine[]> {
  return db.query(
    `SELECT ${columnsOf(StockBatch, 'b')}, l.id AS "lineId", p.sold AS pieces, ${MAY_LEAVE} AS "mayLeave"
     FROM order_line l JOIN "order" o ON o.id = l.order_id
       JOIN batch_pieces p ON p.document_id = o.payment_order_id AND p.variant_id = l.variant_id AND p.sold > 0
       JOIN stock_batch b ON b.id = p.batch_id
     WHERE l.id = ANY($1::uuid[]) ORDER BY l.id, b.best_before NULLS LAST, b.id`,
    [lineIds],
  );
}
