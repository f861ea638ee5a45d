import { hash } from 'node:crypto';
import { networkKey, rateLimit } from '../../limits/rate-limit.js';
import type { Context } from '../../shared/context.js';
import { phrase } from '../../shared/languages/phrase.js';

/** How many messages may be asked for, for one address or number and from one network. */
const MAX_MESSAGES = 3;
const MAX_MESSAGES_PER_NETWORK = 30;

/** In seconds. */
const WINDOW_S = 15 * 60;

const TOO_MANY_LINKS = phrase('You have requested too many links. Please try again in 15 minutes.');
const TOO_MANY_CODES = phrase('You have requested too many codes. Please try again in 15 minutes.');

/** What is sent, each of which is counted by itself, and the sentence for too many. */
const KINDS = {
  ...{ 'password-link': TOO_MANY_LINKS, 'email-link': TOO_MANY_LINKS, 'staff-link': TOO_MANY_LINKS },
  ...{ 'mailing-link': TOO_MANY_LINKS, 'phone-code': TOO_MANY_CODES },
};

/**
 * Rate limit of links that are mailed and codes that are texted, whether or not the address or
 * number is of an account, so that no mailbox is filled by them.
 *
 * @param kind of messages that are counted together
 * @param recipients that are asked for at once, in their stored form; of a network they count as
 *   one
 * @throws ShopError RATE_LIMITED, with `retryAfterS`
 */
export async function limitMessages(
  ctx: Context,
  kind: keyof typeof KINDS,
  recipients: readonly string[],
): Promise<void> {
  const limit = { windowS: WINDOW_S, message: KINDS[kind] };
  if (ctx.network) await rateLimit(ctx, { ...limit, key: networkKey(ctx, kind), most: MAX_MESSAGES_PER_NETWORK });
  for (const recipient of recipients) {
    const address = hash('sha256', recipient);
    await rateLimit(ctx, { ...limit, key: `${kind}:${address}`, most: MAX_MESSAGES });
  }
}
