import { availableOf } from '../catalogue/catalogue.service.js';
import { catalogueVersion, pricesOfVersion } from '../catalogue/variants/former-prices.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Context } from '../shared/context.js';
import { rupeesOf, sum, times } from '../shared/money/money.js';
import type { Basket } from './basket.type.js';
import { checkTotal } from './cart-limits.js';
import { CartMergeOutcome } from './cart-merge.type.js';
import { type Choice, changeOf, checkChoices, variantsOfChoices } from './merge-cart.js';
import { reckonCosts } from './reckon-costs.js';

/** A choice that can be had, if not all of it. */
interface Had {
  choice: Choice;
  variant: ProductVariant;
  quantity: number;
}

/**
 * Prices choices as an empty cart would hold them, for a program or a friend that buys for
 * a shopper, less the offers that everybody has. Nothing is kept, and nothing set aside.
 *
 * @param choices 1 to 50; of a variant that is named twice, the later gets what the earlier leaves
 * @param version of the catalogue in which they were chosen, for those without a price; null: none
 * @throws ShopError BAD_USER_INPUT for no choices, too many, a quantity below 1, or more than an
 *   order can come to
 */
export async function priceBasket(ctx: Context, choices: readonly Choice[], version: Date | null): Promise<Basket> {
  checkChoices(choices);
  // Read before the prices: what changes between is told as changed, and never the other way round.
  const current = await catalogueVersion(ctx);
  const found = await variantsOfChoices(ctx, choices);
  const ids = found.flatMap((variant) => (typeof variant === 'string' ? [] : [variant.id]));
  const formerly = version && (await pricesOfVersion(ctx, ids, version));
  const taken = new Map<string, number>();
  const had: Had[] = [];
  const lines = choices.map((choice, index) => {
    const variant = found[index] ?? CartMergeOutcome.GONE;
    if (typeof variant === 'string') return changeOf(choice, null, variant, { added: 0, quantity: 0 });
    const before = taken.get(variant.id) ?? 0;
    const most = Math.min(availableOf(variant), ctx.config.cartPiecesPerLine);
    const added = Math.max(0, Math.min(choice.quantity, most - before));
    taken.set(variant.id, before + added);
    if (added > 0) had.push({ choice, variant, quantity: added });
    const outcome = outcomeOf(ctx, { added, before, wanted: choice.quantity, available: availableOf(variant) });
    const price = choice.price ?? formerly?.get(variant.id) ?? null;
    return changeOf({ ...choice, price }, variant, outcome, { added, quantity: before + added });
  });
  checkTotal(sum(had.map(({ variant, quantity }) => times(variant.pricePaise, quantity))));
  const costs = await reckonCosts(ctx, { userId: null, lines: had, paymentOption: null });
  return {
    lines,
    catalogueVersion: current,
    totalQuantity: had.reduce((total, { quantity }) => total + quantity, 0),
    ...costs,
    path: had.length > 0 ? pathOf(had) : null,
  };
}

function outcomeOf(
  { config }: Context,
  { added, before, wanted, available }: { added: number; before: number; wanted: number; available: number },
): CartMergeOutcome {
  if (added === wanted) return before > 0 ? CartMergeOutcome.RAISED : CartMergeOutcome.ADDED;
  if (available <= 0) return CartMergeOutcome.SOLD_OUT;
  return available <= config.cartPiecesPerLine ? CartMergeOutcome.LIMITED_TO_STOCK : CartMergeOutcome.LIMITED_PER_LINE;
}

/** An `item` for each choice, as its page reads it: product, variant, pieces, rupees of one. */
function pathOf(had: readonly Had[]): string {
  const items = had.map(
    ({ variant, quantity }) => `item=${variant.productId}_${variant.id}_${quantity}_${rupeesOf(variant.pricePaise)}`,
  );
  return `/basket?${items.join('&')}`;
}
