import { IsNull, Raw } from 'typeorm';
import { limitMessages } from '../accounts/sign-in/message-limit.js';
import { User } from '../accounts/user.entity.js';
import { ConsentPurpose } from '../consents/consent.entity.js';
import { recordConsent } from '../consents/consents.service.js';
import { networkKey, rateLimit } from '../limits/rate-limit.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { enteredEmail } from '../shared/input/email.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { queueNewsletterLink } from './newsletter-mails.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

/**
 * Addresses that may be entered from one network within an hour; an office has more than one
 * reader.
 */
const MAX_AN_HOUR = 30;

const purpose = ConsentPurpose.NEWSLETTER;

/** What both ways answer. */
interface Asked {
  ok: boolean;
  message: string;
}

/**
 * Puts an e-mail address on the list of the newsletter once its reader has used the link that is
 * mailed there; at once where it is the viewer's own and confirmed. An address that is on the list
 * already is answered alike and sent nothing, so that no visitor learns which addresses are there.
 *
 * @returns `ok` is always true; what to tell the reader
 * @throws ShopError BAD_USER_INPUT for what is no e-mail address, CONFLICT where the shop sends no
 *   mail, RATE_LIMITED
 */
export async function subscribeToNewsletter(ctx: Context, email: string): Promise<Asked> {
  const { address, owner } = await enteredAddress(ctx, email);
  const isConfirmed = owner?.isEmailConfirmed ?? false;
  if (!isConfirmed) await limitMessages(ctx, 'mailing-link', [address]);
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .createQueryBuilder()
      .insert()
      .into(NewsletterSubscription)
      .values({ email: address })
      .orIgnore()
      .updateEntity(false)
      .execute();
    const { id, confirmedAt } = await tx.db.findOneByOrFail(NewsletterSubscription, { email: address });
    if (confirmedAt) return;
    if (isConfirmed) await recordConsent(tx, { purpose, email: address, isGiven: true });
    else await queueNewsletterLink(tx, id, 'confirm');
  });
  const said = isConfirmed
    ? phrase('Thank you! You are on our newsletter list.')
    : phrase('We have sent you a link. You get our newsletter once you use it.');
  return { ok: true, message: say(said, ctx.language) };
}

/**
 * Takes an e-mail address off the list of the newsletter: at once where it is the viewer's own, and
 * else by the link that is mailed there, so that no visitor leaves it for another. Whether the
 * address was on the list is not told.
 *
 * @returns `ok` is always true; what to tell the reader
 * @throws ShopError BAD_USER_INPUT for what is no e-mail address, CONFLICT where the shop sends no
 *   mail, RATE_LIMITED
 */
export async function unsubscribeFromNewsletter(ctx: Context, email: string): Promise<Asked> {
  const { address, owner } = await enteredAddress(ctx, email);
  if (owner) {
    await withdrawFromNewsletter(ctx, address);
    return { ok: true, message: say(phrase('This address gets no newsletter any more.'), ctx.language) };
  }
  await limitMessages(ctx, 'mailing-link', [address]);
  const known = await ctx.db.findOneBy(NewsletterSubscription, { email: address });
  if (known) await queueNewsletterLink(ctx, known.id, 'leave');
  const said = phrase('If this address gets our newsletter, we have sent it a link to leave.');
  return { ok: true, message: say(said, ctx.language) };
}

/**
 * Confirms by the link of a mail that its reader wants the newsletter; safe to repeat.
 *
 * @returns what to tell the reader; null for an address that is no longer waited for
 */
export async function confirmNewsletter(ctx: Context, id: string): Promise<string | null> {
  const asked = await ctx.db.findOneBy(NewsletterSubscription, { id });
  if (asked) await recordConsent(ctx, { purpose, email: asked.email, isGiven: true, proof: `link newsletter.${id}` });
  return asked ? say(phrase('Thank you! You are on our newsletter list.'), ctx.language) : null;
}

/** Takes the reader of a mail off the list; safe to repeat. @returns what to tell them */
export async function leaveNewsletter(ctx: Context, id: string): Promise<string> {
  const asked = await ctx.db.findOneBy(NewsletterSubscription, { id });
  if (asked) await withdrawFromNewsletter(ctx, asked.email, `link newsletter.${id}`);
  return say(phrase('This address gets no newsletter any more.'), ctx.language);
}

/** An address as it was entered, and the viewer whose it is; counts against the network. */
async function enteredAddress(ctx: Context, email: string): Promise<{ address: string; owner: User | null }> {
  const address = enteredEmail(email);
  if (!ctx.mailer)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This shop does not send e-mail. Please contact support.'));
  await rateLimit(ctx, {
    key: networkKey(ctx, 'newsletter'),
    most: MAX_AN_HOUR,
    windowS: 60 * 60,
    message: phrase('Too many addresses were entered from here. Please try again later.'),
  });
  const owner = ctx.viewer ? await ctx.db.findOneBy(User, { id: ctx.viewer.id, email: address }) : null;
  return { address, owner };
}

/**
 * Takes an address off the list because its reader withdrew their consent.
 *
 * @param proof what shows it; absent: the request
 */
export async function withdrawFromNewsletter(ctx: Context, email: string, proof?: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await recordConsent(tx, { purpose, email, isGiven: false, ...(proof && { proof }) });
    await deleteSubscription(tx, email);
  });
}

/** Takes an address off the list. */
export async function deleteSubscription(tx: Context, email: string): Promise<void> {
  await tx.db.delete(NewsletterSubscription, { email });
}

/** Forgets addresses whose reader has not confirmed them within 7 days. */
export async function deleteUnconfirmedSubscriptions(ctx: Context): Promise<void> {
  const createdAt = Raw((column) => `${column} < now() - interval '7 days'`);
  await ctx.db.delete(NewsletterSubscription, { confirmedAt: IsNull(), createdAt });
}
