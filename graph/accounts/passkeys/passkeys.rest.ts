import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../rest/describe-call.js';
import { bodyOf } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import { ErrorCode } from '../../shared/errors.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { signedInJson } from '../accounts.shapes.js';
import { toUserJson } from '../user.presenter.js';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.js';

/** /api/user/passkey: signing in by a key in a phone, a computer or a stick. */
export const passkeysRouter = Router();

passkeysRouter.post(
  '/user/passkey/options',
  about({
    summary: 'Begins to sign in by whatever passkey of this shop a device has.',
    caller: 'anyone',
    graph: 'Mutation.beginPasskeySignIn',
    answer: z.object({
      error: z.literal(false),
      options: z.looseObject({}).describe('What `navigator.credentials.get` is asked with, its bytes in base64url.'),
    }),
  }),
  route(async (ctx) => ({ error: false, options: { ...(await beginPasskeySignIn(ctx)) } })),
);

passkeysRouter.post(
  '/user/passkey/signin',
  about({
    summary: 'Signs in by what a passkey has signed, once.',
    caller: 'anyone',
    ...MUCH_WORK,
    graph: 'Mutation.signInWithPasskey',
    body: z.object({
      answer: z.looseObject({}).describe('What `navigator.credentials.get` answered, its bytes in base64url.'),
    }),
    answer: signedInJson,
    refusals: [ErrorCode.INVALID_CREDENTIALS, ErrorCode.RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const { answer } = bodyOf(req);
    const sent = typeof answer === 'object' && answer !== null ? answer : {};
    const { token, user, message } = await signInWithPasskey(ctx, sent);
    return { error: false, msg: message, token, user: await toUserJson(ctx, user) };
  }),
);
