import { lockShopper } from '../accounts/accounts.queries.js';
import { productById, variantsByProductId } from '../catalogue/catalogue.loaders.js';
import { countInStockOf, relatedProducts } from '../catalogue/catalogue.service.js';
import type { Product } from '../catalogue/product.entity.js';
import { MAX_RELATED } from '../catalogue/related-products.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { withIdempotencyKey } from '../idempotency/idempotency.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import type { Paise } from '../shared/money/money.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { type CartAddition, type ChangedCart, checkQuantity, readCart } from './cart.service.js';
import { CartLine } from './cart-line.entity.js';
import { type CartChange, CartMergeOutcome } from './cart-merge.type.js';
import { chosenVariant } from './chosen-variant.js';
import { PRICES_ALONE } from './read-lines.queries.js';
import { type UpsertedLine, upsertCartLine } from './upsert-cart-line.queries.js';

/** The most choices that are merged at once. */
const MAX_CHOICES = 50;

/** The most substitutes that are named for what cannot be had. */
const MAX_SUBSTITUTES = 10;

const WHOLE = new Set([CartMergeOutcome.ADDED, CartMergeOutcome.RAISED]);

/** A choice that was made by a visitor not signed in, or the shop could not be reached. */
export interface Choice extends CartAddition {
  /** What a piece cost then; absent where it was not noted. */
  price?: Paise | null;
  /**
   * Under which the same choice comes into the cart once, also where `addToCart` had been asked to.
   */
  idempotencyKey?: string | null;
}

/**
 * Puts choices into the viewer's cart, each on top of what is there, as far as there is stock and
 * room for it, and tells of each what became of it. Several devices may merge at once.
 *
 * @param choices 1 to 50
 * @param idempotencyKey the client's own name of this request, under which it is done once and
 *   answered alike for seven days; null when it sends none
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for no choices, too many, or a quantity below
 *   1, IDEMPOTENCY_MISMATCH
 */
export async function mergeCart(
  ctx: Context,
  choices: readonly Choice[],
  idempotencyKey: string | null,
): Promise<ChangedCart & { changes: CartChange[] }> {
  const { id: userId } = viewerOf(ctx, phrase('Please login first'));
  checkChoices(choices);
  const changes = await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    if (!idempotencyKey) return mergeAll(tx, userId, choices);
    const name = { userId, route: 'mergeCart', key: idempotencyKey };
    const work = async () => ({ changes: await mergeAll(tx, userId, choices) });
    return (await withIdempotencyKey(tx, name, { choices }, work)).response.changes;
  });
  const isAsChosen = changes.every((change) => WHOLE.has(change.outcome) && change.priceBeforePaise === null);
  const message = say(
    isAsChosen
      ? phrase('Item is added in the cart')
      : phrase('Some items you chose have changed. Please see your cart.'),
    ctx.language,
  );
  return { cart: await readCart(ctx, userId), changes, message };
}

/** @throws ShopError BAD_USER_INPUT for no choices, too many, or a quantity below 1 */
export function checkChoices(choices: readonly Choice[]): void {
  if (choices.length === 0 || choices.length > MAX_CHOICES)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send 1 to {most} choices.', { most: MAX_CHOICES }), 'lines');
  for (const { quantity } of choices) checkQuantity(quantity);
}

/** What each choice is of, or why it is of nothing. One statement reads them all. */
export async function variantsOfChoices(
  ctx: Context,
  choices: readonly Choice[],
): Promise<(ProductVariant | CartMergeOutcome.GONE | CartMergeOutcome.NEEDS_OPTION)[]> {
  await variantsByProductId(ctx).loadMany(choices.flatMap(({ productId }) => readId(productId) ?? []));
  return Promise.all(choices.map((choice) => variantOf(ctx, choice)));
}

/**
 * What may be bought instead of what could not be had: products of the same category that are in
 * stock, the nearest first. None for what is in the cart as it was chosen, and none for a product
 * that is gone.
 *
 * @param first 1 to 10
 * @throws ShopError BAD_USER_INPUT outside that range
 */
export async function substitutesFor(ctx: Context, change: CartChange, first: number): Promise<Product[]> {
  if (!Number.isInteger(first) || first < 1 || first > MAX_SUBSTITUTES)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('first must be from 1 to {most}.', { most: MAX_SUBSTITUTES }),
      'first',
    );
  const product = WHOLE.has(change.outcome) ? null : await productOf(ctx, change);
  if (!product) return [];
  const related = await relatedProducts(ctx, product, MAX_RELATED);
  const counts = await Promise.all(related.map((each) => countInStockOf(ctx, each)));
  return related.filter((_, place) => (counts[place] ?? 0) > 0).slice(0, first);
}

async function productOf(ctx: Context, { productId }: CartChange): Promise<Product | null> {
  const id = readId(productId);
  return (id && (await productById(ctx).load(id))) || null;
}

async function mergeAll(tx: Context, userId: string, choices: readonly Choice[]): Promise<CartChange[]> {
  const found = await variantsOfChoices(tx, choices);
  const changes: CartChange[] = [];
  for (const [index, choice] of choices.entries())
    changes.push(await mergeOnce(tx, userId, choice, found[index] ?? CartMergeOutcome.GONE));
  return changes;
}

/**
 * Merges a choice unless its key was used before; then it is told what became of it at that time.
 */
async function mergeOnce(
  tx: Context,
  userId: string,
  choice: Choice,
  found: ProductVariant | CartMergeOutcome.GONE | CartMergeOutcome.NEEDS_OPTION,
): Promise<CartChange> {
  if (typeof found === 'string') return changeOf(choice, null, found, { added: 0, quantity: 0 });
  if (!choice.idempotencyKey) return merge(tx, userId, choice, found);
  const name = { userId, route: 'addToCart', key: choice.idempotencyKey };
  const request = { variantId: found.id, quantity: choice.quantity };
  const work = () => merge(tx, userId, choice, found);
  const { response } = await withIdempotencyKey<CartChange>(tx, name, request, work);
  if ('outcome' in response) return response;
  // Where `addToCart` took the key, whose answer was lost, all of it had gone in.
  const quantity = (await tx.db.findOneBy(CartLine, { userId, variantId: found.id }))?.quantity ?? 0;
  return changeOf(choice, found, CartMergeOutcome.ADDED, { added: choice.quantity, quantity });
}

async function merge(tx: Context, userId: string, choice: Choice, variant: ProductVariant): Promise<CartChange> {
  const { productId, quantity } = choice;
  const pieces = { productId, variantId: variant.id, quantity };
  const put = await upsertCartLine(tx, userId, { ...pieces, manner: 'fill' }, null, PRICES_ALONE);
  if (put.refusal === 'NOT_FOR_SALE') return changeOf(choice, null, CartMergeOutcome.GONE, { added: 0, quantity: 0 });
  const added = put.refusal ? 0 : put.pieces - put.piecesBefore;
  const outcome = outcomeOf(tx, put, quantity, added);
  return changeOf(choice, variant, outcome, { added, quantity: put.piecesBefore + added });
}

function outcomeOf({ config }: Context, put: UpsertedLine, wanted: number, added: number): CartMergeOutcome {
  if (added === wanted) return put.piecesBefore > 0 ? CartMergeOutcome.RAISED : CartMergeOutcome.ADDED;
  if (put.available <= 0) return CartMergeOutcome.SOLD_OUT;
  if (put.available <= put.maxByLimits) return CartMergeOutcome.LIMITED_TO_STOCK;
  return put.maxByLimits === config.cartPiecesPerLine ? CartMergeOutcome.LIMITED_PER_LINE : CartMergeOutcome.CART_FULL;
}

/** What became of a choice, as it is told. */
export function changeOf(
  { productId, variantId, quantity: wanted, price }: Choice,
  variant: ProductVariant | null,
  outcome: CartMergeOutcome,
  cart: { added: number; quantity: number },
): CartChange {
  const pricePaise = variant?.pricePaise ?? null;
  const hasNewPrice = pricePaise !== null && typeof price === 'number' && price !== pricePaise;
  const priceBeforePaise = hasNewPrice ? price : null;
  return {
    productId,
    variantId: variant?.id ?? variantId ?? null,
    outcome,
    wanted,
    ...cart,
    pricePaise,
    priceBeforePaise,
  };
}

async function variantOf(
  tx: Context,
  choice: Choice,
): Promise<ProductVariant | CartMergeOutcome.GONE | CartMergeOutcome.NEEDS_OPTION> {
  try {
    return await chosenVariant(tx, choice);
  } catch (thrown) {
    if (!(thrown instanceof ShopError)) throw thrown;
    if (thrown.code === ErrorCode.NOT_FOUND) return CartMergeOutcome.GONE;
    if (thrown.code === ErrorCode.OPTION_REQUIRED) return CartMergeOutcome.NEEDS_OPTION;
    throw thrown;
  }
}
