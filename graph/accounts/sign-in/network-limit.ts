import { networkKey, type RateLimit, rateLimit, refuseOverLimit } from '../../limits/rate-limit.js';
import type { Context } from '../../shared/context.js';
import { phrase } from '../../shared/languages/phrase.js';

/** In seconds. */
const WINDOW_S = 15 * 60;

/** In seconds. */
const SIGN_UP_WINDOW_S = 60 * 60;

/** The message for anyone who fails too often at getting into accounts. */
export const TOO_MANY_ATTEMPTS = phrase('Too many attempts. Please try again in 15 minutes.');

/**
 * Rate limit by network: refuses one from which too many ways into accounts failed within the last
 * quarter of an hour. Many honest shoppers may share a network, so it takes far more than at one
 * account, and only failures count.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function refuseSpentNetwork(ctx: Context): Promise<void> {
  if (ctx.network) await refuseOverLimit(ctx, failuresOf(ctx));
}

/**
 * Counts a failed way into an account before it is answered, so that no more than allowed are
 * answered at all, however many are tried at once.
 *
 * @throws ShopError RATE_LIMITED instead, when this one is beyond the limit
 */
export async function countNetworkFailure(ctx: Context): Promise<void> {
  if (ctx.network) await rateLimit(ctx, failuresOf(ctx));
}

/**
 * Rate limit by network: counts a sign-up before it costs anything, successful or not, so that
 * no script fills the shop with accounts.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function limitSignUps(ctx: Context): Promise<void> {
  if (!ctx.network) return;
  await rateLimit(ctx, {
    key: networkKey(ctx, 'sign-up'),
    most: ctx.config.signUpsPerNetwork,
    windowS: SIGN_UP_WINDOW_S,
    message: phrase('Too many accounts were created from here. Please try again later.'),
  });
}

function failuresOf(ctx: Context): RateLimit {
  const most = ctx.config.signInFailuresPerNetwork;
  return { key: networkKey(ctx, 'sign-in'), most, windowS: WINDOW_S, message: TOO_MANY_ATTEMPTS };
}
