import { Router } from 'express';
import { answer, bodyOf, bodyText, route } from '../shared/http.js';
import { GOOGLE } from '../shared/identity-provider.js';
import { getUser, signIn, signUp } from './accounts.service.js';
import { issueSignInNonce, signInWithProvider } from './sign-in-with-provider.js';
import { toUserJson } from './user.presenter.js';

/** /api/user: accounts and the ways into them. @see spec §7 */
export const accountsRouter = Router();

accountsRouter.post(
  '/user/signin',
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { token, user, message } = await signIn(ctx, bodyText(body, 'email'), bodyText(body, 'password'));
    return { error: false, msg: message, token, user: await toUserJson(ctx, user) };
  }),
);

accountsRouter.post(
  '/user/signup',
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const { message } = await signUp(ctx, {
      name: bodyText(body, 'name'),
      email: bodyText(body, 'email'),
      phone: bodyText(body, 'phone'),
      password: bodyText(body, 'password'),
    });
    return answer({ status: 201, body: { error: false, status: 'SUCCESS', msg: message } });
  }, 'FAILED'),
);

// What the specification's client sends besides is a claim of its own, and not read.
accountsRouter.post(
  '/user/authWithGoogle',
  route(async (ctx, req) => {
    const { token, user, message } = await signInWithProvider(ctx, GOOGLE, bodyText(bodyOf(req), 'idToken'));
    return { error: false, msg: message, token, user: await toUserJson(ctx, user) };
  }),
);

accountsRouter.post(
  '/user/authWithGoogle/nonce',
  route(async (ctx) => ({ error: false, ...(await issueSignInNonce(ctx, GOOGLE)) })),
);

accountsRouter.get(
  '/user/:id',
  route(async (ctx, req) => toUserJson(ctx, await getUser(ctx, req.params.id))),
);
