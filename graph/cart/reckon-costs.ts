import type { Context } from '../shared/context.js';
import { asPaise, type Paise, sum, times, wholeRupees } from '../shared/money/money.js';
import { optionOf } from '../shared/ports/payment-option.js';
import type { AppliedOffer, Goods, Purchase } from '../shared/reckoning.js';
import type { PricedCartLine } from './cart-line.entity.js';

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
