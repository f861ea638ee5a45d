import { LRUCache } from 'lru-cache';
import { v5 } from 'uuid';
import { variantsByProductId } from '../catalogue/catalogue.loaders.js';
import { outOfStock } from '../catalogue/stock/stock.service.js';
import type { SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { keyOfAnother } from '../idempotency/idempotency.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { asPaise, type Paise, sum, times, wholeRupees } from '../shared/money/money.js';
import { optionOf } from '../shared/ports/payment-option.js';
import type { AppliedOffer, Goods, Purchase } from '../shared/reckoning.js';
import { viewerOf } from '../shared/rights/viewer.js';
import type { Cart } from './cart.type.js';
import { tooDear, tooManyLines, tooManyPieces } from './cart-limits.js';
import { CartLine, type PricedCartLine } from './cart-line.entity.js';
import { type LineSelection, readLines, WHOLE_LINES } from './read-lines.queries.js';
import { type Pieces, type Refusal, upsertCartLine } from './upsert-cart-line.queries.js';

/** The namespace of the ids of carts, which have no row of their own. */
const CARTS = '5d2f1c0a-7e4b-4a8e-9f3d-0c6b1e9a2d47';

/** What to put into the cart. */
export interface CartAddition {
  productId: string;
  /** May be absent only for a product with just one variant. */
  variantId?: string | null;
  /** Whole pieces, 1 or more. */
  quantity: number;
}

/** The cart after a change, and what to tell the shopper. */
export interface ChangedCart {
  cart: Cart;
  message: string;
}

/** The options that a product is chosen by; an absent one does not matter. */
export type ChosenOptions = Partial<Record<'size' | 'ram' | 'weight', string>>;

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

/** So many of a variant. */
type PricedPieces = Pick<PricedCartLine, 'quantity' | 'variant'>;

/** What pieces of variants come to. */
interface Costs {
  subTotalPaise: Paise;
  /** Off each line, in their order; empty where nothing is taken off. */
  discounts: readonly Paise[];
  discountPaise: Paise;
  roundingPaise: Paise;
  shippingPaise: Paise;
  totalPaise: Paise;
  offers: readonly AppliedOffer[];
}

/**
 * What goods cost by the catalogue, the rule of delivery and that of offers.
 *
 * @param userId whose they are; null for goods that no shopper has in a cart yet
 * @param paymentOption the way to pay, of which delivery is told the option and offers the part
 * @throws Error for a rule that answers what is no amount in paise, or more than there is
 */
export async function reckonCosts(
  ctx: Context,
  {
    userId,
    lines,
    paymentOption,
  }: { userId: string | null; lines: readonly PricedPieces[]; paymentOption: string | null },
): Promise<Costs> {
  const subTotalPaise = sum(lines.map(grossOf));
  const goods: Goods = {
    subTotalPaise,
    lines: goodsOf(lines),
    paymentOption: paymentOption && optionOf(paymentOption),
  };
  const grossShippingPaise = await reckonShipping(ctx, goods);
  const purchase = { ...goods, paymentOption, userId, shippingPaise: grossShippingPaise };
  const { discounts, shippingDiscountPaise, offers } = await discounted(ctx, lines, purchase);
  const discountPaise = sum(discounts);
  const netPaise = asPaise(subTotalPaise - discountPaise);
  const wholePaise = wholeRupees(netPaise);
  const shippingPaise = asPaise(grossShippingPaise - shippingDiscountPaise);
  return {
    ...{ subTotalPaise, discounts, discountPaise, roundingPaise: asPaise(netPaise - wholePaise), shippingPaise },
    ...{ totalPaise: sum([wholePaise, shippingPaise]), offers },
  };
}

/** What delivery costs before offers, by the rule of whichever feature came last with one. */
export async function reckonShipping(ctx: Context, goods: Goods): Promise<Paise> {
  const rule = ctx.hooks.findLast((hooks) => hooks.reckonShipping)?.reckonShipping;
  const shippingPaise = (await rule?.(ctx, goods)) ?? 0;
  if (!Number.isSafeInteger(shippingPaise) || shippingPaise < 0)
    throw new Error(`A rule of shipping answered ${shippingPaise}, which is no amount in paise.`);
  return asPaise(shippingPaise);
}

/** What is taken off each line, by whichever feature came last with offers. */
async function discounted(
  ctx: Context,
  lines: readonly PricedPieces[],
  purchase: Purchase,
): Promise<{ discounts: readonly Paise[]; shippingDiscountPaise: Paise; offers: readonly AppliedOffer[] }> {
  const rule = ctx.hooks.findLast((hooks) => hooks.reckonDiscounts)?.reckonDiscounts;
  if (!rule || lines.length === 0) return { discounts: [], shippingDiscountPaise: asPaise(0), offers: [] };
  const { lines: discounts, shippingPaise = 0, offers = [] } = await rule(ctx, purchase);
  return {
    discounts: lines.map((line, index) => checkedDiscount(discounts[index] ?? 0, grossOf(line))),
    shippingDiscountPaise: checkedDiscount(shippingPaise, purchase.shippingPaise),
    offers,
  };
}

function checkedDiscount(discount: number, amountPaise: Paise): Paise {
  if (!Number.isSafeInteger(discount) || discount < 0 || discount > amountPaise)
    throw new Error(`A rule of discounts takes ${discount} paise off ${amountPaise}.`);
  return asPaise(discount);
}

function grossOf({ variant, quantity }: PricedPieces): Paise {
  return times(variant.pricePaise, quantity);
}

function goodsOf(lines: readonly PricedPieces[]): Goods['lines'] {
  return lines.map(({ quantity, variant: { id: variantId, productId, pricePaise, weight = null } }) => ({
    ...{ variantId, productId, quantity, pricePaise, weight },
  }));
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

/**
 * The variant that a client means who speaks of options instead of variants: the first with the
 * options it names, the default variant when it names none.
 *
 * @throws ShopError NOT_FOUND
 */
export async function getVariant(ctx: Context, productId: unknown, options: ChosenOptions): Promise<ProductVariant> {
  const variants = await variantsOf(ctx, productId);
  const wanted = Object.entries(options) as [keyof ChosenOptions, string][];
  const fitting = variants.find((variant) => wanted.every(([option, value]) => variant[option] === value));
  if (!fitting) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This option is not for sale.'), 'variantId');
  return fitting;
}

/**
 * The variant that is named, or the only one of a product where none is.
 *
 * @throws ShopError NOT_FOUND, OPTION_REQUIRED where none is named and there are several
 */
export async function chosenVariant(
  ctx: Context,
  { productId, variantId }: Omit<CartAddition, 'quantity'>,
): Promise<ProductVariant> {
  const variants = await variantsOf(ctx, productId);
  const [only] = variants;
  if (!variantId) {
    if (only && variants.length === 1) return only;
    throw new ShopError(ErrorCode.OPTION_REQUIRED, phrase('Please choose an option'), 'variantId');
  }
  const chosen = variants.find((variant) => variant.id === readId(variantId));
  if (!chosen) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This option is not for sale.'), 'variantId');
  return chosen;
}

async function variantsOf(ctx: Context, productId: unknown): Promise<ProductVariant[]> {
  const id = readId(productId);
  const variants = id ? await variantsByProductId(ctx).load(id) : [];
  if (variants.length === 0) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  return variants;
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
