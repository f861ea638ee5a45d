import { LRUCache } from 'lru-cache';
import { v5 } from 'uuid';
import { outOfStock } from '../catalogue/stock/stock.service.js';
import type { SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { keyOfAnother } from '../idempotency/idempotency.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { asPaise } from '../shared/money/money.js';
import { viewerOf } from '../shared/rights/viewer.js';
import type { Cart } from './cart.type.js';
import { tooDear, tooManyLines, tooManyPieces } from './cart-limits.js';
import { CartLine, type PricedCartLine } from './cart-line.entity.js';
import { type Choice, chosenVariant } from './chosen-variant.js';
import { type LineSelection, readLines, WHOLE_LINES } from './read-lines.queries.js';
import { reckonCosts } from './reckon-costs.js';
import { type Pieces, type Refusal, upsertCartLine } from './upsert-cart-line.queries.js';

/** The namespace of the ids of carts, which have no row of their own. */
const CARTS = '5d2f1c0a-7e4b-4a8e-9f3d-0c6b1e9a2d47';

/** What to put into the cart. */
export interface CartAddition extends Choice {
  /** Whole pieces, 1 or more. */
  quantity: number;
}

/** The cart after a change, and what to tell the shopper. */
export interface ChangedCart {
  cart: Cart;
  message: string;
}

/** The most ids of carts that are kept, of some hundred bytes each. */
const MAX_IDS = 5_000;

const cartIds = new LRUCache<string, string>({ max: MAX_IDS, memoMethod: (userId) => v5(userId, CARTS) });

/**
 * The id of a shopper's cart, which follows from that of the account, and is no other thing's. It
 * is worked out once for those who come again, since that takes as long as to answer the lines of a
 * cart.
 */
export function cartIdOf(userId: string): string {
  return cartIds.memo(userId);
}

/**
 * A line of a shopper's own cart, with what is taken off it there; null for an unknown one, and for
 * another's.
 */
export async function findCartLine(ctx: Context, userId: string, id: string): Promise<PricedCartLine | null> {
  const { lines } = await readCart(ctx, userId);
  return lines.find((line) => line.id === id) ?? null;
}

/**
 * A shopper's cart at the catalogue's prices now.
 *
 * @param wants what is going to be asked of its lines; absent: their variants
 * @param paymentOption the code of the way to pay that was chosen; null where none is yet
 */
export async function readCart(
  ctx: Context,
  userId: string,
  wants?: LineSelection,
  paymentOption: string | null = null,
): Promise<Cart> {
  return cartOf(ctx, userId, await readLines(ctx, userId, null, wants), paymentOption);
}

/**
 * What lines come to: their prices, what delivery costs and what offers take off both.
 *
 * @param paymentOption the code of the way to pay that was chosen; null where none is yet
 * @throws Error for a rule that answers what is no amount in paise, or more than there is
 */
export async function cartOf(
  ctx: Context,
  userId: string,
  read: PricedCartLine[],
  paymentOption: string | null = null,
): Promise<Cart> {
  const { discounts, ...costs } = await reckonCosts(ctx, { userId, lines: read, paymentOption });
  return {
    id: cartIdOf(userId),
    lines: read.map((line, index) => {
      const discountPaise = discounts[index] ?? asPaise(0);
      return discountPaise === 0 ? line : { ...line, discountPaise };
    }),
    totalQuantity: read.reduce((total, line) => total + line.quantity, 0),
    ...costs,
    paymentOption,
  };
}

/**
 * Puts pieces of a variant into the viewer's cart, on top of those that are there already. Where
 * the client names the variant, the catalogue is asked only when it does not go in.
 *
 * @param idempotencyKey the client's own name of this request, under which repeating it adds
 *   nothing more for seven days; null when it sends none
 * @param wants what is going to be asked of the lines in the cart; absent: their variants
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT (also beyond the limits of a cart), NOT_FOUND,
 *   OPTION_REQUIRED, OUT_OF_STOCK, IDEMPOTENCY_MISMATCH
 * @see spec §4 (product detail options), §5 (cart add)
 */
export async function addToCart(
  ctx: Context,
  addition: CartAddition,
  idempotencyKey: string | null,
  wants: LineSelection = WHOLE_LINES,
): Promise<ChangedCart> {
  const { id: userId } = viewerOf(ctx, phrase('Please login first'));
  checkQuantity(addition.quantity);
  const variantId = readId(addition.variantId) ?? (await chosenVariant(ctx, addition)).id;
  const pieces: Pieces = { ...addition, variantId };
  const name = idempotencyKey && { userId, route: 'addToCart', key: idempotencyKey };
  const once = name ? { name, request: { variantId, quantity: addition.quantity } } : null;
  const { refusal, available, lines } = await upsertCartLine(ctx, userId, { ...pieces, manner: 'add' }, once, wants);
  // Nothing is told of a product that is hidden.
  if (refusal === 'OUT_OF_STOCK') await chosenVariant(ctx, pieces);
  if (refusal) throw await refusalOf(ctx, refusal, pieces, available);
  return { cart: await cartOf(ctx, userId, lines), message: say(phrase('Item is added in the cart'), ctx.language) };
}

/**
 * Why pieces did not go into a cart, in words.
 *
 * @param available pieces of the variant that this very shopper can have
 */
async function refusalOf(ctx: Context, refusal: Refusal, pieces: Pieces, available: number): Promise<ShopError> {
  switch (refusal) {
    case 'NOT_FOR_SALE':
      return outOfStock(ctx, (await chosenVariant(ctx, pieces)).id);
    case 'NOT_IN_CART':
      return notInCart();
    case 'OUT_OF_STOCK':
      return outOfStock(ctx, pieces.variantId, available);
    case 'LINE_IS_FULL':
      return tooManyPieces(ctx);
    case 'CART_IS_FULL':
      return tooManyLines();
    case 'TOO_DEAR':
      return tooDear();
    case 'KEY_OF_ANOTHER':
      return keyOfAnother();
  }
}

/**
 * Sets how many of a variant the viewer's cart holds.
 *
 * @param quantity whole pieces, 1 to what the shopper can have now, an own open checkout's hold
 *   included
 * @returns the whole cart, since totals and badges follow from it
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for a line that is not the viewer's,
 *   OUT_OF_STOCK
 * @see spec §4 (cart), §5 (quantity)
 */
export async function setCartLineQuantity(ctx: Context, id: unknown, quantity: number): Promise<{ cart: Cart }> {
  const { id: userId } = viewerOf(ctx);
  checkQuantity(quantity);
  const { variantId, variant } = await ownLine(ctx, id, userId);
  const pieces: Pieces = { productId: variant.productId, variantId, quantity };
  const put = await upsertCartLine(ctx, userId, { ...pieces, manner: 'set' }, null, WHOLE_LINES);
  if (put.refusal) throw await refusalOf(ctx, put.refusal, pieces, put.available);
  return { cart: await cartOf(ctx, userId, put.lines) };
}

/**
 * Says what to do where a line of the viewer's cart turns out to be missing when it is packed. It
 * goes with the line into the order.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for a line that is not the viewer's
 */
export async function setCartLineWish(ctx: Context, id: unknown, wish: SubstitutionWish): Promise<{ cart: Cart }> {
  const { id: userId } = viewerOf(ctx);
  const known = readId(id);
  const { affected } = known ? await ctx.db.update(CartLine, { id: known, userId }, { wish }) : { affected: 0 };
  if (!affected) throw notInCart();
  return { cart: await readCart(ctx, userId) };
}

/**
 * Takes a line out of the viewer's cart.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for a line that is not the viewer's or is gone
 *   already
 * @see spec §4 (cart)
 */
export async function removeCartLine(ctx: Context, id: unknown): Promise<ChangedCart> {
  const { id: userId } = viewerOf(ctx);
  const line = await ownLine(ctx, id, userId);
  await ctx.db.delete(CartLine, { id: line.id, userId });
  return { cart: await readCart(ctx, userId), message: say(phrase('Item removed from cart!'), ctx.language) };
}

/** A line of the viewer's cart. @throws ShopError UNAUTHENTICATED, NOT_FOUND */
export async function getCartLine(ctx: Context, id: unknown): Promise<PricedCartLine> {
  const known = readId(id);
  const line = known && (await findCartLine(ctx, viewerOf(ctx).id, known));
  if (!line) throw notInCart();
  return line;
}

async function ownLine(ctx: Context, id: unknown, userId: string): Promise<PricedCartLine> {
  const known = readId(id);
  const [line] = known ? await readLines(ctx, userId, known) : [];
  if (!line) throw notInCart();
  return line;
}

function notInCart(): ShopError {
  return new ShopError(ErrorCode.NOT_FOUND, phrase('This item is not in your cart.'));
}

/** @throws ShopError BAD_USER_INPUT for anything but a whole number, 1 or more */
export function checkQuantity(quantity: number): void {
  if (Number.isInteger(quantity) && quantity >= 1) return;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Quantity must be a whole number, 1 or more.'), 'quantity');
}
