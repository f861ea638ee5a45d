import { Router } from 'express';
import { ownAccount } from '../accounts/own-account.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { bodyOf, bodyText, queryText, route } from '../shared/http.js';
import { addReview, LOGIN_FIRST } from './add-review.js';
import type { Review } from './review.entity.js';
import { listAllReviews } from './reviews.service.js';

/** Reviews under /api. */
export const reviewsRouter = Router();

reviewsRouter.get(
  '/productReviews',
  route(async (ctx, req) => {
    const productId = queryText(req, 'productId');
    if (productId === null) throw new ShopError(ErrorCode.BAD_USER_INPUT, 'productId must be sent.', 'productId');
    return (await listAllReviews(ctx, productId)).map(toReviewJson);
  }),
);

reviewsRouter.post(
  '/productReviews/add',
  route(async (ctx, req) => {
    const body = bodyOf(req);
    ownAccount(ctx, body.customerId, LOGIN_FIRST);
    const { review, message } = await addReview(ctx, {
      productId: bodyText(body, 'productId'),
      text: bodyText(body, 'review'),
      customerRating: starsIn(body),
    });
    return { error: false, status: true, msg: message, ...toReviewJson(review) };
  }),
);

/** Stars as clients send them, also as text; the one star of the specification when none are sent. */
function starsIn(body: Record<string, unknown>): number {
  const { customerRating } = body;
  return customerRating === undefined || customerRating === null
    ? 1
    : Number(bodyText(body, 'customerRating') || Number.NaN);
}

/** A review as spec §3 spells it; the writer's id is nobody else's business. */
function toReviewJson({ id, text, customerRating, customerName, productId, dateCreated }: Review): object {
  return { id, _id: id, review: text, customerRating, customerName, productId, dateCreated };
}
