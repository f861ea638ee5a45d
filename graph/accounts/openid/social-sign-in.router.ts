/**
 * /auth: the window in which a shopper signs in at a provider. It leads there, takes the code that
 * comes back, and hands the ID token to the page that opened it, which signs in with it like any
 * other client (`signInWithProvider`).
 *
 * @see docs/decisions/0011-sign-in-with-a-provider.md
 */

import path from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { answerFailure } from '../../rest/answer-failure.js';
import { visitedOrigin } from '../../rest/origin.js';
import { contextOf } from '../../rest/response-context.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { asShopError, busy, ErrorCode, FAULT, httpStatusOf, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { GOOGLE } from '../../shared/ports/identity-provider.js';
import { beginRound, endRound } from './sign-in-round.js';
import { getProvider } from './sign-in-with-provider.js';
import { outcomePage, protectWindow, type WindowOutcome } from './social-sign-in.pages.js';

/**
 * Everything under /auth; without a provider there is nothing at these addresses.
 *
 * @param withinMs what takes longer is told in the window, so that neither it nor the page that
 *   waits for it is left hanging
 */
export function socialSignInRouter(withinMs: number): Router {
  const router = Router();
  for (const file of ['window.js', 'window.css']) {
    router.get(`/${file}`, (_req, res) => {
      res.set('Cache-Control', 'no-cache');
      res.sendFile(`social-sign-in.${file}`, { root: path.join(projectRoot, 'graph/accounts/openid') });
    });
  }
  router.use((_req, res, next) => {
    try {
      getProvider(contextOf(res), GOOGLE);
      next();
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  });
  router.use(protectWindow);
  router.get('/google', inWindow(withinMs, goToProvider));
  router.get('/google/callback', inWindow(withinMs, comeBack));
  return router;
}

/** A step of the way to the provider and back: where it leads, or how it ended. */
interface Step {
  /** What the page that waits is told with it; null where there is none. */
  attempt: string | null;
  work(): Promise<URL | WindowOutcome>;
}

function goToProvider(req: Request, res: Response): Step {
  const attempt = attemptIn(req);
  const { config, identity } = contextOf(res);
  const round = beginRound(res, `${config.publicUrl ?? visitedOrigin(req)}/auth/google/callback`, attempt);
  return { attempt, work: async () => (await identity?.authorizationUrl(round)) ?? { attempt } };
}

function comeBack(req: Request, res: Response): Step {
  const round = endRound(req, res);
  if (!round) {
    const message = phrase('This sign-in was started elsewhere, or took too long. Please try again from the shop.');
    throw new ShopError(ErrorCode.INVALID_CREDENTIALS, message);
  }
  const { attempt } = round;
  const callback = new URL(round.redirectUri);
  callback.search = new URL(req.originalUrl, callback).search;
  const { identity } = contextOf(res);
  return { attempt, work: async () => ({ attempt, idToken: await identity?.exchangeCode(callback, round) }) };
}

/**
 * Takes a step in the window, which shows a person what became of it, and tells the page that
 * waits, also of a failure.
 */
function inWindow(withinMs: number, stepOf: (req: Request, res: Response) => Step): RequestHandler {
  return async (req, res) => {
    let attempt: string | null = null;
    try {
      const step = stepOf(req, res);
      attempt = step.attempt;
      const end = await within(withinMs, step.work());
      if (end instanceof URL) res.redirect(end.href);
      else res.type('html').send(outcomePage(end).toString());
    } catch (thrown) {
      const outcome = { ...(attempt ? { attempt } : {}), ...failure(thrown, res) };
      res.type('html').send(outcomePage(outcome).toString());
    }
  };
}

/** @throws ShopError SERVICE_UNAVAILABLE for work that takes longer */
async function within<Done>(ms: number, work: Promise<Done>): Promise<Done> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(busy()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function failure(thrown: unknown, res: Response): { message: string } {
  const refusal = asShopError(thrown);
  const { log, language } = contextOf(res);
  if (!refusal) log.error({ err: thrown }, 'fault');
  res.status(refusal ? httpStatusOf(refusal.code) : 500);
  return { message: say(refusal?.reason ?? FAULT, language) };
}

/** Which press of the button this window belongs to: a text that cannot be guessed. */
function attemptIn(req: Request): string {
  const { attempt } = req.query;
  if (typeof attempt === 'string' && /^[\w-]{16,64}$/.test(attempt)) return attempt;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please start signing in from the shop.'), 'attempt');
}
