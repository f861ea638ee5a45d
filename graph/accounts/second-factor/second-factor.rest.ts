import { Router } from 'express';
import { z } from 'zod';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../rest/read-request.js';
import { route } from '../../rest/route.js';
import { ErrorCode } from '../../shared/errors.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { confirmSecondFactor } from './confirm-second-factor.js';

/** The second factor of staff under /api. */
export const secondFactorRouter = Router();

secondFactorRouter.post(
  '/user/secondFactor',
  about({
    summary: 'Shows the second factor after signing in, by exactly one of code and recoveryCode.',
    details:
      'For staff who have set one up, and again before what moves money or gives rights once 30 minutes have passed. The token of signing in has the rights of a shopper until then; send the one that this call answers instead of it. CONFLICT for who has no second factor. A passkey is shown on the graph, by beginPasskeyConfirmation.',
    caller: 'shopper',
    graph: 'Mutation.confirmSecondFactor',
    body: z.object({
      code: z.string().optional().describe('The six digits that the authenticator app shows.'),
      recoveryCode: z.string().optional().describe('In its place: a recovery code, which works once.'),
    }),
    answer: z.object({
      error: z.literal(false),
      msg: z.string().describe('The sentence to show.'),
      token: z.string().describe('For `Authorization: Bearer <token>`, with the rights of the role.'),
    }),
    refusals: [ErrorCode.INVALID_CREDENTIALS, ErrorCode.CONFLICT, ErrorCode.RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const body = bodyOf(req);
    const [code, recoveryCode] = [bodyText(body, 'code') || null, bodyText(body, 'recoveryCode') || null];
    const { token, message } = await confirmSecondFactor(ctx, { code, recoveryCode });
    return { error: false, msg: message, token };
  }),
);
