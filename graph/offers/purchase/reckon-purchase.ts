import { RequestSlot } from '../../cache/request-slot.js';
import type { Cart } from '../../cart/cart.type.js';
import type { Context } from '../../shared/context.js';
import { asPaise } from '../../shared/money/money.js';
import type { AppliedOffer, Discounts, Purchase } from '../../shared/reckoning.js';
import { findLiveOffers } from '../live-offers.js';
import type { EnteredCode, Reckoning } from '../reckon/offer.js';
import { offersFor } from '../reckon/offers-for.js';
import { findProductFacts, findShopperFacts, type ShopperFacts } from './purchase-facts.queries.js';

/** What offers make of a purchase, and the codes that its shopper entered. */
export interface PurchaseReckoning extends Reckoning {
  readonly codes: readonly EnteredCode[];
}

/** What was reckoned, by the list of offers that it answered, so that a cart is reckoned once. */
const reckoningOf = new RequestSlot<readonly AppliedOffer[], PurchaseReckoning>('reckoning');

/** What is taken of a shopper who is not known: what holds for some alone is promised to none. */
const UNKNOWN: ShopperFacts = { codes: [], uses: {}, heldOfferIds: [], isFirstOrder: false, tags: [] };

/** As no offer is live, nothing is read. */
const NOTHING: Discounts = { lines: [] };

/** What live offers take off a purchase. @see `Hooks.reckonDiscounts` */
export async function reckonDiscounts(ctx: Context, purchase: Purchase): Promise<Discounts> {
  const offers = await findLiveOffers(ctx);
  if (offers.length === 0) return NOTHING;
  const { userId, lines, paymentOption, shippingPaise } = purchase;
  const [products, shopper] = await Promise.all([
    findProductFacts(ctx, [...new Set(lines.map(({ productId }) => productId))]),
    userId === null ? UNKNOWN : findShopperFacts(ctx, userId),
  ]);
  const { codes, heldOfferIds, isFirstOrder, tags, uses } = shopper;
  const factsOf = new Map(products.map((facts) => [facts.id, facts]));
  const held = new Set(heldOfferIds);
  const reckoning = offersFor(
    lines.map(({ variantId, productId, quantity, pricePaise }) => ({
      ...{ variantId, productId, quantity, pricePaise },
      ...{ categoryIds: factsOf.get(productId)?.categoryIds ?? [], brand: factsOf.get(productId)?.brand ?? null },
    })),
    offers.map((offer) => (held.has(offer.id) ? { ...offer, isUsedUp: false } : offer)),
    {
      ...{ now: new Date(), paymentOption, codes, isFirstOrder, tags, shippingPaise },
      usesOfPerson: new Map(Object.entries(uses)),
    },
  );
  const applied = reckoning.applied.map(({ offerId, code, discountPaise, byLine }) => {
    const goodsPaise = byLine.reduce((sum, paise) => sum + paise, 0);
    return { offerId, code, discountPaise, shippingPaise: discountPaise - goodsPaise };
  });
  reckoningOf.set(applied, { ...reckoning, codes });
  return { lines: reckoning.discounts, shippingPaise: reckoning.shippingDiscountPaise, offers: applied };
}

/** What was reckoned for a cart; null where no offer is live, or an extension reckons instead. */
export function reckoningFor({ offers }: { offers: readonly AppliedOffer[] }): PurchaseReckoning | null {
  return reckoningOf.get(offers) ?? null;
}

/**
 * What was reckoned for a shopper's cart; for one that is empty, for which nothing was, what offers
 * say of nothing: its codes, and which of them no goods can make hold.
 */
export async function reckoningOfCart(
  ctx: Context,
  userId: string,
  cart: Pick<Cart, 'lines' | 'offers'>,
): Promise<PurchaseReckoning | null> {
  if (cart.lines.length > 0) return reckoningFor(cart);
  const nothing = { subTotalPaise: asPaise(0), lines: [], paymentOption: null, shippingPaise: asPaise(0) };
  const { offers = [] } = await reckonDiscounts(ctx, { userId, ...nothing });
  return reckoningFor({ offers });
}
