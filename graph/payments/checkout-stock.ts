import { holdStock, releaseStock, returnStock, sellStock, sellUnheldStock } from '../catalogue/stock/stock.service.js';
import { StockMovementKind } from '../catalogue/stock/stock-movement.entity.js';
import type { Context } from '../shared/context.js';
import { findStockLines, promiseBestBefore, stepOnce } from './checkout-stock.queries.js';

/**
 * Sets the pieces of a checkout aside, and promises until when those with a date are at their best
 * at the least.
 *
 * @throws ShopError OUT_OF_STOCK
 */
export async function reserveForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  const ofBatches = await holdStock(ctx, await stepOnce(ctx, paymentOrderId, 'reserve'), paymentOrderId);
  if (ofBatches.length > 0) await promiseBestBefore(ctx, paymentOrderId, ofBatches);
}

/** Gives back what was set aside for a checkout. */
export async function releaseForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  await releaseStock(ctx, await stepOnce(ctx, paymentOrderId, 'release'), paymentOrderId);
}

/** Sells what was set aside for a checkout. */
export async function sellForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  await sellStock(ctx, await stepOnce(ctx, paymentOrderId, 'sell'), paymentOrderId);
}

/**
 * Sells to a checkout that was paid after its hold had ended.
 *
 * @returns false when others have bought the pieces meanwhile; then nothing is sold
 */
export async function resellForCheckout(ctx: Context, paymentOrderId: string): Promise<boolean> {
  const isSold = await sellUnheldStock(ctx, await findStockLines(ctx, paymentOrderId), paymentOrderId);
  if (isSold) await stepOnce(ctx, paymentOrderId, 'resell');
  return isSold;
}

/** Returns what a checkout bought to the stock. */
export async function returnForCheckout(ctx: Context, paymentOrderId: string): Promise<void> {
  const lines = await stepOnce(ctx, paymentOrderId, 'return');
  await returnStock(ctx, lines, { kind: StockMovementKind.CANCELLATION, documentId: paymentOrderId });
}
