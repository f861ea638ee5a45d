import { Router } from 'express';
import { z } from 'zod';
import { noticeJson } from '../../rest/answers.shapes.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import { ErrorCode } from '../../shared/errors.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { signedInJson } from '../accounts.shapes.js';
import { toUserJson } from '../user.presenter.js';
import { confirmPhone, removePhone } from './own-phone.js';
import { requestPhoneCode } from './phone-codes.js';
import { signInWithPhone } from './sign-in-with-phone.js';

/** /api/user/phone: the mobile number by which a shopper signs in. */
export const phoneRouter = Router();

const { BAD_USER_INPUT, CONFLICT, INVALID_CREDENTIALS, RATE_LIMITED } = ErrorCode;
const phone = z.string().describe('A mobile number of India, with +91 or without.');
const code = z.string().describe('The six digits of the text message.');

phoneRouter.post(
  '/user/phone/code',
  about({
    summary: 'Texts a code to a mobile number, in place of the one before.',
    details: 'It is good for 10 minutes and once. The answer is the same whether or not an account has the number.',
    caller: 'anyone',
    ...MUCH_WORK,
    graph: 'Mutation.requestPhoneCode',
    body: z.object({ phone }),
    answer: noticeJson,
    refusals: [BAD_USER_INPUT, CONFLICT, RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const { message } = await requestPhoneCode(ctx, bodyText(bodyOf(req), 'phone'));
    return { error: false, status: true, msg: message };
  }),
);

phoneRouter.post(
  '/user/phone/signin',
  about({
    summary: 'Signs in by the code that was texted to a number.',
    details: 'A number that is of no account makes one, without e-mail, password and name.',
    caller: 'anyone',
    ...MUCH_WORK,
    graph: 'Mutation.signInWithPhone',
    body: z.object({ phone, code }),
    answer: signedInJson,
    refusals: [BAD_USER_INPUT, INVALID_CREDENTIALS, CONFLICT, RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { token, user, message } = await signInWithPhone(ctx, bodyText(body, 'phone'), bodyText(body, 'code'));
    return { error: false, msg: message, token, user: await toUserJson(ctx, user) };
  }),
);

phoneRouter.post(
  '/user/phone',
  about({
    summary: 'Lets the viewer sign in by a number from now on, by the code that was texted to it.',
    caller: 'shopper',
    ...MUCH_WORK,
    graph: 'Mutation.confirmPhone',
    body: z.object({ phone, code }),
    answer: noticeJson,
    refusals: [BAD_USER_INPUT, INVALID_CREDENTIALS, CONFLICT, RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { message } = await confirmPhone(ctx, bodyText(body, 'phone'), bodyText(body, 'code'));
    return { error: false, status: true, msg: message };
  }),
);

phoneRouter.delete(
  '/user/phone',
  about({
    summary: 'Lets the viewer no longer sign in by their number.',
    caller: 'shopper',
    graph: 'Mutation.removePhone',
    answer: noticeJson,
    refusals: [CONFLICT],
  }),
  route(async (ctx) => {
    const { message } = await removePhone(ctx);
    return { error: false, status: true, msg: message };
  }),
);
