import { IsNull } from 'typeorm';
import { findProduct } from '../catalogue/catalogue.service.js';
import type { Product } from '../catalogue/product.entity.js';
import { purchaseByUserAndProduct } from '../orders/orders.loaders.js';
import type { Purchased } from '../orders/orders.queries.js';
import type { Context } from '../shared/context.js';
import { LANGUAGES } from '../shared/languages/languages.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { pageOf, pageSize, readCursor } from '../shared/paging/cursor.js';
import { hasRight, Right } from '../shared/rights/right.js';
import { Review, type ReviewConnection } from './review.entity.js';
import { dropPhotosOf } from './review-photos.js';
import { type ReviewSort, SORT_KEYS } from './review-sort.js';
import { readFirstReviews } from './reviews.loaders.js';
import { queryReviewsAfter } from './reviews.queries.js';

/** The most reviews that a call without pages answers. */
const MAX_LISTED = 500;

/**
 * A page of what shoppers say of a product.
 *
 * @param page `first` 1 to 100; `after` a cursor of the same list, absent for the first page
 * @throws ShopError BAD_USER_INPUT for `first` out of range or a foreign cursor
 * @see spec §2 (product detail)
 */
export async function listReviews(
  ctx: Context,
  product: Product,
  { first, after, sort }: { first: number; after?: string | null; sort: ReviewSort },
): Promise<ReviewConnection> {
  const size = pageSize(first);
  const key = SORT_KEYS[sort];
  const cursor = readCursor(after, key ? 3 : 2);
  let found: Review[] = [];
  // What is counted is what can be read, and most goods of a young shop have no review.
  if (product.reviewCount > 0)
    found = cursor
      ? await queryReviewsAfter(ctx, product.id, { sort, after: cursor, limit: size + 1 })
      : await readFirstReviews(ctx, product.id, { sort, most: size + 1 });
  return Object.assign(
    pageOf(found, size, cursor, (review) => [
      ...(key ? [key.of(review)] : []),
      ...[review.dateCreated.toISOString(), review.id],
    ]),
    { totalCount: product.reviewCount },
  );
}

/**
 * What shoppers say of a product; an unknown or malformed id has no reviews, nor has one of what is
 * hidden.
 *
 * @returns at most 500
 */
export async function listAllReviews(ctx: Context, productId: string, sort: ReviewSort): Promise<Review[]> {
  const product = await findProduct(ctx, productId);
  return product ? queryReviewsAfter(ctx, product.id, { sort, after: null, limit: MAX_LISTED }) : [];
}

/**
 * A review by its id; null for an unknown one, and where it is hidden for everybody but an admin
 * and support; null as well where its product is hidden from the caller.
 */
export async function findReview(ctx: Context, id: string): Promise<Review | null> {
  const review = await ctx.db.findOneBy(Review, { id });
  const role = ctx.viewer?.role;
  const mayModerate = hasRight(role, Right.MODERATE_REVIEWS);
  if (!review || (review.hiddenAt !== null && !mayModerate)) return null;
  return (await findProduct(ctx, review.productId)) && review;
}

/**
 * Whether a review's writer has bought the product; it is not known of one that came without an
 * account.
 */
export async function isByBuyer(ctx: Context, review: Review): Promise<boolean> {
  return (await purchaseOf(ctx, review)) !== null;
}

/**
 * Which pack a review's writer bought last and in which month, such as `Bought 500 g, March 2026`,
 * as their order says; null where they have not.
 */
export async function boughtInWords(ctx: Context, review: Review): Promise<string | null> {
  const purchase = await purchaseOf(ctx, review);
  if (!purchase) return null;
  const month = purchase.boughtAt.toLocaleDateString(LANGUAGES[ctx.language].locale, {
    ...{ month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' },
  });
  const pack = purchase.options.join(', ');
  return say(
    pack ? phrase('Bought {pack}, {month}', { pack, month }) : phrase('Bought {month}', { month }),
    ctx.language,
  );
}

async function purchaseOf(ctx: Context, { userId, productId }: Review): Promise<Purchased | null> {
  return userId === null ? null : purchaseByUserAndProduct(ctx).load(`${userId} ${productId}`);
}

/** How many reviews of a product `listAllReviews` leaves to be read. */
export async function countReviews(ctx: Context, productId: string): Promise<number> {
  const product = await findProduct(ctx, productId);
  return product ? ctx.db.countBy(Review, { productId: product.id, hiddenAt: IsNull() }) : 0;
}

/**
 * What an account said of products, the latest first, up to 500, hidden ones included: they are the
 * writer's.
 */
export function listWrittenReviews(ctx: Context, userId: string): Promise<Review[]> {
  return ctx.db.find(Review, { where: { userId }, order: { id: 'DESC' }, take: MAX_LISTED });
}

/** What an account said of a product; null where it has not. */
export async function findWrittenReview(ctx: Context, userId: string, productId: string): Promise<Review | null> {
  const product = await findProduct(ctx, productId);
  return product && ctx.db.findOneBy(Review, { userId, productId: product.id });
}

/**
 * Takes the name off what an account wrote; the texts stay. Its photos go, since they may show more
 * than a good, and so do its votes, with the account.
 */
export async function anonymizeReviews(tx: Context, userId: string): Promise<void> {
  await dropPhotosOf(tx, userId);
  await tx.db.update(Review, { userId }, { customerName: 'A shopper', userId: null });
}
