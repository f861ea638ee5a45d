/**
 * /auth: the window in which a shopper signs in at a provider. It leads there, takes the code that comes back, and hands
 * the ID token to the page that opened it, which signs in with it like any other client (`signInWithProvider`).
 *
 * @see docs/decisions/0011-sign-in-with-a-provider.md
 */
import path from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { visitedOrigin } from '../../rest/origin.js';
import { answerFailure, contextOf } from '../../rest/route.js';
import { asShopError, ErrorCode, FAULT_MESSAGE, httpStatusOf, ShopError } from '../../shared/errors.js';
import { GOOGLE } from '../../shared/ports/identity-provider.js';
import { projectRoot } from '../../shared/project-root.js';
import { beginRound, endRound } from './sign-in-round.js';
import { getProvider } from './sign-in-with-provider.js';
import { outcomePage, protectWindow, type WindowOutcome } from './social-sign-in.pages.js';

/** Everything under /auth; without a provider there is nothing at these addresses. */
export const socialSignInRouter = Router();

for (const file of ['window.js', 'window.css']) {
  socialSignInRouter.get(`/${file}`, (_req, res) => {
    res.set('Cache-Control', 'no-cache');
    res.sendFile(`social-sign-in.${file}`, { root: path.join(projectRoot, 'graph/accounts/openid') });
  });
}

socialSignInRouter.use((_req, res, next) => {
  try {
    getProvider(contextOf(res), GOOGLE);
    next();
  } catch (thrown) {
    answerFailure(thrown, res);
  }
});

socialSignInRouter.use(protectWindow);

socialSignInRouter.get(
  '/google',
  inWindow(async (req, res) => {
    const { config, identity } = contextOf(res);
    const round = beginRound(res, `${config.publicUrl ?? visitedOrigin(req)}/auth/google/callback`, attemptIn(req));
    const url = await identity?.authorizationUrl(round);
    if (url) res.redirect(url.href);
    return null;
  }),
);

socialSignInRouter.get(
  '/google/callback',
  inWindow(async (req, res) => {
    const round = endRound(req, res);
    if (!round) {
      const message = 'This sign-in was begun elsewhere, or took too long. Please try again from the shop.';
      throw new ShopError(ErrorCode.INVALID_CREDENTIALS, message);
    }
    const { attempt } = round;
    try {
      const callback = new URL(round.redirectUri);
      callback.search = new URL(req.originalUrl, callback).search;
      return { attempt, idToken: await contextOf(res).identity?.exchangeCode(callback, round) };
    } catch (thrown) {
      return { attempt, ...failure(thrown, res) };
    }
  }),
);

/** A step of the window, which shows a person what became of it, also of a failure. */
function inWindow(work: (req: Request, res: Response) => Promise<WindowOutcome | null>): RequestHandler {
  return async (req, res) => {
    const outcome = await work(req, res).catch((thrown: unknown) => failure(thrown, res));
    if (outcome) res.type('html').send(outcomePage(outcome).toString());
  };
}

function failure(thrown: unknown, res: Response): { message: string } {
  const refusal = asShopError(thrown);
  if (!refusal) contextOf(res).log.error({ err: thrown }, 'fault');
  res.status(refusal ? httpStatusOf(refusal.code) : 500);
  return { message: refusal?.message ?? FAULT_MESSAGE };
}

/** Which press of the button this window belongs to: a text that nobody else guesses. */
function attemptIn(req: Request): string {
  const { attempt } = req.query;
  if (typeof attempt === 'string' && /^[\w-]{16,64}$/.test(attempt)) return attempt;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, 'Please begin the sign-in from the shop.', 'attempt');
}
