import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { anyProductById } from '../catalogue.loaders.js';
import { availableOf } from '../catalogue.service.js';
import { IS_VARIANT_SHOWN } from '../shown.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { freePieces } from './batches/batches.queries.js';
import { BEGINS_BATCHES, lockVariants, type StockCause, updateByLines } from './stock.queries.js';
import type { StockLine } from './stock-line.js';
import { StockMovementKind } from './stock-movement.entity.js';

/** The most pieces that a variant can have on hand. */
export const MAX_PIECES = 10_000_000;

/**
 * Locks variants in the one order in which all of the shop does (by id), so that crossing checkouts
 * wait for each other instead of deadlocking. To be called inside a transaction, with all the
 * variants that it will touch.
 */
export async function lockStock(ctx: Context, variantIds: readonly string[]): Promise<void> {
  await lockVariants(ctx, variantIds);
}

/**
 * Sets pieces aside for a checkout, as its stock reservation; of a variant with batches, those that
 * expire first among those that may be handed over on the promised day. To be called inside a
 * transaction.
 *
 * @param documentId of the checkout
 * @returns the variants of which pieces of batches are set aside
 * @throws ShopError OUT_OF_STOCK with `available` and `product`, for the first line that there is
 *   too little of
 */
export async function holdStock(ctx: Context, lines: readonly StockLine[], documentId: string): Promise<string[]> {
  const held = await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET reserved = v.reserved + line.quantity FROM line
     WHERE v.id = line.id AND v.on_hand - v.reserved - coalesce(v.withheld, 0) >= line.quantity
       AND (v.withheld IS NULL OR free_pieces(v.id, line.deliver_on, NULL) >= line.quantity) AND ${IS_VARIANT_SHOWN}
     RETURNING v.id, v.withheld IS NOT NULL AS "hasBatches"`,
    { documentId },
  );
  const short = lines.find(({ variantId }) => !held.has(variantId));
  if (short) throw await outOfStock(ctx, short.variantId, await freePieces(ctx, short));
  return [...held].flatMap(([id, { hasBatches }]) => (hasBatches ? [id] : []));
}

/**
 * Gives back pieces that `holdStock` set aside. To be called inside a transaction.
 *
 * @param documentId of the checkout
 */
export async function releaseStock(ctx: Context, lines: readonly StockLine[], documentId: string): Promise<void> {
  await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET reserved = v.reserved - line.quantity FROM line WHERE v.id = line.id RETURNING v.id`,
    { documentId },
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
 * Takes pieces that are not set aside, all of them or none; of a variant with batches, only those
 * that keep as long as was promised. To be called inside a transaction.
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
       WHERE coalesce(o.on_hand - o.reserved - coalesce(o.withheld, 0), 0) < other.quantity
         OR o.withheld IS NOT NULL AND free_pieces(o.id, other.deliver_on, other.best_before) < other.quantity)
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
    `UPDATE product_variant v SET on_hand = v.on_hand + line.quantity${cause.batches ? BEGINS_BATCHES : ''} FROM line
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

/** @returns the variants that the statement changed, by their ids */
async function moveStock(
  ctx: Context,
  lines: readonly StockLine[],
  update: string,
  cause: StockCause | { documentId: string },
): Promise<Map<string, { hasBatches?: boolean }>> {
  await lockStock(
    ctx,
    lines.map(({ variantId }) => variantId),
  );
  const moved = await updateByLines(ctx, lines, update, cause);
  return new Map(moved.map((row) => [row.id, row]));
}
