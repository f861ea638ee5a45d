import type { Context } from '../shared/context.js';
import { defineLoader } from '../shared/rows/loader.js';
import type { Review } from './review.entity.js';
import { type FirstReviews, queryFirstReviews } from './reviews.queries.js';

/** What is read of `review r`, under the names of the entity. */
/** A key is `<product id> 11` for so many of them. */
const firstReviews = defineLoader<FirstReviews['reviews']>(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' ') as [id: string, most: string]);
  const ids = [...new Set(asked.map(([id]) => id))];
  const most = Math.max(...asked.map(([, count]) => Number(count)));
  const found = await queryFirstReviews(ctx, ids, most);
  const byId = new Map(found.map(({ productId, reviews }) => [productId, reviews]));
  return asked.map(([id]) => byId.get(id) ?? null);
});

/** The newest reviews of a product that are not hidden, and no more than so many. */
export async function readFirstReviews(ctx: Context, productId: string, most: number): Promise<Review[]> {
  const reviews = (await firstReviews(ctx).load(`${productId} ${most}`)) ?? [];
  return reviews.slice(0, most).map((review) => ({ ...review, dateCreated: new Date(review.dateCreated) }));
}
