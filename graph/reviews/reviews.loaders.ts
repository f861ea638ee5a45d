import { columnsOf } from '../shared/columns-of.js';
import type { Context } from '../shared/context.js';
import { defineLoader } from '../shared/loader.js';
import { Review } from './review.entity.js';

/** What is read of `review r`, under the names of the entity. */
export const REVIEW_COLUMNS = columnsOf(Review, 'r');

/** The newest reviews of a product as JSON tells them; null for none. */
interface FirstReviews {
  productId: string;
  reviews: (Omit<Review, 'dateCreated'> & { dateCreated: string })[] | null;
}

/** A key is `<product id> 11` for so many of them. PostgreSQL keeps the plan for a single product, see `relatedByProductId`. */
const firstReviews = defineLoader<FirstReviews['reviews']>(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const ids = [...new Set(asked.map(([id]) => id))];
  const most = Math.max(...asked.map(([, count]) => Number(count)));
  const isOne = ids.length === 1;
  const found: FirstReviews[] = await ctx.db.query(
    `SELECT wanted.id AS "productId", (
       SELECT json_agg(newest ORDER BY newest."dateCreated" DESC, newest.id DESC) FROM (
         SELECT ${REVIEW_COLUMNS} FROM review r WHERE r.product_id = wanted.id AND r.hidden_at IS NULL
         ORDER BY r.date_created DESC, r.id DESC LIMIT $2) newest) AS reviews
     FROM ${isOne ? '(VALUES ($1::uuid))' : 'unnest($1::uuid[])'} AS wanted (id)`,
    [isOne ? ids[0] : ids, most],
  );
  const byId = new Map(found.map(({ productId, reviews }) => [productId, reviews]));
  return asked.map(([id = '']) => byId.get(id) ?? null);
});

/** The newest reviews of a product that are not hidden, and no more than so many. */
export async function readFirstReviews(ctx: Context, productId: string, most: number): Promise<Review[]> {
  const reviews = (await firstReviews(ctx).load(`${productId} ${most}`)) ?? [];
  return reviews.slice(0, most).map((review) => ({ ...review, dateCreated: new Date(review.dateCreated) }));
}
