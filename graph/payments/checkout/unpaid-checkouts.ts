import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { findUnpaidPause } from './checkout.queries.js';

/**
 * Refuses a further checkout to an account that has left too many unpaid within a day: each held
 * its goods for a while, and one begun after the other would hold them all day. To be called after
 * `lockShopper`.
 *
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function limitUnpaidCheckouts(tx: Context, userId: string): Promise<void> {
  const spent = await findUnpaidPause(tx, userId);
  if (!spent) return;
  const message = phrase('Too many checkouts were left unpaid. Please try again later.');
  throw new ShopError(ErrorCode.RATE_LIMITED, message, null, { retryAfterS: spent.waitS });
}
