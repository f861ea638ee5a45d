import {
  holdStock,
  releaseStock,
  returnStock,
  type StockLine,
  sellStock,
  sellUnheldStock,
} from '../catalogue/stock/stock.service.js';
import type { Context } from '../shared/context.js';
import type { CheckoutStockStepKind } from './checkout-stock-step-kind.js';

/** The pieces that a checkout is about. */
function stockLinesOf(ctx: Context, paymentOrderId: string): Promise<StockLine[]> {
  return ctx.db.query(
    'SELECT variant_id AS "variantId", quantity FROM payment_order_line WHERE payment_order_id = $1 ORDER BY position',
    [paymentOrderId],
  );
}

/** Sets the pieces of a checkout aside. @throws ShopError OUT_OF_STOCK */
export async function reserveForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  await holdStock(ctx, await stepOnce(ctx, paymentOrderId, 'reserve'));
}

/** Gives back what was set aside for a checkout. */
export async function releaseForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  await releaseStock(ctx, await stepOnce(ctx, paymentOrderId, 'release'));
}

/** Sells what was set aside for a checkout. */
export async function sellForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  await sellStock(ctx, await stepOnce(ctx, paymentOrderId, 'sell'));
}

/**
 * Sells to a checkout that was paid after its hold had ended.
 *
 * @returns false when others have bought the pieces meanwhile; then nothing is sold
 */
export async function resellForCheckout(ctx: Context, paymentOrderId: string): Promise<boolean> {
  const isSold = await sellUnheldStock(ctx, await stockLinesOf(ctx, paymentOrderId));
  if (isSold) await stepOnce(ctx, paymentOrderId, 'resell');
  return isSold;
}

/** Returns what a checkout bought to the stock. */
export async function returnForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  await returnStock(ctx, await stepOnce(ctx, paymentOrderId, 'return'));
}

/** Notes a step, and names only the lines that had not taken it yet: however often it is asked for, stock moves once. */
function stepOnce(ctx: Context, paymentOrderId: string, kind: CheckoutStockStepKind): Promise<StockLine[]> {
  return ctx.db.query(
    `INSERT INTO checkout_stock_step (kind, payment_order_id, variant_id, quantity)
     SELECT $2, payment_order_id, variant_id, quantity FROM payment_order_line WHERE payment_order_id = $1
     ON CONFLICT (payment_order_id, variant_id, kind) DO NOTHING
     RETURNING variant_id AS "variantId", quantity`,
    [paymentOrderId, kind],
  );
}
