import { createHmac } from 'node:crypto';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import type { Phrase } from '../shared/languages/phrase.js';
import { type AttemptWindow, countAttempt, deleteExpiredAttempts, findExceeded } from './rate-limit.queries.js';

/** A rate limit: how often something may be done. */
export interface RateLimit extends AttemptWindow {
  /** The sentence for who tries once more. */
  message: Phrase;
}

/**
 * Rate limit by a sliding window: counts an attempt, or refuses it when the window before it is
 * full; refused ones are not counted. The count is a row, so it holds over all processes; one
 * statement checks it and counts, so it holds for attempts at once.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function rateLimit(ctx: Context, { key, most, windowS, message }: RateLimit): Promise<void> {
  await deleteExpiredAttempts(ctx);
  if (await countAttempt(ctx, { key, most, windowS })) return;
  await refuseOverLimit(ctx, { key, most, windowS, message });
  throw refusal(message, windowS);
}

/**
 * Refuses, without counting, when the window before now is full; for what counts only when it
 * fails.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function refuseOverLimit(ctx: Context, { key, most, windowS, message }: RateLimit): Promise<void> {
  const spent = await findExceeded(ctx, { key, most, windowS });
  if (spent) throw refusal(message, spent.waitS);
}

function refusal(message: Phrase, retryAfterS: number): ShopError {
  return new ShopError(ErrorCode.RATE_LIMITED, message, null, { retryAfterS });
}

/**
 * The key of what a visitor without an account does: it names the network that the request came
 * from, as a keyed hash, so that the table holds no addresses and none can be found by trying.
 */
export function networkKey({ network, config }: Pick<Context, 'network' | 'config'>, what: string): string {
  return `${what}:${createHmac('sha256', config.jwtSecret)
    .update(network ?? '')
    .digest('hex')}`;
}
