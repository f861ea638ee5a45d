import 'reflect-metadata';
import { countProducts } from '../../../catalogue/listing/product-listing.service.js';
import { search } from '../../../search/search.service.js';
import type { SearchInterpretation } from '../../../search/search.type.js';
import type { Context } from '../../../shared/context.js';
import { readCursor } from '../../../shared/paging/cursor.js';
import type { Ask, BannerRow, CardRow, LineRow, ProductRow, ReviewRow, SlideRow, TopCategoryRow } from './prepared.js';

/** A page of a listing, one row longer than the page when more follow. */
export interface Listing {
  rows: CardRow[];
  /** What the list is sorted by, as the cursor has it. */
  keyOf: (row: CardRow) => string;
}

/** A page of what a search found. */
export interface Found {
  rows: CardRow[];
  /** The score of each row. */
  scores: number[];
  hasNextPage: boolean;
  total: number;
  interpretation: SearchInterpretation;
}

/** What the page of a product shows. */
export interface ProductFacts {
  product: ProductRow;
  related: CardRow[];
  /** One more than are shown when more follow. */
  reviews: ReviewRow[];
}

/** What the front page shows. */
export interface HomeFacts {
  categories: TopCategoryRow[];
  banners: BannerRow[];
  slides: SlideRow[];
  featured: CardRow[];
}

/** A cart after a piece was put into it. */
export interface CartFacts {
  userId: string;
  lines: LineRow[];
}

/** The variables of a listing; prices in rupees. */
export interface ListingVariables {
  filter: { categoryId: string; minPrice?: number; maxPrice?: number };
  after?: string;
}

/** One statement. */
export async function readListing(ask: Ask, { filter, after }: ListingVariables): Promise<Listing> {
  const { categoryId, minPrice = 0, maxPrice = 0 } = filter;
  if (after) {
    const rows = await ask<CardRow>('listing', [categoryId, ...(readCursor(after, 2) ?? [])]);
    return { rows, keyOf: ({ created_at }) => created_at };
  }
  const paise = [minPrice, maxPrice].map((rupees) => Math.round(rupees * 100));
  return {
    rows: await ask<CardRow>('filtered', [categoryId, ...paise]),
    keyOf: ({ price_paise }) => String(price_paise),
  };
}

/** Three statements, at once. */
export async function readProduct(ask: Ask, { id }: { id: string }): Promise<ProductFacts> {
  const [[product], related, reviews] = await Promise.all([
    ask<ProductRow>('product', [id]),
    ask<CardRow>('related', [id]),
    ask<ReviewRow>('reviews', [id]),
  ]);
  if (!product) throw new Error(`There is no product ${id}.`);
  return { product, related, reviews };
}

/** Four statements, at once. */
export async function readHome(ask: Ask, { featured }: { featured: { maxPrice: number } }): Promise<HomeFacts> {
  const [categories, banners, slides, cards] = await Promise.all([
    ask<TopCategoryRow>('topCategories'),
    ask<BannerRow>('banners'),
    ask<SlideRow>('slides'),
    ask<CardRow>('featured', [featured.maxPrice * 100]),
  ]);
  return { categories, banners, slides, featured: cards };
}

/** The shop's own ranking, each of its statements prepared, and one for the cards. */
export async function readFound(ask: Ask, shop: Context, { query }: { query: string }): Promise<Found> {
  const { edges, pageInfo, filter, candidates, total, interpretation } = await search(shop, { query, first: 24 });
  const rows = await ask<CardRow>('cardsOf', [edges.map(({ node }) => node.id)]);
  const count = total ?? (await countProducts(shop, filter, candidates));
  const scores = edges.map(({ cursor }) => Number(readCursor(cursor, 2)?.[0]));
  return { rows, scores, hasNextPage: pageInfo.hasNextPage, total: count, interpretation };
}

/**
 * Three statements, one after the other: who it is, the piece, the cart. The token's signature is
 * not looked at.
 */
export async function putIntoCart(
  ask: Ask,
  authorization: string | undefined,
  { input }: { input: { productId: string; variantId: string; quantity: number } },
): Promise<CartFacts> {
  const claims = Buffer.from(authorization?.split('.')[1] ?? '', 'base64url').toString();
  const { sub } = JSON.parse(claims) as { sub: string };
  const [user] = await ask<{ id: string }>('session', [sub]);
  if (!user) throw new Error('There is no such shopper.');
  const added = await ask('putIntoCart', [user.id, input.variantId, input.quantity, input.productId]);
  if (added.length === 0) throw new Error('There is not enough of it.');
  return { userId: user.id, lines: await ask<LineRow>('cartLines', [user.id]) };
}
