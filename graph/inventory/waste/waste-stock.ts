import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { variantById } from '../../catalogue/catalogue.loaders.js';
import { correctStock } from '../../catalogue/stock/correct-stock.js';
import { StockMovementKind, type WasteReason } from '../../catalogue/stock/stock-movement.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';

/** Pieces that cannot be sold any more. */
export interface Waste {
  variantId: string;
  /** Whole pieces, 1 or more. */
  quantity: number;
  reason: WasteReason;
  /** Of which batch they are; null where no one has said it. */
  batchId: string | null;
  note: string | null;
}

/**
 * Takes pieces out of stock that cannot be sold any more. What checkouts hold stays theirs.
 *
 * @returns the variant with its new stock
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a number or a note, NOT_FOUND also for a batch, CONFLICT
 *   for more than there is besides what checkouts hold
 */
export function wasteStock(
  ctx: Context,
  { variantId, quantity, reason, batchId, note }: Waste,
): Promise<ProductVariant> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const why = checkedText(note ?? '', { field: 'note', called: phrase('The note'), most: 200, least: 0 });
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Take 1 piece or more.'), 'quantity');
  }
  const id = readId(variantId);
  return inTransaction(ctx, async (tx) => {
    const cause = { kind: StockMovementKind.WASTE, wasteReason: reason, reason: why };
    const moved = id && (await correctStock(tx, id, { delta: -quantity }, cause, batchId));
    const variant = id && (await variantById(tx).load(id));
    if (!moved || !variant) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such variant.'), 'variantId');
    await recordChange(tx, {
      ...{ operation: 'wasteStock', subjectType: AuditSubject.VARIANT, subjectId: id },
      before: { onHand: moved.before, waste: null },
      after: { onHand: moved.after, waste: reason },
    });
    return variant;
  });
}
