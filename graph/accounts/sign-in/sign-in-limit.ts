import { createHash } from 'node:crypto';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { countNetworkFailure, refuseSpentNetwork, TOO_MANY_ATTEMPTS } from './network-limit.js';

/** Wrong guesses at one account that are answered before the shop falls silent. */
const MOST_FAILURES = 10;

/** How long after the last wrong guess the count starts anew. In seconds. */
const PAUSE_S = 15 * 60;

/**
 * Rate limit of sign-in: answers the outcome of a password check, unless too many wrong guesses at the account, or from
 * the network of whoever guesses, came before.
 *
 * A wrong guess is counted and answered in one step, and a right one is answered only while the count is below its limit.
 * So however many guesses run at once, on whatever face or process, no more than ten wrong ones get an answer.
 *
 * @param email in its stored form; it need not be an account's
 * @param guess checks the password
 * @throws ShopError RATE_LIMITED, with `retryAfterS`, whether the password is right or wrong
 */
export async function limitGuesses(ctx: Context, email: string, guess: () => Promise<boolean>): Promise<boolean> {
  const account = createHash('sha256').update(email).digest('hex');
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
  const [spent]: { waitS: number }[] = await ctx.db.query(
    `SELECT ceil(extract(epoch FROM last_failed_at + $3 * interval '1 second' - now()))::integer AS "waitS"
     FROM sign_in_failure
     WHERE account = $1 AND failures >= $2 AND last_failed_at > now() - $3 * interval '1 second'`,
    [account, MOST_FAILURES, PAUSE_S],
  );
  if (spent) throw tooMany(spent.waitS);
}

async function countFailure(ctx: Context, account: string): Promise<void> {
  await forgetPast(ctx);
  const counted: unknown[] = await ctx.db.query(
    `INSERT INTO sign_in_failure AS f (account, failures) VALUES ($1, 1)
     ON CONFLICT (account) DO UPDATE SET last_failed_at = now(),
       failures = CASE WHEN f.last_failed_at > now() - $3 * interval '1 second' THEN f.failures + 1 ELSE 1 END
     WHERE f.failures < $2 OR f.last_failed_at <= now() - $3 * interval '1 second'
     RETURNING failures`,
    [account, MOST_FAILURES, PAUSE_S],
  );
  if (counted.length === 0) throw tooMany(PAUSE_S);
}

/** Keeps the table as small as the last quarter of an hour; skips what another process is at. */
async function forgetPast(ctx: Context): Promise<void> {
  await ctx.db.query(
    `DELETE FROM sign_in_failure WHERE account IN (
       SELECT account FROM sign_in_failure WHERE last_failed_at <= now() - $1 * interval '1 second'
       LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [PAUSE_S],
  );
}

function tooMany(retryAfterS: number): ShopError {
  return new ShopError(ErrorCode.RATE_LIMITED, TOO_MANY_ATTEMPTS, null, { retryAfterS });
}
