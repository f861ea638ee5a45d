import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { pageOf, pageSize } from '../../shared/paging/cursor.js';
import { latestFirst, type PageAsked } from '../../shared/paging/latest-first.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { productById, variantById } from '../catalogue.loaders.js';
import type { Product } from '../product.entity.js';
import type { ProductVariant } from '../variants/product-variant.entity.js';
import { correctStock } from './correct-stock.js';
import {
  StockMovement,
  type StockMovementConnection,
  StockMovementKind,
  type VariantStock,
} from './stock-movement.entity.js';
import { firstMovementsByVariantId } from './stock-movements.loaders.js';

/** What staff do to a stock: exactly one of the two numbers is given. */
export interface StockAdjustment {
  variantId: string;
  /** Pieces that came, or went when it is below 0. */
  delta: number | null;
  /** Pieces that were counted in the store room. */
  onHand: number | null;
  /** Of which batch the pieces are; null where no one has said it. */
  batchId: string | null;
  reason: string;
}

/**
 * Changes the stock of a variant by hand. Sales that happen meanwhile are never overwritten by a
 * `delta`.
 *
 * @returns the product with its new stock
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT unless there is a reason and exactly one number in its range,
 *   NOT_FOUND also for a batch, CONFLICT when checkouts hold more than would be left
 */
export async function adjustStock(
  ctx: Context,
  { variantId, delta, onHand, batchId, reason }: StockAdjustment,
): Promise<Product> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const why = checkedText(reason, { field: 'reason', called: phrase('The reason'), most: 200 });
  if ((delta === null) === (onHand === null)) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send either delta or onHand.'), 'delta');
  }
  if (delta === 0) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('delta must not be 0.'), 'delta');
  const id = readId(variantId);
  const correction = delta === null ? { onHand: onHand ?? 0 } : { delta };
  return inTransaction(ctx, async (tx) => {
    const cause = { kind: StockMovementKind.CORRECTION, reason: why };
    const moved = id && (await correctStock(tx, id, correction, cause, batchId));
    const variant = id && (await variantById(tx).load(id));
    const product = variant && (await productById(tx).load(variant.productId));
    if (!moved || !product) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such variant.'), 'variantId');
    if (moved.before !== moved.after) {
      await recordChange(tx, {
        ...{ operation: 'adjustStock', subjectType: AuditSubject.VARIANT, subjectId: id },
        before: { onHand: moved.before, reason: null },
        after: { onHand: moved.after, reason: why },
      });
    }
    return product;
  });
}

/**
 * The stock of a variant.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read
 */
export function stockOfVariant(ctx: Context, { id, onHand, reserved, withheld }: ProductVariant): VariantStock {
  allow(ctx, ApiScope.CATALOGUE_READ);
  return { variantId: id, onHand, reserved, withheld: withheld ?? 0 };
}

/**
 * A page of what changed a stock, latest first. The right to see the stock was checked by then.
 *
 * @throws ShopError BAD_USER_INPUT for a number out of range or a foreign cursor
 */
export async function listStockMovements(
  ctx: Context,
  { variantId }: VariantStock,
  page: PageAsked,
): Promise<StockMovementConnection> {
  const movements =
    (page.after ?? null) === null
      ? pageOf(await firstMovementsByVariantId(ctx).load(variantId), pageSize(page.first), null, ({ id }) => [id])
      : await latestFirst(ctx, StockMovement, page, { variantId });
  return Object.assign(movements, { variantId });
}
