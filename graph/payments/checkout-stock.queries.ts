import type { StockLine } from '../catalogue/stock/stock.service.js';
import type { Context } from '../shared/context.js';
import type { CheckoutStockStepKind } from './checkout-stock-step-kind.js';

/** The pieces that a checkout is about. SQL, since it is read under locks that others wait for. */
export function findStockLines(ctx: Context, paymentOrderId: string): Promise<StockLine[]> {
  return ctx.db.query(
    'SELECT variant_id AS "variantId", quantity FROM payment_order_line WHERE payment_order_id = $1 ORDER BY position',
    [paymentOrderId],
  );
}

/**
 * Notes a step, and names only the lines that had not taken it yet: however often it is asked for,
 * stock moves once. SQL, since the step is noted in the statement that names them.
 */
export function stepOnce(ctx: Context, paymentOrderId: string, kind: CheckoutStockStepKind): Promise<StockLine[]> {
  return ctx.db.query(
    `INSERT INTO checkout_stock_step (kind, payment_order_id, variant_id, quantity)
     SELECT $2, payment_order_id, variant_id, quantity FROM payment_order_line WHERE payment_order_id = $1
     ON CONFLICT (payment_order_id, variant_id, kind) DO NOTHING
     RETURNING variant_id AS "variantId", quantity`,
    [paymentOrderId, kind],
  );
}
