import { lockProducts } from '../catalogue/changes/write-products.queries.js';
import type { Context } from '../shared/context.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { Review } from './review.entity.js';
import { type ReviewSort, SORT_KEYS } from './review-sort.js';

const REVIEW_COLUMNS = columnsOf(Review, 'r');

/**
 * How many of `review r` gave 1 to 5 stars, as a list; half a star more counts with the stars below
 * it.
 */
export const STARS_GIVEN = `array[${[1, 2, 3, 4, 5].map((stars) => `count(r.id) FILTER (WHERE greatest(floor(r.customer_rating), 1) = ${stars})`)}]`;

/** Dates as JSON tells them. */
type Told<Row> = { [Key in keyof Row]: Row[Key] extends Date | null ? string | Extract<Row[Key], null> : Row[Key] };

/** The first reviews of a product as JSON tells them; null for none. */
export interface FirstReviews {
  productId: string;
  reviews: Told<Review>[] | null;
}

/** What reviews are sorted by, the last key making the order total. */
function orderOf(sort: ReviewSort): string {
  const key = SORT_KEYS[sort];
  return `${key ? `${key.sql} DESC, ` : ''}r.date_created DESC, r.id DESC`;
}

/**
 * The first reviews of products that are not hidden. SQL, since every page of a product reads them,
 * those of each up to a number of their own. PostgreSQL keeps the plan for a single product, see
 * `relatedByProductId`.
 */
export function queryFirstReviews(
  ctx: Context,
  ids: readonly string[],
  { most, sort }: { most: number; sort: ReviewSort },
): Promise<FirstReviews[]> {
  const isOne = ids.length === 1;
  return ctx.db.query(
    `SELECT wanted.id AS "productId", (
       SELECT json_agg(first ORDER BY first.place) FROM (
         SELECT ${REVIEW_COLUMNS}, row_number() OVER (ORDER BY ${orderOf(sort)}) AS place
         FROM review r WHERE r.product_id = wanted.id AND r.hidden_at IS NULL
         ORDER BY ${orderOf(sort)} LIMIT $2) first) AS reviews
     FROM ${isOne ? '(VALUES ($1::uuid))' : 'unnest($1::uuid[])'} AS wanted (id)`,
    [isOne ? ids[0] : ids, most],
  );
}

/**
 * Reviews of a product that are not hidden, in an order. SQL, since a page goes on after a row of
 * values, and shoppers wait for it.
 *
 * @param after the keys of the last review that was told; null for the first page
 */
export function queryReviewsAfter(
  ctx: Context,
  productId: string,
  { sort, after, limit }: { sort: ReviewSort; after: readonly unknown[] | null; limit: number },
): Promise<Review[]> {
  const key = SORT_KEYS[sort];
  const place = key
    ? `(${key.sql}, r.date_created, r.id) < ($3::${key.type}, $4::timestamptz, $5::uuid)`
    : '(r.date_created, r.id) < ($3::timestamptz, $4::uuid)';
  return ctx.db.query(
    `SELECT ${REVIEW_COLUMNS} FROM review r
     WHERE r.product_id = $1 AND r.hidden_at IS NULL ${after ? `AND ${place}` : ''}
     ORDER BY ${orderOf(sort)} LIMIT $2`,
    [productId, limit, ...(after ?? [])],
  );
}

/**
 * Makes the rating of products follow from their reviews, hidden ones left out, and the ratings
 * that came without one. SQL, since the reviews are counted where the sums are written. To be
 * called in the transaction that wrote the reviews.
 *
 * @param ids of the products
 * @see spec §3 (rating)
 */
export async function refreshRatings(ctx: Pick<Context, 'db'>, ids: readonly string[]): Promise<void> {
  // Anyone who comes second to a product waits here, and then counts the reviews of the first as
  // well.
  await lockProducts(ctx, ids);
  await ctx.db.query(
    `UPDATE product p SET review_count = told.count, star_counts = told.stars, rating = round(coalesce(
       (told.sum + coalesce(p.rating_prior, 0) * p.prior_count) / nullif(told.count + p.prior_count, 0), 0), 1)
     FROM (SELECT wanted.id, count(r.id) AS count, ${STARS_GIVEN} AS stars, coalesce(sum(r.customer_rating::numeric), 0) AS sum
           FROM unnest($1::uuid[]) AS wanted (id) 
           LEFT JOIN review r ON r.product_id = wanted.id AND r.hidden_at IS NULL GROUP BY 1) told
     WHERE told.id = p.id`,
    [ids],
  );
}
