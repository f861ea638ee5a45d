import { RequestSlot } from '../../cache/request-slot.js';
import type { Cart } from '../../cart/cart.type.js';
import type { Context } from '../../shared/context.js';
import { asPaise } from '../../shared/money/money.js';
import type { AppliedOffer, Discounts, Purchase } from '../../shared/reckoning.js';
import { findLiveOffers, wasAnyStopped } from '../live-offers.js';
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

const NOTHING = { discounts: [], shippingDiscountPaise: 0, applied: [], verdicts: [] };

/** What live offers take off a purchase. @see `Hooks.reckonDiscounts` */
export async function reckonDiscounts(ctx: Context, purchase: Purchase): Promise<Discounts> {
  const offers = await findLiveOffers(ctx);
  if (offers.length === 0) return reckonNothing(ctx, purchase);
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

/**
 * As no offer is live nothing is taken off, and nothing is read but the codes of a shopper in a
 * shop that has stopped an offer: who entered one of those is told so.
 */
async function reckonNothing(ctx: Context, { userId }: Purchase): Promise<Discounts> {
  const isAsked = userId !== null && (await wasAnyStopped(ctx));
  const { codes } = isAsked ? await findShopperFacts(ctx, userId) : UNKNOWN;
  const offers: AppliedOffer[] = [];
  reckoningOf.set(offers, { ...NOTHING, codes });
  return { lines: [], offers };
}

/** What was reckoned for a cart; null where it was not, as an extension reckons instead. */
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
