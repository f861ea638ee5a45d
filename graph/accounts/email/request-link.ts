import { IsNull } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { isEmail, normalEmail } from '../../shared/input/email.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { accountField } from '../account-fields.js';
import { lockShopper } from '../accounts.queries.js';
import { confirmOwner } from '../sign-in/confirm-password.js';
import { limitMessages } from '../sign-in/message-limit.js';
import { User } from '../user.entity.js';
import { EmailLink, LinkPurpose } from './email-link.entity.js';
import { cancelEmailChange, queueEmailLink } from './email-links.js';

/** What both ways of asking for a link answer. */
interface Asked {
  ok: boolean;
  message: string;
}

/**
 * Has another link mailed by which the viewer confirms the address of the account; the one before
 * no longer works. A confirmed address gets none.
 *
 * @throws ShopError UNAUTHENTICATED, CONFLICT where the shop sends no mail, RATE_LIMITED
 */
export async function requestEmailConfirmation(ctx: Context): Promise<Asked> {
  const { id } = viewerOf(ctx);
  refuseWithoutMail(ctx);
  const { email, isEmailConfirmed } = await ctx.db.findOneByOrFail(User, { id });
  if (!email) throw new ShopError(ErrorCode.CONFLICT, phrase('Your account has no e-mail address yet.'));
  if (isEmailConfirmed) return { ok: true, message: say(phrase('Your e-mail address is confirmed.'), ctx.language) };
  await limitMessages(ctx, 'email-link', [email]);
  await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, id);
    const user = await tx.db.findOneByOrFail(User, { id });
    await tx.db.delete(EmailLink, { userId: id, purpose: LinkPurpose.CONFIRM });
    await queueEmailLink(tx, { userId: id, purpose: LinkPurpose.CONFIRM, email: user.email, otherEmail: null });
  });
  return { ok: true, message: say(phrase('We have sent you a link. Please check your e-mail.'), ctx.language) };
}

/**
 * Begins to change the e-mail address of the viewer's account: a link is mailed to the new address,
 * and another, which undoes it, to the one that there is. Nothing changes until the first is
 * opened. The answer is the same where an account has the address already, which a mail tells so.
 *
 * @param sentEmail the new address, at most 254 characters
 * @param currentPassword guesses at it are counted together with those at signing in; not looked at
 *   for an account without one, of which the session must be new
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for what is no e-mail address or the one that
 *   the account has, INVALID_CREDENTIALS for a wrong password, CONFLICT for an old session of an
 *   account without one, or where the shop sends no mail; RATE_LIMITED after three within a quarter
 *   of an hour for one address, new or former
 */
export async function requestEmailChange(ctx: Context, sentEmail: string, currentPassword: string): Promise<Asked> {
  const { id } = viewerOf(ctx);
  const newEmail = normalEmail(accountField('email', sentEmail, phrase('Email can not be blank!'), 'newEmail'));
  if (!isEmail(newEmail))
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not an email address'), 'newEmail');
  refuseWithoutMail(ctx);
  const { user, passwordHash } = await confirmOwner(ctx, currentPassword);
  if (user.email === newEmail)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is already your e-mail address.'), 'newEmail');
  await limitMessages(ctx, 'email-link', [user.email, newEmail].filter(Boolean));
  await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, id);
    // The password may have ended since it was compared, and with it anyone who knew it.
    const current = await tx.db.findOneBy(User, { id, passwordHash: passwordHash ?? IsNull() });
    if (!current)
      throw new ShopError(ErrorCode.INVALID_CREDENTIALS, phrase('The password is wrong.'), 'currentPassword');
    const { email } = current;
    await cancelEmailChange(tx, id);
    await queueEmailLink(tx, { userId: id, purpose: LinkPurpose.CHANGE, email: newEmail, otherEmail: email || null });
    // An account that had no address has none to go back to.
    if (email) await queueEmailLink(tx, { userId: id, purpose: LinkPurpose.UNDO, email, otherEmail: newEmail });
  });
  return {
    ok: true,
    message: say(phrase('We have sent a link to your new address. Nothing changes until you open it.'), ctx.language),
  };
}

function refuseWithoutMail({ mailer }: Context): void {
  if (!mailer)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This shop does not send e-mail. Please contact support.'));
}
