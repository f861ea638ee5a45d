import { Image } from '../media/image.entity.js';
import type { Context } from '../shared/context.js';
import { defineLoader, groupedBy } from '../shared/rows/loader.js';
import type { Review } from './review.entity.js';
import { ReviewPhoto } from './review-photo.entity.js';
import type { ReviewSort } from './review-sort.js';
import { type FirstReviews, queryFirstReviews } from './reviews.queries.js';

/** A key is `<product id> 11 NEWEST` for so many of them in an order. */
const firstReviews = defineLoader<FirstReviews['reviews']>(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' ') as [id: string, most: string, sort: ReviewSort]);
  const bySort = new Map<ReviewSort, Map<string, FirstReviews['reviews']>>();
  for (const sort of new Set(asked.map(([, , order]) => order))) {
    const alike = asked.filter(([, , order]) => order === sort);
    const most = Math.max(...alike.map(([, count]) => Number(count)));
    const found = await queryFirstReviews(ctx, [...new Set(alike.map(([id]) => id))], { most, sort });
    bySort.set(sort, new Map(found.map(({ productId, reviews }) => [productId, reviews])));
  }
  return asked.map(([id, , sort]) => bySort.get(sort)?.get(id) ?? null);
});

const dateOf = (told: string | null) => (told === null ? null : new Date(told));

/** The first reviews of a product that are not hidden, and no more than so many. */
export async function readFirstReviews(
  ctx: Context,
  productId: string,
  { most, sort }: { most: number; sort: ReviewSort },
): Promise<Review[]> {
  const reviews = (await firstReviews(ctx).load(`${productId} ${most} ${sort}`)) ?? [];
  return reviews.slice(0, most).map((review) => ({
    ...review,
    dateCreated: new Date(review.dateCreated),
    hiddenAt: dateOf(review.hiddenAt),
    answeredAt: dateOf(review.answeredAt),
    answerToldAt: dateOf(review.answerToldAt),
  }));
}

/** A photo as it stands in a review. */
export interface PhotoInReview {
  image: Image;
  isHidden: boolean;
}

/** The photos of reviews in their order, hidden ones included. */
export const photosByReviewId = defineLoader<PhotoInReview[]>(async (ctx, ids) => {
  const { entities, raw } = await ctx.db
    .createQueryBuilder(Image, 'i')
    .innerJoin(ReviewPhoto, 'p', 'p.image_id = i.id')
    .addSelect('p.review_id', 'review')
    .addSelect('p.hidden_at', 'hidden')
    .where('p.review_id = ANY(:ids)', { ids })
    .orderBy('p.position')
    .getRawAndEntities<{ review: string; hidden: Date | null }>();
  const found = entities.map((image, index) => ({ image, ...raw[index] }));
  return groupedBy(ids, found, ({ review }) => review ?? '').map((photos) =>
    photos.map(({ image, hidden }) => ({ image, isHidden: Boolean(hidden) })),
  );
});
