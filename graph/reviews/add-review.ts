import { getUser } from '../accounts/accounts.service.js';
import { rateLimit } from '../limits/rate-limit.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { Review } from './review.entity.js';
import { setPhotos } from './review-photos.js';
import { ReviewVote } from './review-vote.entity.js';
import { refreshRatings } from './reviews.queries.js';
import { getProduct, LOGIN_FIRST, type WrittenReview } from './written-review.js';

const MAX_CHARACTERS = 2000;
/** Reviews that an account may write within a minute. */
const MAX_A_MINUTE = 10;

/** A review as a client sends it. */
export interface ReviewDraft {
  productId: string;
  text: string;
  /** Stars, 0.5 to 5 in halves. */
  customerRating: number;
  /** Ids of its photos, see `setPhotos`; null leaves those that are there. */
  images?: readonly string[] | null;
}

/**
 * Writes down what the viewer says of a product; a second time it takes the place of the first. The
 * rating of the product follows at once. Those who found other words helpful did not vote for
 * these, so that a review with a new text begins without votes.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for the text, the stars or the photos,
 *   NOT_FOUND for a product that is not there, RATE_LIMITED beyond ten a minute
 * @see spec §5 (review)
 */
export async function addReview(ctx: Context, draft: ReviewDraft): Promise<WrittenReview> {
  const viewer = viewerOf(ctx, LOGIN_FIRST);
  const text = checkedText(draft.text, {
    field: 'text',
    called: phrase('A review'),
    most: MAX_CHARACTERS,
    whenEmpty: phrase('Please add Review'),
    hasLines: true,
  });
  checkStars(draft.customerRating);
  await rateLimit(ctx, {
    key: `review:${viewer.id}`,
    most: MAX_A_MINUTE,
    windowS: 60,
    message: phrase('You have written too many reviews. Please try again in a minute.'),
  });
  const { id, name: productName } = await getProduct(ctx, draft.productId);
  const { name } = await getUser(ctx, viewer.id);
  return inTransaction(ctx, async (tx) => {
    const mine = { productId: id, userId: viewer.id };
    const before = await tx.db.findOne(Review, { where: mine, lock: { mode: 'for_no_key_update' } });
    const { customerRating } = draft;
    // A shopper who signed up by phone and has ordered nothing has no name yet.
    const said = {
      customerName: name || 'A shopper',
      text,
      customerRating,
      language: tx.language,
      dateCreated: () => 'now()',
    };
    await tx.db.upsert(Review, { ...mine, ...said }, ['productId', 'userId']);
    const { id: reviewId } = await tx.db.findOneByOrFail(Review, mine);
    if (before && before.text !== text) await tx.db.delete(ReviewVote, { reviewId });
    if (draft.images) await setPhotos(tx, reviewId, draft.images, productName);
    await refreshRatings(tx, [id]);
    return {
      review: await tx.db.findOneByOrFail(Review, mine),
      product: await getProduct(tx, id),
      message: say(phrase('Thank you for your review!'), tx.language),
    };
  });
}

function checkStars(stars: number): void {
  if (stars >= 0.5 && stars <= 5 && Number.isInteger(stars * 2)) return;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Choose 0.5 to 5 stars, in halves.'), 'customerRating');
}
