import { Router } from 'express';
import { z } from 'zod';
import { ownAccount } from '../accounts/profile/own-account.js';
import { ids, moment, noticeJson } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { answer, bodyOf, bodyText, queryText, route } from '../rest/route.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { addReview, LOGIN_FIRST } from './add-review.js';
import type { Review } from './review.entity.js';
import { countReviews, listAllReviews } from './reviews.service.js';

const reviewJson = z
  .object({
    ...ids,
    review: z.string().describe('What the shopper wrote.'),
    customerRating: z.number().describe('0.5 to 5 stars in halves.'),
    customerId: z.string().nullable().describe('Id of the writer; null for one that the shop began with.'),
    customerName: z.string(),
    productId: z.string(),
    dateCreated: moment('The date stands before the T.'),
  })
  .meta({ id: 'Review', description: 'What a shopper says of a product.' });

/** Reviews under /api. */
export const reviewsRouter = Router();

reviewsRouter.get(
  '/productReviews',
  about({
    summary: 'The reviews of a product, newest first, up to 500.',
    caller: 'anyone',
    cost: 500,
    graph: 'Product.reviews',
    query: { productId: z.string().describe('Id of the product; an unknown one has no reviews.') },
    answer: z.array(reviewJson),
    answerHeaders: { 'X-Total-Count': 'How many reviews there are.' },
    isPublic: true,
  }),
  route(async (ctx, req) => {
    const productId = queryText(req, 'productId');
    if (productId === null)
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('productId must be sent.'), 'productId');
    const [reviews, total] = await Promise.all([listAllReviews(ctx, productId), countReviews(ctx, productId)]);
    return answer({ headers: { 'X-Total-Count': String(total) }, body: reviews.map(toReviewJson) });
  }),
);

reviewsRouter.post(
  '/productReviews/add',
  about({
    summary: 'Writes a review, or changes the one that the viewer has written of the product before.',
    details: 'Name and id of the writer are those of the account, whatever is sent.',
    caller: 'shopper',
    graph: 'Mutation.addReview',
    body: z.object({
      productId: z.string(),
      review: z.string().describe('1 to 2000 characters.'),
      customerRating: z.number().optional().describe('0.5 to 5 stars in halves; absent: 1.'),
      customerId: z.string().optional().describe("The viewer's own id, if any."),
    }),
    answer: noticeJson.extend(reviewJson.shape),
    refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND, ErrorCode.RATE_LIMITED],
  }),
  route(
    async (ctx, req) => {
      const body = bodyOf(req);
      ownAccount(ctx, body.customerId, LOGIN_FIRST);
      const { review, message } = await addReview(ctx, {
        productId: bodyText(body, 'productId'),
        text: bodyText(body, 'review'),
        customerRating: starsIn(body),
      });
      return { error: false, status: true, msg: message, ...toReviewJson(review) };
    },
    { sentAs: { text: 'review' } },
  ),
);

/**
 * Stars as clients send them, also as text; the one star of the specification when none are sent.
 */
function starsIn(body: Record<string, unknown>): number {
  const { customerRating } = body;
  return customerRating === undefined || customerRating === null
    ? 1
    : Number(bodyText(body, 'customerRating') || Number.NaN);
}

/** A review as spec §3 spells it. */
function toReviewJson(review: Review): z.infer<typeof reviewJson> {
  const { id, text, customerRating, userId, customerName, productId, dateCreated } = review;
  return {
    ...{ id, _id: id, review: text, customerRating, customerId: userId, customerName, productId },
    dateCreated: dateCreated.toISOString(),
  };
}
