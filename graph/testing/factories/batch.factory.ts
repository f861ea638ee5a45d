import { shiftStock } from '../../catalogue/stock/stock.service.js';
import { StockMovementKind } from '../../catalogue/stock/stock-movement.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { TestShop } from '../shop.js';

/** A day in India, so many days from today, as 2027-01-12. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + 330 * 60_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** Brings pieces of a batch into the store room. @param keeps days from today */
export async function aBatch(
  shop: TestShop,
  { id: variantId }: ProductVariant,
  { quantity, keeps, number = '' }: { quantity: number; keeps: number; number?: string },
): Promise<void> {
  const batches = [{ variantId, quantity, bestBefore: dayFromNow(keeps), number }];
  const cause = { kind: StockMovementKind.RECEIPT, batches };
  await inTransaction(shop.ctx(), (tx) => shiftStock(tx, [{ variantId, quantity }], cause));
}
