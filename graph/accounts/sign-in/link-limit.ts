import { createHash } from 'node:crypto';
import { networkKey, rateLimit } from '../../limits/rate-limit.js';
import type { Context } from '../../shared/context.js';
import { phrase } from '../../shared/languages/phrase.js';

/** How many links may be asked for, for one address and from one network. */
const MAX_LINKS = 3;
const MAX_LINKS_PER_NETWORK = 30;

/** In seconds. */
const WINDOW_S = 15 * 60;

/**
 * Rate limit of links that are mailed, whether or not the address is anybody's, so that no mailbox
 * is filled by them.
 *
 * @param kind of links that are counted together
 * @param emails that links are asked for at once, in their stored form; of a network they count as
 *   one
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function limitLinks(
  ctx: Context,
  kind: 'password-link' | 'email-link' | 'staff-link' | 'mailing-link',
  emails: readonly string[],
): Promise<void> {
  const limit = {
    windowS: WINDOW_S,
    message: phrase('You have requested too many links. Please try again in 15 minutes.'),
  };
  if (ctx.network) await rateLimit(ctx, { ...limit, key: networkKey(ctx, kind), most: MAX_LINKS_PER_NETWORK });
  for (const email of emails) {
    const address = createHash('sha256').update(email).digest('hex');
    await rateLimit(ctx, { ...limit, key: `${kind}:${address}`, most: MAX_LINKS });
  }
}
