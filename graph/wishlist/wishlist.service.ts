import { findProduct } from '../catalogue/catalogue.service.js';
import type { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { isWishedByProductId } from './wishlist.loaders.js';
import { insertWish, queryWishlist } from './wishlist.queries.js';
import { WishlistItem } from './wishlist-item.entity.js';

/** What a visitor is told who wants to keep something. @see spec §5 (wishlist add) */
export const LOGIN_FIRST = phrase('Please Login to continue');

/** A list is read as a whole, so it must not grow without end. */
const MAX_ITEMS = 500;

/**
 * A shopper's list, newest first.
 *
 * @param productId keeps the entry of this product alone; a malformed or unknown one leaves nothing
 * @returns at most 500
 * @see spec §2 (My List)
 */
export async function listWishlist(ctx: Context, userId: string, productId?: string): Promise<WishlistItem[]> {
  const known = readId(productId);
  if (productId !== undefined && known === null) return [];
  return queryWishlist(ctx, userId, known);
}

/** Whether a product is in the viewer's list; never for a visitor. */
export function isInWishlist(ctx: Context, product: Pick<Product, 'id'>): Promise<boolean> | false {
  return ctx.viewer !== null && isWishedByProductId(ctx).load(product.id);
}

/**
 * Puts a product into the viewer's list.
 *
 * @returns what to tell the shopper
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for a product that is not there, CONFLICT when it is
 *   in the list already or the list holds 500
 * @see spec §5 (wishlist add)
 */
export async function addToWishlist(ctx: Context, productId: unknown): Promise<{ message: string }> {
  const { id: userId } = viewerOf(ctx, LOGIN_FIRST);
  const known = readId(productId);
  const isAdded = await insertWish(ctx, { userId, productId: known, most: MAX_ITEMS });
  if (!isAdded) throw await whyNotAdded(ctx, known);
  return { message: say(phrase('The product added in my list'), ctx.language) };
}

/**
 * Takes an entry out of the viewer's list.
 *
 * @returns what to tell the shopper
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for an entry that is not the viewer's or is gone
 *   already
 * @see spec §4 (wishlist)
 */
export async function removeFromWishlist(ctx: Context, id: unknown): Promise<{ message: string }> {
  const { id: userId } = viewerOf(ctx, LOGIN_FIRST);
  const known = readId(id);
  const { affected } = known ? await ctx.db.delete(WishlistItem, { id: known, userId }) : { affected: 0 };
  if (!affected) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This item is not in your list.'), 'id');
  return { message: say(phrase('Item removed from My List!'), ctx.language) };
}

async function whyNotAdded(ctx: Context, productId: string | null): Promise<ShopError> {
  const product = await findProduct(ctx, productId);
  if (!product) return new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  if (await isInWishlist(ctx, product)) {
    return new ShopError(ErrorCode.CONFLICT, phrase('The product is in your list already'), 'productId');
  }
  return new ShopError(ErrorCode.CONFLICT, phrase('Your list is full: it holds {most} products.', { most: MAX_ITEMS }));
}
