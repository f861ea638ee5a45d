import { Router } from 'express';
import { z } from 'zod';
import { noticeJson } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import { ErrorCode } from '../shared/errors.js';
import { rupeesOf } from '../shared/money/money.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { balanceByUserId, creditsByUserId } from './credit.loaders.js';
import { toCreditJson } from './credit.presenter.js';
import { addGiftCard } from './credit.service.js';
import { creditsJson } from './credit.shapes.js';

/** Gift cards and store credit under /api/credit. */
export const creditRouter = Router();

creditRouter.get(
  '/credit',
  about({
    summary: "The viewer's gift cards and store credit, latest first, also what is spent.",
    caller: 'shopper',
    cost: 10,
    graph: 'User.credits',
    answer: creditsJson,
  }),
  route(async (ctx) => {
    const { id } = viewerOf(ctx);
    const credits = await creditsByUserId(ctx).load(id);
    return { balance: rupeesOf(await balanceByUserId(ctx).load(id)), credits: credits.map(toCreditJson) };
  }),
);

creditRouter.post(
  '/credit/gift-cards',
  about({
    summary: 'Enters the code of a gift card, so that the viewer can spend it.',
    caller: 'shopper',
    graph: 'Mutation.addGiftCard',
    body: z.object({ code: z.string().describe('As it was typed; capitals, blanks and hyphens do not matter.') }),
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT],
  }),
  route(async (ctx, req) => {
    const { message } = await addGiftCard(ctx, bodyText(bodyOf(req), 'code'));
    return { error: false, status: true, msg: message };
  }),
);
