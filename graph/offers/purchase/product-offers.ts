import { cachedRowsOf, cacheList, readOnce } from '../../cache/cached-rows.js';
import { expireAt } from '../../cache/for-all.js';
import { RequestSlot } from '../../cache/request-slot.js';
import { type MayTakeTime, whenRead } from '../../cache/when-read.js';
import { categoryById } from '../../catalogue/catalogue.loaders.js';
import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import type { Scope } from '../../shared/offer-kind.js';
import type { NamedProduct, ProductOffers } from '../../shared/reckoning.js';
import { liveOfferOf } from '../live-offers.js';
import { Offer, OfferStatus } from '../offer.entity.js';
import { sentenceOfOffer } from '../offer-sentence.js';
import { basketOf } from '../reckon/basket.js';
import { nextChangeOf, refusalOf } from '../reckon/conditions.js';
import type { LiveOffer } from '../reckon/offer.js';
import type { ProductOffer } from './cart-offers.type.js';
import { titleOfOffer } from './offer-titles.js';

/** An offer that holds for every shopper, with the goods that it names. */
interface ShownOffer {
  row: Offer;
  live: LiveOffer;
  scopes: readonly Scope[];
}

/** Tell what is cached here from whatever else is. */
const SHOWN = Symbol();
const TOLD = Symbol();

/** Whether it was said until when the answer holds: for all its products at once. */
const isExpirySaid = new RequestSlot<object, boolean>('expiry by offers');

/** What is asked of a shopper who has done nothing yet. */
const ANYBODY = {
  paymentOption: null,
  codes: [],
  isFirstOrder: true,
  tags: [],
  usesOfPerson: new Map(),
  shippingPaise: 0,
};

/**
 * The offers that hold now and name a product, its brand or a category that it lies in: those that
 * every shopper has without a code. What holds for the whole cart is none of a product's. A cached
 * answer holds until the clock starts or ends one of them.
 */
export function offersOfProduct(ctx: Context, product: NamedProduct): MayTakeTime<ProductOffer[]> {
  return whenRead(fittingOffers(ctx, product), ({ fitting }) => {
    const told = fitting.map(({ row }) => asOfferOfProduct(ctx, row));
    return told.some((offer) => offer instanceof Promise) ? Promise.all(told) : (told as ProductOffer[]);
  });
}

/**
 * Worked out once for all products and visitors, until something changes that its sentence names.
 */
function asOfferOfProduct(ctx: Context, row: Offer): MayTakeTime<ProductOffer> {
  const tell = async () => ({
    ...{ offerId: row.id, title: say(titleOfOffer(row), ctx.language) },
    ...{ text: await sentenceOfOffer(ctx, row), endsAt: row.endsAt },
  });
  return whenRead(cachedRowsOf<ProductOffer>(ctx, TOLD, { kind: 'all' }), (cached) =>
    readOnce(cached, `${row.id} ${ctx.language}`, tell),
  );
}

/**
 * What a piece of the default variant costs by the best offer that takes the same off each piece
 * for everybody, whatever else is bought: one without code, threshold, group, way to pay, limit or
 * budget, which stands beside others. The cart never asks more for such pieces.
 *
 * @returns null where there is none
 */
export async function offerPriceOf(ctx: Context, product: NamedProduct): Promise<Paise | null> {
  const { fitting, categoryIds } = await fittingOffers(ctx, product);
  const { id, brand, pricePaise } = product;
  const piece = { variantId: '', productId: id, categoryIds, brand, quantity: 1, pricePaise };
  const best = fitting.reduce((most, { row, live }) => {
    if (!isForEachPiece(row)) return most;
    const { application } = live.judge(basketOf([piece]));
    return application?.stage === 'PIECES' ? Math.max(most, application.perPiece[0] ?? 0) : most;
  }, 0);
  return best > 0 ? asPaise(pricePaise - best) : null;
}

/** What offers say of a product. @see `Hooks.findProductOffers` */
export async function findProductOffers(ctx: Context, product: NamedProduct): Promise<ProductOffers> {
  const [offers, offerPricePaise] = await Promise.all([offersOfProduct(ctx, product), offerPriceOf(ctx, product)]);
  return { offers, offerPricePaise };
}

/** Whether everybody has it, however often, and whatever else holds. */
function isForEachPiece({
  combines,
  firstOrderOnly,
  paymentOption,
  maxUses,
  maxUsesPerPerson,
  budgetPaise,
}: Offer): boolean {
  const isLimited = maxUses !== null || maxUsesPerPerson !== null || budgetPaise !== null;
  return combines && !firstOrderOnly && paymentOption === null && !isLimited;
}

/** The offers that fit a product, and the categories that it lies in. */
interface Fitting {
  fitting: readonly ShownOffer[];
  categoryIds: readonly string[];
}

function fittingOffers(ctx: Context, product: NamedProduct): MayTakeTime<Fitting> {
  return whenRead(findShownOffers(ctx), (shown) =>
    shown.length === 0
      ? { fitting: [], categoryIds: [] }
      : whenRead(categoriesAbove(ctx, product), (categoryIds) => fittingAmong(ctx, shown, product, categoryIds)),
  );
}

function fittingAmong(
  ctx: Context,
  shown: readonly ShownOffer[],
  product: NamedProduct,
  categoryIds: readonly string[],
): Fitting {
  const now = new Date();
  if (!isExpirySaid.get(ctx.loaders)) expireAt(ctx, Math.min(...shown.map(({ live }) => nextChangeOf(live, now))));
  isExpirySaid.set(ctx.loaders, true);
  const fitting = shown.filter(
    ({ live, scopes }) =>
      refusalOf(live, { ...ANYBODY, now }) === null &&
      scopes.some(
        (scope) =>
          scope.productIds.includes(product.id) ||
          scope.brands.includes(product.brand) ||
          scope.categoryIds.some((id) => categoryIds.includes(id)),
      ),
  );
  return { fitting, categoryIds };
}

function findShownOffers(ctx: Context): MayTakeTime<readonly ShownOffer[]> {
  return cacheList(ctx, SHOWN, '', async () => {
    const where = { status: OfferStatus.LIVE, needsCode: false };
    const rows = await ctx.db.find(Offer, { where, order: { id: 'ASC' } });
    return rows.flatMap((row) => {
      const live = liveOfferOf(ctx, row);
      const kind = ctx.offerKinds.get(row.terms.kind);
      if (!live || !kind || row.customerTag !== null) return [];
      return [{ row, live, scopes: kind.scopesOf(kind.terms.parse(row.terms)) }];
    });
  });
}

function categoriesAbove(ctx: Context, { categoryId, subCategoryId }: NamedProduct): MayTakeTime<readonly string[]> {
  const from = (id: string | null, found: readonly string[]): MayTakeTime<readonly string[]> =>
    id === null || found.includes(id)
      ? found
      : whenRead(categoryById.loadAll(ctx, [id]), ([category]) => from(category?.parentId ?? null, [...found, id]));
  return from(subCategoryId, [categoryId]);
}
