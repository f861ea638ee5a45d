import { Router } from 'express';
import { z } from 'zod';
import { getUser } from '../accounts/accounts.service.js';
import { ConsentPurpose } from '../consents/consent.entity.js';
import { listConsents } from '../consents/consents.service.js';
import { moment, noticeJson } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { confirmMailing, leaveMailing } from './mailings.service.js';
import { withdrawConsent } from './own-consents.js';

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

const consentJson = z
  .object({
    purpose: z.enum(ConsentPurpose),
    isGiven: z.boolean().describe('True where it was given, false where it was withdrawn.'),
    noticeVersion: z.string().describe('Which wording of the notice held then.'),
    language: z.string(),
    proof: z.string().describe('What shows it, such as the link of a mail.'),
    at: moment('When.'),
  })
  .meta({ id: 'Consent', description: 'That a person gave their consent, or withdrew it.' });

mailingsRouter.get(
  '/consents',
  about({
    summary: 'What the viewer has consented to and withdrawn, the latest first, up to 500.',
    caller: 'shopper',
    graph: 'User.consents',
    answer: z.array(consentJson),
  }),
  route(async (ctx) => {
    const { contact: email } = await getUser(ctx, viewerOf(ctx).id);
    const consents = await listConsents(ctx, email);
    return consents.map(({ purpose, isGiven, noticeVersion, language, proof, at }) => ({
      ...{ purpose, isGiven, noticeVersion, language, proof, at: at.toISOString() },
    }));
  }),
);

mailingsRouter.delete(
  '/consents/:purpose',
  about({
    summary: 'Withdraws what the viewer has consented to, at once; safe to repeat.',
    caller: 'shopper',
    graph: 'Mutation.withdrawConsent',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const purpose = z.enum(ConsentPurpose).safeParse(req.params.purpose);
    if (!purpose.success) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such consent.'), 'purpose');
    const { message } = await withdrawConsent(ctx, purpose.data);
    return { error: false, status: true, msg: message };
  }),
);
