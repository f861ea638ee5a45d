import { hash, randomBytes } from 'node:crypto';
import { Raw } from 'typeorm';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf, type Letter } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { normalEmail } from '../../shared/input/email.js';
import type { Language } from '../../shared/languages/languages.js';
import { phrase, say, type Words, wordsIn } from '../../shared/languages/phrase.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { Task } from '../../shared/task.js';
import { cancelEmailChange } from '../email/email-links.js';
import { User } from '../user.entity.js';
import { endOtherWaysIn } from './end-other-ways-in.js';
import { limitMessages } from './message-limit.js';
import { countNetworkFailure, refuseSpentNetwork } from './network-limit.js';
import { hashPassword } from './password.js';
import { PasswordReset } from './password-reset.entity.js';
import { upsertReset } from './reset-password.queries.js';
import { SignInFailure } from './sign-in-failure.entity.js';

/** How long a link is good. In minutes. */
const LINK_MINUTES = 30;

/** What the mail with the link says. */
function letterIn(words: Words): Pick<Letter, 'title' | 'paragraphs'> {
  return {
    title: words('Choose a new password'),
    paragraphs: [
      words(
        'We were asked for a new password for your account. Use the link below within {minutes} minutes. It works once.',
        { minutes: LINK_MINUTES },
      ),
      words('If you did not ask for it, ignore this mail: your password has not changed.'),
    ],
  };
}

const TOKEN_BYTES = 32;
const SEND_PASSWORD_LINK = 'send-password-link';

/**
 * Has a link sent by which another password can be chosen. The answer is the same whether or not
 * there is such an account.
 *
 * @throws ShopError BAD_USER_INPUT for a blank e-mail, RATE_LIMITED, CONFLICT where the shop sends
 *   no mail
 */
export async function requestPasswordReset(ctx: Context, sentEmail: string): Promise<{ ok: boolean; message: string }> {
  const email = normalEmail(sentEmail);
  if (!email) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Email can not be blank!'), 'email');
  if (!ctx.mailer)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This shop does not send e-mail. Please contact support.'));
  await limitMessages(ctx, 'password-link', [email]);
  await addJobs(
    ctx,
    SEND_PASSWORD_LINK,
    `SELECT json_build_object('userId', id, 'askedAt', now(), 'language', $2::text) AS payload, '${SEND_PASSWORD_LINK}:' || id AS key,
       NULL::timestamptz AS run_at
     FROM "user" WHERE email = $1`,
    [email, ctx.language],
  );
  return {
    ok: true,
    message: say(
      phrase('If there is an account with this email, we have sent it a link to set a new password.'),
      ctx.language,
    ),
  };
}

/**
 * Gives an account another password by the link that was sent to it, once, and ends every token
 * that was made before and a change of the e-mail that was asked for. An account that had no
 * password has one from then on, since its owner reads its e-mail, which is confirmed by it. Where
 * it was not confirmed before, passkeys and a phone number no longer let in either: who left them
 * there may have made the account in the owner's name.
 *
 * @param token the secret part of the link, good for 30 minutes
 * @param newPassword 6 to 1024 characters
 * @throws ShopError BAD_USER_INPUT for a password of another length, INVALID_CREDENTIALS for a link
 *   that is used up, too old or unknown, RATE_LIMITED
 */
export async function resetPassword(
  ctx: Context,
  token: string,
  newPassword: string,
): Promise<{ ok: boolean; message: string }> {
  await refuseSpentNetwork(ctx);
  const passwordHash = await hashPassword(newPassword, 'newPassword');
  if (!(await inTransaction(ctx, (tx) => redeem(tx, token, passwordHash)))) {
    await countNetworkFailure(ctx);
    throw new ShopError(
      ErrorCode.INVALID_CREDENTIALS,
      phrase('This link no longer works. Please request a new one.'),
      'token',
    );
  }
  return { ok: true, message: say(phrase('Your password has been changed. Please sign in.'), ctx.language) };
}

/** @returns whether the token was good */
async function redeem(tx: Context, token: string, passwordHash: string): Promise<boolean> {
  const reset = await tx.db.findOne(PasswordReset, {
    where: { tokenHash: sha256(token), expiresAt: Raw((column) => `${column} > now()`) },
    lock: { mode: 'pessimistic_write' },
  });
  if (!reset) return false;
  const { userId } = reset;
  await tx.db.delete(PasswordReset, { userId });
  const user = await tx.db.findOneByOrFail(User, { id: userId });
  // Until now it was not proven that the one who made the account reads its e-mail.
  if (!user.emailConfirmedAt) await endOtherWaysIn(tx, user);
  const changed = {
    tokenVersion: () => 'token_version + 1',
    emailConfirmedAt: () => 'coalesce(email_confirmed_at, now())',
  };
  await tx.db.update(User, { id: userId }, { passwordHash, ...changed });
  await cancelEmailChange(tx, userId);
  // Guesses at the password that was do not keep its owner out any longer.
  await tx.db.delete(SignInFailure, { account: sha256(user.email) });
  return true;
}

/**
 * Sends the link that `requestPasswordReset` has queued. Its secret is made here, so that the queue
 * never holds it.
 */
export const sendPasswordLinks: Task<{ userId: string; askedAt: string; language?: Language }> = {
  name: SEND_PASSWORD_LINK,
  run: async (ctx, { userId, askedAt, language = 'en' }) => {
    const user = await ctx.db.findOneBy(User, { id: userId });
    // A mail server that was away for longer: the shopper has asked again by now.
    if (!user || Date.now() - Date.parse(askedAt) > LINK_MINUTES * 60_000) return;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const tokenHash = sha256(token);
    if (!(await upsertReset(ctx, user, { tokenHash, minutes: LINK_MINUTES }))) return;
    const words = wordsIn(language);
    const letter = letterIn(words);
    await sendMail(
      ctx,
      { id: `password-link.${tokenHash.slice(0, 32)}`, to: user },
      {
        language,
        greeting: greetingOf(words, user.name),
        ...letter,
        // Behind the hash, which browsers send to no server.
        link: { label: letter.title, path: `/resetPassword#${token}` },
      },
    );
  },
};

function sha256(text: string): string {
  return hash('sha256', text);
}
