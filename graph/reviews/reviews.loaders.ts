import { columnsOf } from '../shared/columns-of.js';
import type { Context } from '../shared/context.js';
import { defineLoader } from '../shared/loader.js';
import { Review } from './review.entity.js';
import type { StarCount } from './star-count.type.js';

/** What is read of `review r`, under the names of the entity. */
export const REVIEW_COLUMNS = columnsOf(Review, 'r');

/** The reviews and stars of a product, as far as they were asked for. */
interface ReviewSummary {
  productId: string;
  reviews: (Omit<Review, 'dateCreated'> & { dateCreated: string })[] | null;
  stars: StarCount[] | null;
}

/**
 * A key is `<product id> stars`, or `<product id> reviews 11` for so many of them: what a page asks of both comes by one statement, whose plan
 * PostgreSQL keeps for a single product, see `relatedByProductId`.
 */
const summaryByProductId = defineLoader<ReviewSummary>(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const ids = [...new Set(asked.map(([id]) => id))];
  const isAsked = (what: string) => ids.map((id) => asked.some(([other, asks]) => other === id && asks === what));
  const wanted = [ids, isAsked('reviews'), isAsked('stars')];
  const most = Math.max(0, ...asked.map(([, , count]) => Number(count ?? 0)));
  const isOne = ids.length === 1;
  const summaries: ReviewSummary[] = await ctx.db.query(
    `SELECT wanted.id AS "productId",
       CASE WHEN wanted.reviews THEN (
         SELECT json_agg(newest ORDER BY newest."dateCreated" DESC, newest.id DESC) FROM (
           SELECT ${REVIEW_COLUMNS} FROM review r WHERE r.product_id = wanted.id AND r.hidden_at IS NULL
           ORDER BY r.date_created DESC, r.id DESC LIMIT $4) newest) END AS reviews,
       CASE WHEN wanted.stars THEN (
         SELECT json_agg(given) FROM (
           SELECT greatest(floor(customer_rating), 1)::int AS stars, count(*)::int AS count
           FROM review WHERE product_id = wanted.id AND hidden_at IS NULL GROUP BY 1) given) END AS stars
     FROM ${isOne ? '(VALUES ($1::uuid, $2::boolean, $3::boolean))' : 'unnest($1::uuid[], $2::boolean[], $3::boolean[])'}
       AS wanted (id, reviews, stars)`,
    [...(isOne ? wanted.flat() : wanted), most],
  );
  const byId = new Map(summaries.map((each) => [each.productId, each]));
  return asked.map(([id = '']) => byId.get(id) ?? { productId: id, reviews: null, stars: null });
});

/** The newest reviews of a product that are not hidden, and no more than so many. */
export async function readFirstReviews(ctx: Context, productId: string, most: number): Promise<Review[]> {
  const { reviews } = await summaryByProductId(ctx).load(`${productId} reviews ${most}`);
  return (reviews ?? []).slice(0, most).map((review) => ({ ...review, dateCreated: new Date(review.dateCreated) }));
}

/** How many reviews of a product, hidden ones left out, gave 5, 4, 3, 2 and 1 stars, in this order. @see StarCount */
export async function countStars(ctx: Context, productId: string): Promise<StarCount[]> {
  const given = (await summaryByProductId(ctx).load(`${productId} stars`)).stars ?? [];
  return [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: given.find((each) => each.stars === stars)?.count ?? 0,
  }));
}
