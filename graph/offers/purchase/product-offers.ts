import { cacheList } from '../../cache/cached-rows.js';
import { categoryById } from '../../catalogue/catalogue.loaders.js';
import type { Product } from '../../catalogue/product.entity.js';
import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import type { Scope } from '../../shared/offer-kind.js';
import { liveOfferOf } from '../live-offers.js';
import { Offer, OfferStatus } from '../offer.entity.js';
import { sentenceOfOffer } from '../offer-sentence.js';
import { refusalOf } from '../reckon/conditions.js';
import type { LiveOffer } from '../reckon/offer.js';
import type { ProductOffer } from './cart-offers.type.js';
import { titleOfOffer } from './offer-titles.js';

/** An offer that holds for every shopper, with the goods that it names. */
interface ShownOffer {
  row: Offer;
  live: LiveOffer;
  scopes: readonly Scope[];
}

const SHOWN = Symbol();

/** What is asked of who has done nothing yet. */
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
 * every shopper has without a code. What holds for the whole cart is none of a product's.
 */
export async function offersOfProduct(
  ctx: Context,
  product: Pick<Product, 'id' | 'brand' | 'categoryId' | 'subCategoryId'>,
): Promise<ProductOffer[]> {
  const shown = await findShownOffers(ctx);
  if (shown.length === 0) return [];
  const categories = new Set(await categoriesAbove(ctx, product));
  const now = new Date();
  const fitting = shown.filter(
    ({ live, scopes }) =>
      refusalOf(live, { ...ANYBODY, now }) === null &&
      scopes.some(
        ({ productIds, brands, categoryIds }) =>
          productIds.includes(product.id) ||
          brands.includes(product.brand) ||
          categoryIds.some((id) => categories.has(id)),
      ),
  );
  return Promise.all(
    fitting.map(async ({ row }) => ({
      ...{ offerId: row.id, title: say(titleOfOffer(row), ctx.language) },
      text: await sentenceOfOffer(ctx, row),
    })),
  );
}

function findShownOffers(ctx: Context): Promise<readonly ShownOffer[]> {
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

async function categoriesAbove(
  ctx: Context,
  { categoryId, subCategoryId }: Pick<Product, 'categoryId' | 'subCategoryId'>,
): Promise<string[]> {
  const found: string[] = [categoryId];
  for (let id = subCategoryId; id !== null && !found.includes(id); ) {
    found.push(id);
    id = (await categoryById(ctx).load(id))?.parentId ?? null;
  }
  return found;
}
