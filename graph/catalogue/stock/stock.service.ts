import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { anyProductById } from '../catalogue.loaders.js';
import { availableOf } from '../catalogue.service.js';
import { IS_VARIANT_SHOWN } from '../shown.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { lockVariants, type StockCause, updateByLines } from './stock.queries.js';
import { StockMovementKind } from './stock-movement.entity.js';

/** The most pieces that a variant can have on hand. */
export const MAX_PIECES = 10_000_000;

/** Pieces of a variant; a list of these names each variant once. */
export interface StockLine {
  readonly variantId: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
}

/**
 * Locks variants in the one order in which all of the shop does (by id), so that crossing checkouts
 * wait for each other instead of deadlocking. To be called inside a transaction, with all the
 * variants that it will touch.
 */
export async function lockStock(ctx: Context, variantIds: readonly string[]): Promise<void> {
  await lockVariants(ctx, variantIds);
}

/**
 * Sets pieces aside for a checkout, as its stock reservation. To be called inside a transaction.
 *
 * @throws ShopError OUT_OF_STOCK with `available` and `product`, for the first line that there is
 *   too little of
 */
export async function holdStock(ctx: Context, lines: readonly StockLine[]): Promise<void> {
  const held = await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET reserved = v.reserved + line.quantity FROM line
     WHERE v.id = line.id AND v.on_hand - v.reserved >= line.quantity AND ${IS_VARIANT_SHOWN} RETURNING v.id`,
    null,
  );
  const short = lines.find(({ variantId }) => !held.has(variantId));
  if (short) throw await outOfStock(ctx, short.variantId);
}

/** Gives back pieces that `holdStock` set aside. To be called inside a transaction. */
export async function releaseStock(ctx: Context, lines: readonly StockLine[]): Promise<void> {
  await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET reserved = v.reserved - line.quantity FROM line WHERE v.id = line.id RETURNING v.id`,
    null,
  );
}

/**
 * Takes pieces that `holdStock` set aside out of the store room for good. To be called inside a
 * transaction.
 *
 * @param documentId of the checkout that they are sold to
 */
export async function sellStock(ctx: Context, lines: readonly StockLine[], documentId: string): Promise<void> {
  await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET on_hand = v.on_hand - line.quantity, reserved = v.reserved - line.quantity
     FROM line WHERE v.id = line.id RETURNING v.id`,
    { kind: StockMovementKind.SALE, documentId },
  );
}

/** Puts pieces that were sold back into the store room. To be called inside a transaction. */
export async function returnStock(ctx: Context, lines: readonly StockLine[], cause: StockCause): Promise<void> {
  await moveStock(
    ctx,
    lines,
    'UPDATE product_variant v SET on_hand = v.on_hand + line.quantity FROM line WHERE v.id = line.id RETURNING v.id',
    cause,
  );
}

/**
 * Takes pieces that are not set aside, all of them or none. To be called inside a transaction.
 *
 * @param documentId of the checkout that they are sold to
 * @returns false when there is too little of any
 */
export async function sellUnheldStock(ctx: Context, lines: readonly StockLine[], documentId: string): Promise<boolean> {
  const sold = await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET on_hand = v.on_hand - line.quantity FROM line
     WHERE v.id = line.id AND NOT EXISTS (
       SELECT FROM line other LEFT JOIN product_variant o ON o.id = other.id
       WHERE coalesce(o.on_hand - o.reserved, 0) < other.quantity)
     RETURNING v.id`,
    { kind: StockMovementKind.SALE, documentId },
  );
  return sold.size === lines.length;
}

/**
 * Changes what is on hand by so many pieces more or fewer, of all variants or of none. What
 * checkouts hold stays theirs. To be called inside a transaction that locks the variants.
 *
 * @param lines `quantity` may be below 0, and is never 0
 * @returns a variant of which less than what is held would be left, or more than anybody has; null
 *   where all are changed. Otherwise the caller rolls back
 */
export async function shiftStock(
  ctx: Context,
  lines: readonly StockLine[],
  cause: StockCause,
): Promise<StockLine | null> {
  const moved = await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET on_hand = v.on_hand + line.quantity FROM line
     WHERE v.id = line.id AND v.on_hand + line.quantity BETWEEN v.reserved AND ${MAX_PIECES} RETURNING v.id`,
    cause,
  );
  return lines.find(({ variantId }) => !moved.has(variantId)) ?? null;
}

/**
 * The refusal for lack of stock, in the specification's words.
 *
 * @param available pieces that the shopper can have; absent: those that are not held
 * @see spec §5, §8
 */
export async function outOfStock(ctx: Context, variantId: string, available?: number): Promise<ShopError> {
  const variant = await ctx.db.findOneBy(ProductVariant, { id: variantId });
  const product = variant && (await anyProductById(ctx).load(variant.productId));
  if (!variant || !product) return new ShopError(ErrorCode.NOT_FOUND, phrase('This product is no longer for sale.'));
  return new ShopError(
    ErrorCode.OUT_OF_STOCK,
    phrase('The quantity is greater than product count in stock'),
    'quantity',
    {
      available: available ?? availableOf(variant),
      product,
    },
  );
}

/** @returns the ids of the variants that the statement changed */
async function moveStock(
  ctx: Context,
  lines: readonly StockLine[],
  update: string,
  cause: StockCause | null,
): Promise<Set<string>> {
  await lockStock(
    ctx,
    lines.map(({ variantId }) => variantId),
  );
  const moved = await updateByLines(ctx, lines, update, cause);
  return new Set(moved.map(({ id }) => id));
}
