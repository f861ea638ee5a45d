import { Router } from 'express';
import { z } from 'zod';
import { moment, noticeJson } from '../../rest/answers.shapes.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import { ErrorCode } from '../../shared/errors.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { eraseAtByUserId, keepAccount } from './keep-account.js';

/** /api/account: whether an account stays. */
export const deletionRouter = Router();

deletionRouter.get(
  '/account/deletion',
  about({
    summary: "When the viewer's account is deleted.",
    caller: 'shopper',
    graph: 'User.eraseAt',
    answer: z.object({ eraseAt: moment('When; null while it is to stay.').nullable() }),
  }),
  route(async (ctx) => {
    const eraseAt = await eraseAtByUserId(ctx).load(viewerOf(ctx).id);
    return { eraseAt: eraseAt?.toISOString() ?? null };
  }),
);

deletionRouter.post(
  '/account/keep',
  about({
    summary: 'Keeps an account that is to be deleted.',
    details: "By the link of the mail for everybody who has it; without one it is the viewer's own. Safe to repeat.",
    caller: 'anyone',
    graph: 'Mutation.keepAccount',
    body: z.object({ token: z.string().optional().describe('What stands behind the # of the link.') }),
    answer: noticeJson,
    refusals: [ErrorCode.UNAUTHENTICATED, ErrorCode.INVALID_CREDENTIALS],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const token = (body.token ?? null) === null ? null : bodyText(body, 'token');
    const { message } = await keepAccount(ctx, token);
    return { error: false, status: true, msg: message };
  }),
);
