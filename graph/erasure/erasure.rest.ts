import { Router } from 'express';
import { z } from 'zod';
import { noticeJson } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import { ErrorCode } from '../shared/errors.js';
import { MUCH_WORK } from '../shared/schema/much-work.js';
import { deleteAccount } from './delete-account.js';

/** /api/account: the end of an account. */
export const erasureRouter = Router();

erasureRouter.post(
  '/account/deletion',
  about({
    summary: "Ends every session of the viewer's account, and has it deleted 48 hours later.",
    details: 'POST /api/account/keep keeps it until then.',
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.deleteAccount',
    body: z.object({ currentPassword: z.string().describe('Of the account; empty where it has none.') }),
    answer: noticeJson,
    refusals: [ErrorCode.INVALID_CREDENTIALS, ErrorCode.CONFLICT, ErrorCode.RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const { message } = await deleteAccount(ctx, bodyText(bodyOf(req), 'currentPassword'));
    return { error: false, status: true, msg: message };
  }),
);
