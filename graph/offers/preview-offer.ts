import { In } from 'typeorm';
import { v7 } from 'uuid';
import { categoryById } from '../catalogue/catalogue.loaders.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import { asPaise } from '../shared/money/money.js';
import type { OfferLine } from '../shared/offer-kind.js';
import { BANK_CARD, optionOf, UPI } from '../shared/ports/payment-option.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { findLiveOffers, liveOfferOf } from './live-offers.js';
import { Offer, OfferStatus } from './offer.entity.js';
import type { OfferConflict, OfferPreview } from './offer-preview.type.js';
import { sentenceOfOffer } from './offer-sentence.js';
import type { OfferInput } from './offers.inputs.js';
import { countBaskets, findCarts, findPastOrders, type PastBasket } from './preview.queries.js';
import type { LiveOffer } from './reckon/offer.js';
import { offersFor } from './reckon/offers-for.js';
import { readOffer } from './save-offer.js';

const MAX_DAYS = 31;
const MAX_BASKETS = 1_000;

/** After so many baskets other requests have their turn. */
const BASKETS_PER_TURN = 25;

/**
 * What an offer would have done to the orders of the last days and would do to the carts of now,
 * beside the live offers: what it costs, and with which others it cannot stand.
 *
 * @param days 1 to 31
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field
 */
export async function previewOffer(ctx: Context, input: OfferInput, days: number): Promise<OfferPreview> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  if (days < 1 || days > MAX_DAYS) {
    const message = phrase('Look back 1 to {most} days.', { most: MAX_DAYS });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, 'days');
  }
  const fields = await readOffer(ctx, input);
  const row = ctx.db.create(Offer, { id: readId(input.id) ?? v7(), ...fields, uses: 0, spentPaise: asPaise(0) });
  const own = liveOfferOf(ctx, Object.assign(row, { status: OfferStatus.DRAFT, maxUsesPerPerson: null }));
  const others = (await findLiveOffers(ctx)).filter(({ id }) => id !== row.id);
  const offered = { own: own && { ...always(own), needsCode: false }, others: others.map(always) };
  const ofOrders = await reckonAll(ctx, await findPastOrders(ctx, days, MAX_BASKETS), offered);
  const ofCarts = await reckonAll(ctx, await findCarts(ctx, MAX_BASKETS), offered);
  const all = await countBaskets(ctx, days);
  return {
    sentence: await sentenceOfOffer(ctx, row),
    ...{ orderCount: ofOrders.count, allOrderCount: all.orders },
    touchedCount: ofOrders.touchedCount,
    sales: asPaise(ofOrders.salesPaise),
    cost: asPaise(ofOrders.costPaise),
    ...{ cartCount: ofCarts.count, allCartCount: all.carts },
    touchedCartCount: ofCarts.touchedCount,
    cartCost: asPaise(ofCarts.costPaise),
    isAtMost: isPart(row.paymentOption),
    conflicts: await conflictsOf(ctx, [ofOrders, ofCarts]),
  };
}

/** Whether it is for a part of what is paid online, of which past orders do not tell. */
function isPart(paymentOption: string | null): boolean {
  return paymentOption === UPI || paymentOption === BANK_CARD;
}

/**
 * An offer without its days, which may all lie ahead. What is for a part of what is paid online is
 * tried with all of that.
 */
function always(offer: LiveOffer): LiveOffer {
  const paymentOption = offer.paymentOption && optionOf(offer.paymentOption);
  return { ...offer, startsAt: null, endsAt: null, paymentOption };
}

/** What an offer does to baskets, in sum. */
interface Sums {
  count: number;
  touchedCount: number;
  salesPaise: number;
  costPaise: number;
  /** By the ids of other offers: how often they give way, and how often it does. */
  readonly displaced: Map<string, number>;
  readonly beaten: Map<string, number>;
}

async function reckonAll(
  ctx: Context,
  baskets: readonly PastBasket[],
  { own, others }: { own: LiveOffer | null; others: readonly LiveOffer[] },
): Promise<Sums> {
  const sums: Sums = {
    ...{ count: baskets.length, touchedCount: 0, salesPaise: 0, costPaise: 0 },
    ...{ displaced: new Map<string, number>(), beaten: new Map<string, number>() },
  };
  const above = await categoriesAbove(ctx, baskets);
  if (!own) return sums;
  for (const [index, basket] of baskets.entries()) {
    if (index % BASKETS_PER_TURN === BASKETS_PER_TURN - 1) await new Promise((resolve) => setImmediate(resolve));
    const lines = linesOf(basket, above);
    const { at: now, paymentOption, isFirstOrder, tags, shippingPaise } = basket;
    const context = { now, paymentOption, isFirstOrder, tags, shippingPaise, codes: [], usesOfPerson: new Map() };
    const before = offersFor(lines, others, context);
    const after = offersFor(lines, [...others, own], context);
    sums.costPaise += givenBy(after) - givenBy(before);
    const holds = new Set(after.applied.map(({ offerId }) => offerId));
    if (holds.has(own.id)) {
      sums.touchedCount += 1;
      sums.salesPaise += lines.reduce((sum, { quantity, pricePaise }) => sum + quantity * pricePaise, 0);
      for (const { offerId } of before.applied) if (!holds.has(offerId)) count(sums.displaced, offerId);
    }
    const reason = after.verdicts.find(({ offerId }) => offerId === own.id)?.reason;
    if (reason?.code === 'BETTER_OFFER') count(sums.beaten, reason.offerId);
  }
  return sums;
}

function givenBy({ applied }: ReturnType<typeof offersFor>): number {
  return applied.reduce((sum, { discountPaise }) => sum + discountPaise, 0);
}

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function linesOf({ lines }: PastBasket, above: ReadonlyMap<string, readonly string[]>): OfferLine[] {
  return (lines ?? []).map(({ variantId, productId, categoryId, brand, quantity, pricePaise }) => ({
    variantId: variantId ?? '',
    productId: productId ?? '',
    categoryIds: (categoryId && above.get(categoryId)) || [],
    brand,
    quantity,
    pricePaise: asPaise(pricePaise),
  }));
}

/** The categories of goods with all those above them. */
async function categoriesAbove(ctx: Context, baskets: readonly PastBasket[]): Promise<Map<string, string[]>> {
  const ids = new Set(baskets.flatMap(({ lines }) => (lines ?? []).flatMap(({ categoryId }) => categoryId ?? [])));
  return new Map(await Promise.all([...ids].map(async (id) => [id, await chainOf(ctx, id)] as const)));
}

async function chainOf(ctx: Context, id: string): Promise<string[]> {
  const parentId = (await categoryById(ctx).load(id))?.parentId;
  return parentId ? [id, ...(await chainOf(ctx, parentId))] : [id];
}

async function conflictsOf(ctx: Context, sums: readonly Sums[]): Promise<OfferConflict[]> {
  const total = (name: 'displaced' | 'beaten', id: string) =>
    sums.reduce((sum, each) => sum + (each[name].get(id) ?? 0), 0);
  const ids = [...new Set(sums.flatMap(({ displaced, beaten }) => [...displaced.keys(), ...beaten.keys()]))];
  const offers = await ctx.db.findBy(Offer, { id: In(ids) });
  return offers
    .map((offer) => ({
      offer,
      displacedCount: total('displaced', offer.id),
      beatenCount: total('beaten', offer.id),
    }))
    .toSorted(
      (one, other) =>
        other.displacedCount + other.beatenCount - one.displacedCount - one.beatenCount ||
        (one.offer.id < other.offer.id ? -1 : 1),
    );
}
