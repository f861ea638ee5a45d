import { Router } from 'express';
import { z } from 'zod';
import { noticeJson } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText, route } from '../rest/route.js';
import { ErrorCode } from '../shared/errors.js';
import { confirmMailing, leaveMailing } from './mailings.service.js';

/** /api/mailing: links in mails that come because their reader asked for them. */
export const mailingsRouter = Router();

mailingsRouter.post(
  '/mailing/confirm',
  about({
    summary: 'Confirms by the link of a mail that its reader wants to be written to.',
    caller: 'anyone',
    graph: 'Mutation.confirmMailing',
    body: z.object({ token: z.string().describe('What stands behind the # of the link.') }),
    answer: noticeJson,
    refusals: [ErrorCode.INVALID_CREDENTIALS],
  }),
  route(async (ctx, req) => {
    const { message } = await confirmMailing(ctx, bodyText(bodyOf(req), 'token'));
    return { error: false, status: true, msg: message };
  }),
);

mailingsRouter.post(
  '/mailing/leave/:token',
  about({
    summary: 'Has nothing of a kind of mails written to its reader any more.',
    details:
      'The address in the header List-Unsubscribe of such mails, to which mail programs post (RFC 8058); what they send with it is not read.',
    caller: 'anyone',
    graph: 'Mutation.leaveMailing',
    answer: noticeJson,
    refusals: [ErrorCode.INVALID_CREDENTIALS],
  }),
  route(async (ctx, req) => {
    const { message } = await leaveMailing(ctx, String(req.params.token));
    return { error: false, status: true, msg: message };
  }),
);
