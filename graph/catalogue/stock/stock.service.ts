import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { anyProductById } from '../catalogue.loaders.js';
import { availableOf } from '../catalogue.service.js';
import { IS_VARIANT_SHOWN } from '../shown.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { lockVariants, updateByLines } from './stock.queries.js';

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
  );
}

/**
 * Takes pieces that `holdStock` set aside out of the store room for good. To be called inside a
 * transaction.
 */
export async function sellStock(ctx: Context, lines: readonly StockLine[]): Promise<void> {
  await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET on_hand = v.on_hand - line.quantity, reserved = v.reserved - line.quantity
     FROM line WHERE v.id = line.id RETURNING v.id`,
  );
}

/** Puts pieces that were sold back into the store room. To be called inside a transaction. */
export async function returnStock(ctx: Context, lines: readonly StockLine[]): Promise<void> {
  await moveStock(
    ctx,
    lines,
    'UPDATE product_variant v SET on_hand = v.on_hand + line.quantity FROM line WHERE v.id = line.id RETURNING v.id',
  );
}

/**
 * Takes pieces that are not set aside, all of them or none. To be called inside a transaction.
 *
 * @returns false when there is too little of any
 */
export async function sellUnheldStock(ctx: Context, lines: readonly StockLine[]): Promise<boolean> {
  const sold = await moveStock(
    ctx,
    lines,
    `UPDATE product_variant v SET on_hand = v.on_hand - line.quantity FROM line
     WHERE v.id = line.id AND NOT EXISTS (
       SELECT FROM line other LEFT JOIN product_variant o ON o.id = other.id
       WHERE coalesce(o.on_hand - o.reserved, 0) < other.quantity)
     RETURNING v.id`,
  );
  return sold.size === lines.length;
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
async function moveStock(ctx: Context, lines: readonly StockLine[], update: string): Promise<Set<string>> {
  const ids = lines.map((line) => line.variantId);
  await lockStock(ctx, ids);
  const quantities = lines.map((line) => line.quantity);
  const moved = await updateByLines(ctx, ids, quantities, update);
  return new Set(moved.map(({ id }) => id));
}
