import { getUser } from '../accounts/accounts.service.js';
import { findProduct } from '../catalogue/catalogue.service.js';
import type { Product } from '../catalogue/product.entity.js';
import { rateLimit } from '../limits/rate-limit.js';
import { type Context, inTransaction, viewerOf } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { Review } from './review.entity.js';
import { refreshRatings } from './reviews.queries.js';

const MAX_CHARACTERS = 2000;
/** Reviews that an account may write within a minute. */
const MAX_A_MINUTE = 10;

/** What a visitor is told who wants to write one. @see spec §5 (review) */
export const LOGIN_FIRST = phrase('Please Login first');

/** A review as a client sends it. */
export interface ReviewDraft {
  productId: string;
  text: string;
  /** Stars, 0.5 to 5 in halves. */
  customerRating: number;
}

/** A review that was written, and the product that it changed the rating of. */
export interface WrittenReview {
  review: Review;
  product: Product;
  message: string;
}

/**
 * Writes down what the viewer says of a product; a second time it takes the place of the first. The
 * rating of the product follows at once.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for the text or the stars, NOT_FOUND for a
 *   product that is not there, RATE_LIMITED beyond ten a minute
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
  const { id } = await getProduct(ctx, draft.productId);
  const { name } = await getUser(ctx, viewer.id);
  return inTransaction(ctx, async (tx) => {
    const mine = { productId: id, userId: viewer.id };
    const said = { customerName: name, text, customerRating: draft.customerRating, dateCreated: () => 'now()' };
    await tx.db.upsert(Review, { ...mine, ...said }, ['productId', 'userId']);
    await refreshRatings(tx, [id]);
    return {
      review: await tx.db.findOneByOrFail(Review, mine),
      product: await getProduct(tx, id),
      message: say(phrase('Thank you for your review!'), tx.language),
    };
  });
}

/** The product that a review is of. @throws ShopError NOT_FOUND */
export async function getProduct(ctx: Context, id: string): Promise<Product> {
  const product = await findProduct(ctx, id);
  if (!product) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  return product;
}

function checkStars(stars: number): void {
  if (stars >= 0.5 && stars <= 5 && Number.isInteger(stars * 2)) return;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Choose 0.5 to 5 stars, in halves.'), 'customerRating');
}
