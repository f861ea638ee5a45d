import { Router } from 'express';
import { z } from 'zod';
import { ownAccount } from '../accounts/profile/own-account.js';
import { restImageUrls } from '../media/image-store.js';
import { ids, moment, noticeJson, pictures } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText, queryText } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { addReview } from './add-review.js';
import { answerReview, removeReviewAnswer } from './answer-review.js';
import type { Review } from './review.entity.js';
import { idsOfPhotoUrls, listPhotos } from './review-photos.js';
import { ReviewSort } from './review-sort.js';
import { countReviews, findWrittenReview, listAllReviews } from './reviews.service.js';
import { listHelpfulReviews, voteReview } from './vote-review.js';
import { LOGIN_FIRST, type WrittenReview } from './written-review.js';

const reviewJson = z
  .object({
    ...ids,
    review: z.string().describe('What the shopper wrote.'),
    customerRating: z.number().describe('0.5 to 5 stars in halves.'),
    customerId: z.string().nullable().describe('Id of the writer; null for one that the shop began with.'),
    customerName: z.string(),
    productId: z.string(),
    dateCreated: moment('The date stands before the T.'),
    photos: pictures,
    helpfulCount: z.number().describe('How many shoppers found it helpful.'),
    answer: z.string().nullable().describe('What the shop answers; null while it has not.'),
    answeredAt: moment('When the shop answered; null while it has not.').nullable(),
  })
  .meta({ id: 'Review', description: 'What a shopper says of a product.' });

/** Reviews under /api. */
export const reviewsRouter = Router();

reviewsRouter.get(
  '/productReviews',
  about({
    summary: 'The reviews of a product, newest first unless said otherwise, up to 500.',
    caller: 'anyone',
    cost: 500,
    graph: 'Product.reviews',
    query: {
      productId: z.string().describe('Id of the product; an unknown one has no reviews.'),
      sort: z.enum(ReviewSort).optional().describe('In which order; NEWEST unless said.'),
    },
    answer: z.array(reviewJson),
    answerHeaders: { 'X-Total-Count': 'How many reviews there are.' },
    isPublic: true,
  }),
  route(async (ctx, req) => {
    const productId = queryText(req, 'productId');
    if (productId === null)
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('productId must be sent.'), 'productId');
    const sort = z.enum(ReviewSort).safeParse(queryText(req, 'sort') ?? ReviewSort.NEWEST);
    if (!sort.success)
      throw new ShopError(
        ErrorCode.BAD_USER_INPUT,
        phrase('sort must be one of {names}.', { names: Object.values(ReviewSort).join(', ') }),
        'sort',
      );
    const [reviews, total] = await Promise.all([
      listAllReviews(ctx, productId, sort.data),
      countReviews(ctx, productId),
    ]);
    const body = await Promise.all(reviews.map((review) => toReviewJson(ctx, review)));
    return answer({ headers: { 'X-Total-Count': String(total) }, body });
  }),
);

reviewsRouter.get(
  '/productReviews/mine',
  about({
    summary: 'What the viewer wrote of a product: one review, or none.',
    caller: 'shopper',
    graph: 'User.writtenReview',
    query: { productId: z.string().describe('Id of the product; an unknown one has no reviews.') },
    answer: z.array(reviewJson),
  }),
  route(async (ctx, req) => {
    const { id } = viewerOf(ctx, LOGIN_FIRST);
    const review = await findWrittenReview(ctx, id, queryText(req, 'productId') ?? '');
    return review ? [await toReviewJson(ctx, review)] : [];
  }),
);

reviewsRouter.get(
  '/productReviews/helpful',
  about({
    summary: 'The reviews that the viewer found helpful, the latest vote first, up to 500.',
    caller: 'shopper',
    cost: 100,
    graph: 'User.helpfulReviews',
    query: { productId: z.string().optional().describe('Of this product alone.') },
    answer: z.array(reviewJson),
  }),
  route(async (ctx, req) => {
    const { id } = viewerOf(ctx, LOGIN_FIRST);
    const reviews = await listHelpfulReviews(ctx, id, queryText(req, 'productId'));
    return Promise.all(reviews.map((review) => toReviewJson(ctx, review)));
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
      images: pictures
        .optional()
        .describe(
          'Addresses of its photos, at most 5: such as POST /api/user/upload answered, or such as it has. Absent: those that it has stay.',
        ),
    }),
    answer: noticeJson.extend(reviewJson.shape),
    refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND, ErrorCode.RATE_LIMITED],
  }),
  route(
    async (ctx, req) => {
      const body = bodyOf(req);
      ownAccount(ctx, body.customerId, LOGIN_FIRST);
      const written = await addReview(ctx, {
        productId: bodyText(body, 'productId'),
        text: bodyText(body, 'review'),
        customerRating: starsIn(body),
        images: await photosIn(ctx, body),
      });
      return told(ctx, written);
    },
    { sentAs: { text: 'review' } },
  ),
);

reviewsRouter.put(
  '/productReviews/:id/helpful',
  about({
    summary: 'Says that the viewer finds a review helpful; safe to repeat.',
    caller: 'shopper',
    graph: 'Mutation.voteReview',
    answer: noticeJson.extend(reviewJson.shape),
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.RATE_LIMITED],
  }),
  route(async (ctx, req) => told(ctx, await voteReview(ctx, String(req.params.id), true))),
);

reviewsRouter.delete(
  '/productReviews/:id/helpful',
  about({
    summary: 'Takes back that the viewer finds a review helpful; safe to repeat.',
    caller: 'shopper',
    graph: 'Mutation.voteReview',
    answer: noticeJson.extend(reviewJson.shape),
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.RATE_LIMITED],
  }),
  route(async (ctx, req) => told(ctx, await voteReview(ctx, String(req.params.id), false))),
);

reviewsRouter.put(
  '/productReviews/:id/answer',
  about({
    summary: 'Answers a review for the shop, or changes the answer. For an admin and for support.',
    caller: 'shopper',
    graph: 'Mutation.answerReview',
    body: z.object({ text: z.string().describe('1 to 2000 characters.') }),
    answer: noticeJson.extend(reviewJson.shape),
    refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => told(ctx, await answerReview(ctx, req.params.id, bodyText(bodyOf(req), 'text')))),
);

reviewsRouter.delete(
  '/productReviews/:id/answer',
  about({
    summary: "Takes the shop's answer to a review away. For an admin and for support.",
    caller: 'shopper',
    graph: 'Mutation.removeReviewAnswer',
    answer: noticeJson.extend(reviewJson.shape),
    refusals: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => told(ctx, await removeReviewAnswer(ctx, req.params.id))),
);

async function told(ctx: Context, { review, message }: WrittenReview) {
  return { error: false, status: true, msg: message, ...(await toReviewJson(ctx, review)) };
}

/** @returns null when none were sent, which leaves those that are there */
async function photosIn(ctx: Context, { images }: Record<string, unknown>): Promise<string[] | null> {
  if (images === undefined || images === null) return null;
  if (Array.isArray(images) && images.every((url) => typeof url === 'string')) return idsOfPhotoUrls(ctx, images);
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('images must be a list of addresses.'), 'images');
}

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
async function toReviewJson(ctx: Context, review: Review): Promise<z.infer<typeof reviewJson>> {
  const { id, text, customerRating, userId, customerName, productId, dateCreated } = review;
  const { helpfulCount, answer, answeredAt } = review;
  return {
    ...{ id, _id: id, review: text, customerRating, customerId: userId, customerName, productId },
    dateCreated: dateCreated.toISOString(),
    photos: restImageUrls(await listPhotos(ctx, review)),
    ...{ helpfulCount, answer, answeredAt: answeredAt?.toISOString() ?? null },
  };
}
