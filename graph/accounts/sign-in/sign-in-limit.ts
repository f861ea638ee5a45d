import { hash } from 'node:crypto';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { countNetworkFailure, refuseSpentNetwork, TOO_MANY_ATTEMPTS } from './network-limit.js';
import { deleteExpiredFailures, findPause, insertFailure, type Limit } from './sign-in-limit.queries.js';

const LIMIT: Limit = { most: 10, pauseS: 15 * 60 };

/**
 * Rate limit of sign-in: answers the outcome of a password check, unless too many wrong guesses at
 * the account, or from the network of anyone who guesses, came before.
 *
 * A wrong guess is counted and answered in one step, and a right one is answered only while the
 * count is below its limit. So however many guesses run at once, on whatever face or process, no
 * more than ten wrong ones get an answer.
 *
 * @param guessed what is guessed at: an e-mail in its stored form, which need not be an account's,
 *   or the second factor of an account
 * @param guess checks the password
 * @throws ShopError RATE_LIMITED, with `retryAfterS`, whether the password is right or wrong
 */
export async function limitSignInAttempts(
  ctx: Context,
  guessed: string,
  guess: () => Promise<boolean>,
): Promise<boolean> {
  const account = hash('sha256', guessed);
  await refuseWhenSpent(ctx, account);
  const isRight = await guess();
  if (isRight) {
    await refuseWhenSpent(ctx, account);
  } else {
    await countFailure(ctx, account);
    await countNetworkFailure(ctx);
  }
  return isRight;
}

async function refuseWhenSpent(ctx: Context, account: string): Promise<void> {
  await refuseSpentNetwork(ctx);
  const spent = await findPause(ctx, account, LIMIT);
  if (spent) throw tooMany(spent.waitS);
}

async function countFailure(ctx: Context, account: string): Promise<void> {
  await deleteExpiredFailures(ctx, LIMIT.pauseS);
  if (!(await insertFailure(ctx, account, LIMIT))) throw tooMany(LIMIT.pauseS);
}

function tooMany(retryAfterS: number): ShopError {
  return new ShopError(ErrorCode.RATE_LIMITED, TOO_MANY_ATTEMPTS, null, { retryAfterS });
}
