import { Router } from 'express';
import { z } from 'zod';
import { noticeJson } from '../../rest/answers.shapes.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import { ErrorCode } from '../../shared/errors.js';
import { applyOffer, removeOffer } from './cart-codes.service.js';

/** Codes of offers under /api/cart. */
export const cartOffersRouter = Router();

cartOffersRouter.post(
  '/cart/offers',
  about({
    summary: 'Enters a code for the cart.',
    details: 'One that lacks something stays in the cart, and msg says what is missing.',
    caller: 'shopper',
    graph: 'Mutation.applyOffer',
    body: z.object({ code: z.string().describe('As it was typed; capitals do not matter.') }),
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.OFFER_USED_UP, ErrorCode.OFFER_NOT_VALID],
  }),
  route(async (ctx, req) => {
    const { message } = await applyOffer(ctx, bodyText(bodyOf(req), 'code'));
    return { error: false, status: true, msg: message };
  }),
);

cartOffersRouter.delete(
  '/cart/offers/:code',
  about({
    summary: 'Takes a code out of the cart.',
    caller: 'shopper',
    graph: 'Mutation.removeOffer',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    const { message } = await removeOffer(ctx, String(req.params.code));
    return { error: false, status: true, msg: message };
  }),
);
