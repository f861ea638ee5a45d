import { Router } from 'express';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { queryText, route } from '../shared/http.js';
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

/** A review as spec §3 spells it; the writer's id is nobody else's business. */
function toReviewJson({ id, text, customerRating, customerName, productId, dateCreated }: Review): object {
  return { id, _id: id, review: text, customerRating, customerName, productId, dateCreated };
}
