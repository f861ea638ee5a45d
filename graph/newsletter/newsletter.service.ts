import { z } from 'zod';
import { networkKey, rateLimit } from '../limits/rate-limit.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { normalEmail } from '../shared/input/email.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

const MAX_EMAIL_LENGTH = 254;
/**
 * Addresses that may be entered from one network within an hour; an office has more than one
 * reader.
 */
const MAX_AN_HOUR = 30;

const emailAddress = z.email();

/**
 * Writes an e-mail address down for the newsletter. Repeating it changes nothing and is answered
 * alike, so that no visitor learns which addresses are there.
 *
 * @returns `ok` is always true; what to tell the reader
 * @throws ShopError BAD_USER_INPUT for what is no e-mail address, RATE_LIMITED
 */
export async function subscribeToNewsletter(ctx: Context, email: string): Promise<{ ok: boolean; message: string }> {
  const address = await enteredAddress(ctx, email);
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(NewsletterSubscription)
    .values({ email: address })
    .orIgnore()
    .updateEntity(false)
    .execute();
  return { ok: true, message: say(phrase('Thank you! You are on our newsletter list.'), ctx.language) };
}

/**
 * Takes an e-mail address off the newsletter, as easily as it came there: neither asks for a proof.
 * Whether the address was on the list is not told.
 *
 * @returns `ok` is always true; what to tell the reader
 * @throws ShopError BAD_USER_INPUT for what is no e-mail address, RATE_LIMITED
 */
export async function unsubscribeFromNewsletter(
  ctx: Context,
  email: string,
): Promise<{ ok: boolean; message: string }> {
  await deleteSubscription(ctx, await enteredAddress(ctx, email));
  return { ok: true, message: say(phrase('This address gets no newsletter any more.'), ctx.language) };
}

/** An address as a visitor has entered it, in its normal form; counts against their network. */
async function enteredAddress(ctx: Context, email: string): Promise<string> {
  const address = normalEmail(email);
  if (!address) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please fill in your email'), 'email');
  if (address.length > MAX_EMAIL_LENGTH || !emailAddress.safeParse(address).success) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not an email address'), 'email');
  }
  await rateLimit(ctx, {
    key: networkKey(ctx, 'newsletter'),
    most: MAX_AN_HOUR,
    windowS: 60 * 60,
    message: phrase('Too many addresses were entered from here. Please try again later.'),
  });
  return address;
}

/** Takes an address off the list. */
export async function deleteSubscription(tx: Context, email: string): Promise<void> {
  await tx.db.delete(NewsletterSubscription, { email });
}
