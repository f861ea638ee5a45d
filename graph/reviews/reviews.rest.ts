import { Router } from 'express';
import { z } from 'zod';
import { ids, moment } from '../shared/answers.shapes.js';
import { about } from '../shared/describe-call.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { answer, queryText, route } from '../shared/http.js';
import type { Review } from './review.entity.js';
import { countReviews, listAllReviews } from './reviews.service.js';

const reviewJson = z
  .object({
    ...ids,
    review: z.string().describe('What the shopper wrote.'),
    customerRating: z.number().describe('0.5 to 5 stars in halves.'),
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
    graph: 'Product.reviews',
    query: { productId: z.string().describe('Id of the product; an unknown one has no reviews.') },
    answer: z.array(reviewJson),
    answerHeaders: { 'X-Total-Count': 'How many reviews there are.' },
    isPublic: true,
  }),
  route(async (ctx, req) => {
    const productId = queryText(req, 'productId');
    if (productId === null) throw new ShopError(ErrorCode.BAD_USER_INPUT, 'productId must be sent.', 'productId');
    const [reviews, total] = await Promise.all([listAllReviews(ctx, productId), countReviews(ctx, productId)]);
    return answer({ headers: { 'X-Total-Count': String(total) }, body: reviews.map(toReviewJson) });
  }),
);

/** A review as spec §3 spells it; the writer's id is nobody else's business. */
function toReviewJson(review: Review): z.infer<typeof reviewJson> {
  const { id, text, customerRating, customerName, productId, dateCreated } = review;
  return { id, _id: id, review: text, customerRating, customerName, productId, dateCreated: dateCreated.toISOString() };
}
