import { Router } from 'express';
import { z } from 'zod';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import { ErrorCode } from '../shared/errors.js';
import { GOOGLE } from '../shared/ports/identity-provider.js';
import { MUCH_WORK } from '../shared/schema/much-work.js';
import { getUser, signIn, signUp } from './accounts.service.js';
import { nonceJson, signedInJson, signedUpJson, userJson } from './accounts.shapes.js';
import { issueSignInNonce, signInWithProvider } from './openid/sign-in-with-provider.js';
import { toUserJson } from './user.presenter.js';

/** /api/user: accounts and the ways into them. @see spec §7 */
export const accountsRouter = Router();

accountsRouter.post(
  '/user/signin',
  about({
    summary: 'Signs in by e-mail and password.',
    caller: 'anyone',
    ...MUCH_WORK,
    graph: 'Mutation.signIn',
    body: z.object({ email: z.string(), password: z.string() }),
    answer: signedInJson,
    refusals: [ErrorCode.INVALID_CREDENTIALS, ErrorCode.RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { token, user, message } = await signIn(ctx, bodyText(body, 'email'), bodyText(body, 'password'));
    return { error: false, msg: message, token, user: await toUserJson(ctx, user) };
  }),
);

accountsRouter.post(
  '/user/signup',
  about({
    summary: 'Makes an account; sign in afterwards.',
    caller: 'anyone',
    ...MUCH_WORK,
    graph: 'Mutation.signUp',
    body: z.object({
      ...{ name: z.string(), email: z.string(), phone: z.string() },
      password: z.string().describe('6 to 1024 characters.'),
    }),
    status: 201,
    answer: signedUpJson,
    refusals: [ErrorCode.EMAIL_TAKEN],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { message } = await signUp(ctx, {
      name: bodyText(body, 'name'),
      email: bodyText(body, 'email'),
      phone: bodyText(body, 'phone'),
      password: bodyText(body, 'password'),
    });
    return answer({ status: 201, body: { error: false, status: 'SUCCESS', msg: message } });
  }),
);

// What the specification's client sends besides is a claim of its own, and not read.
accountsRouter.post(
  '/user/authWithGoogle',
  about({
    summary: 'Signs in whom Google vouches for, by an ID token.',
    details:
      'The token must be signed by the provider for this shop, carry a verified e-mail and a nonce of the call below; it signs in once. Name, e-mail and picture that are sent are not read.',
    caller: 'anyone',
    ...MUCH_WORK,
    graph: 'Mutation.signInWithProvider',
    body: z.object({ idToken: z.string() }),
    answer: signedInJson,
    refusals: [
      ...[ErrorCode.INVALID_CREDENTIALS, ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.PROVIDER_UNAVAILABLE],
    ],
  }),
  route(async (ctx, req) => {
    const { token, user, message } = await signInWithProvider(ctx, GOOGLE, bodyText(bodyOf(req), 'idToken'));
    return { error: false, msg: message, token, user: await toUserJson(ctx, user) };
  }),
);

accountsRouter.post(
  '/user/authWithGoogle/nonce',
  about({
    summary: 'Gives an app what it needs to ask Google for an ID token itself.',
    caller: 'anyone',
    graph: 'Mutation.issueSignInNonce',
    answer: nonceJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx) => {
    const { expiresAt, ...ticket } = await issueSignInNonce(ctx, GOOGLE);
    return { error: false, ...ticket, expiresAt: expiresAt.toISOString() };
  }),
);

accountsRouter.get(
  '/user/:id',
  about({
    summary: 'An account, for its owner or an admin.',
    caller: 'shopper',
    graph: 'Query.me',
    answer: userJson,
    refusals: [ErrorCode.FORBIDDEN, ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => toUserJson(ctx, await getUser(ctx, req.params.id))),
);
