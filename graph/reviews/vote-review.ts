import { In } from 'typeorm';
import { findProduct } from '../catalogue/catalogue.service.js';
import { rateLimit } from '../limits/rate-limit.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { Review } from './review.entity.js';
import { ReviewVote } from './review-vote.entity.js';
import { findReview } from './reviews.service.js';
import { getProduct, LOGIN_FIRST, type WrittenReview } from './written-review.js';

/** Votes that an account may give or take back within a minute. */
const MAX_A_MINUTE = 30;

/** The most votes that a list names. */
const MAX_LISTED = 500;

/**
 * Says that the viewer finds a review helpful, or takes that back; safe to repeat.
 *
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND, CONFLICT for a review of one's own, RATE_LIMITED
 *   beyond 30 a minute
 */
export async function voteReview(ctx: Context, sentId: string, isHelpful: boolean): Promise<WrittenReview> {
  const viewer = viewerOf(ctx, LOGIN_FIRST);
  await rateLimit(ctx, {
    key: `review-vote:${viewer.id}`,
    most: MAX_A_MINUTE,
    windowS: 60,
    message: phrase('You have voted too often. Please try again in a minute.'),
  });
  const id = readId(sentId);
  const found = id ? await findReview(ctx, id) : null;
  if (!found || found.hiddenAt) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such review.'), 'id');
  if (found.userId === viewer.id)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This review is your own: others say whether it helps.'), 'id');
  const vote = { reviewId: found.id, userId: viewer.id };
  return inTransaction(ctx, async (tx) => {
    if (isHelpful) await tx.db.createQueryBuilder().insert().into(ReviewVote).values(vote).orIgnore().execute();
    else await tx.db.delete(ReviewVote, vote);
    return {
      review: await tx.db.findOneByOrFail(Review, { id: found.id }),
      product: await getProduct(tx, found.productId),
      message: say(
        isHelpful ? phrase('Thank you, that helps others to choose.') : phrase('You took your vote back.'),
        tx.language,
      ),
    };
  });
}

/**
 * The reviews that an account found helpful, the latest vote first, up to 500.
 *
 * @param productId of one product; null: of all
 */
export async function listHelpfulReviews(ctx: Context, userId: string, productId: string | null): Promise<Review[]> {
  const product = productId === null ? null : await findProduct(ctx, productId);
  if (productId !== null && !product) return [];
  const votes = await ctx.db.find(ReviewVote, {
    where: { userId, ...(product && { review: { productId: product.id } }) },
    order: { createdAt: 'DESC', reviewId: 'DESC' },
    take: MAX_LISTED,
  });
  const ids = votes.map(({ reviewId }) => reviewId);
  const reviews = new Map((await ctx.db.findBy(Review, { id: In(ids) })).map((review) => [review.id, review]));
  return ids.flatMap((id) => reviews.get(id) ?? []);
}
