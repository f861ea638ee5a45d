import { Router } from 'express';
import { z } from 'zod';
import { noticeJson } from '../../rest/answers.shapes.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import { ErrorCode } from '../../shared/errors.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { confirmEmail, undoEmailChange } from './open-link.js';
import { requestEmailChange, requestEmailConfirmation } from './request-link.js';

/** /api/user/email: how the e-mail address of an account is confirmed and changed. */
export const emailRouter = Router();

const { BAD_USER_INPUT, CONFLICT, INVALID_CREDENTIALS, RATE_LIMITED } = ErrorCode;
const linkToken = z.object({ token: z.string().describe('What stands behind the # of the link.') });

emailRouter.post(
  '/user/email/confirmation',
  about({
    summary: "Mails another link by which the viewer confirms the account's e-mail.",
    caller: 'shopper',
    graph: 'Mutation.requestEmailConfirmation',
    answer: noticeJson,
    refusals: [CONFLICT, RATE_LIMITED],
  }),
  route(async (ctx) => {
    const { message } = await requestEmailConfirmation(ctx);
    return { error: false, status: true, msg: message };
  }),
);

emailRouter.post(
  '/user/email/change',
  about({
    summary: 'Mails a link to a new e-mail address, and one that undoes it to the present one.',
    details: 'The address changes once the link is opened. The answer is the same where it is somebody’s already.',
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.requestEmailChange',
    body: z.object({ newEmail: z.string(), currentPassword: z.string() }),
    answer: noticeJson,
    refusals: [BAD_USER_INPUT, INVALID_CREDENTIALS, CONFLICT, RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { message } = await requestEmailChange(ctx, bodyText(body, 'newEmail'), bodyText(body, 'currentPassword'));
    return { error: false, status: true, msg: message };
  }),
);

emailRouter.post(
  '/user/email/confirm',
  about({
    summary: 'Confirms an e-mail address by the link that was mailed to it.',
    caller: 'anyone',
    graph: 'Mutation.confirmEmail',
    body: linkToken,
    answer: noticeJson.extend({
      token: z
        .string()
        .nullable()
        .describe('In place of the one that was sent, where the address of its own account has changed; else null.'),
    }),
    refusals: [INVALID_CREDENTIALS, CONFLICT, RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const { message, token } = await confirmEmail(ctx, bodyText(bodyOf(req), 'token'));
    return { error: false, status: true, msg: message, token };
  }),
);

emailRouter.post(
  '/user/email/undo',
  about({
    summary: 'Keeps the former e-mail address of an account, or gives it back, by the link that was mailed to it.',
    caller: 'anyone',
    graph: 'Mutation.undoEmailChange',
    body: linkToken,
    answer: noticeJson,
    refusals: [INVALID_CREDENTIALS, CONFLICT, RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const { message } = await undoEmailChange(ctx, bodyText(bodyOf(req), 'token'));
    return { error: false, status: true, msg: message };
  }),
);
