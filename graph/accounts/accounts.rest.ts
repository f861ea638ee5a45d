import { Router } from 'express';
import { answer, bodyOf, bodyText, route } from '../shared/http.js';
import { getUser, signIn, signUp } from './accounts.service.js';
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

accountsRouter.get(
  '/user/:id',
  route(async (ctx, req) => toUserJson(ctx, await getUser(ctx, req.params.id))),
);
