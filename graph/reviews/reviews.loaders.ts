import { defineLoader, groupedBy } from '../shared/loader.js';
import type { Review } from './review.entity.js';
import type { StarCount } from './star-count.type.js';

/** One more than a page may hold, so that the first page knows whether there is a second. */
const FIRST_REVIEWS = 101;

/** What is read of `review r`, under the names of the entity. */
export const REVIEW_COLUMNS = `
  r.id, r.product_id AS "productId", r.user_id AS "userId", r.text, r.customer_rating AS "customerRating",
  r.customer_name AS "customerName", r.date_created AS "dateCreated", r.hidden_at AS "hiddenAt",
  r.hidden_reason AS "hiddenReason"`;

/** The newest reviews of products that are not hidden, as many as the longest first page needs. */
export const firstReviewsByProductId = defineLoader<Review[]>(async (ctx, ids) => {
  const reviews: Review[] = await ctx.db.query(
    `SELECT ${REVIEW_COLUMNS} FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM review WHERE product_id = wanted.id AND hidden_at IS NULL
       ORDER BY date_created DESC, id DESC LIMIT $2) r
     ORDER BY r.product_id, r.date_created DESC, r.id DESC`,
    [ids, FIRST_REVIEWS],
  );
  return groupedBy(ids, reviews, (review) => review.productId);
});

/** How many reviews of products, hidden ones left out, gave 5, 4, 3, 2 and 1 stars, in this order. @see StarCount */
export const starCountsByProductId = defineLoader<StarCount[]>(async (ctx, ids) => {
  const given: (StarCount & { productId: string })[] = await ctx.db.query(
    `SELECT product_id AS "productId", greatest(floor(customer_rating), 1)::int AS stars, count(*)::int AS count
     FROM review WHERE product_id = ANY($1::uuid[]) AND hidden_at IS NULL GROUP BY 1, 2`,
    [ids],
  );
  return ids.map((id) =>
    [5, 4, 3, 2, 1].map((stars) => ({
      stars,
      count: given.find((each) => each.productId === id && each.stars === stars)?.count ?? 0,
    })),
  );
});
