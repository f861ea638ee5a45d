import { createHmac, hash } from 'node:crypto';
import { Raw } from 'typeorm';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf, type Letter } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Config } from '../../shared/config/config.js';
import type { Context } from '../../shared/context.js';
import type { Language } from '../../shared/languages/languages.js';
import { wordsIn } from '../../shared/languages/phrase.js';
import type { Task } from '../../shared/task.js';
import { findHolder } from '../accounts.queries.js';
import { User } from '../user.entity.js';
import { EmailLink, LinkPurpose } from './email-link.entity.js';
import { type EmailNews, emailWords, GOOD_FOR_H } from './email-link.words.js';

const SEND_EMAIL_LINK = 'send-email-link';

/** What a link is made of. */
type NewLink = Pick<EmailLink, 'userId' | 'purpose' | 'email' | 'otherEmail'>;

/**
 * Makes a link and has it mailed once the transaction is committed. Does nothing where the shop
 * sends no mail.
 *
 * @param tx in its language the mail is written
 */
export async function queueEmailLink(tx: Context, { userId, purpose, email, otherEmail }: NewLink): Promise<void> {
  if (!tx.mailer) return;
  await addJobs(
    tx,
    SEND_EMAIL_LINK,
    `INSERT INTO email_link (user_id, purpose, email, other_email, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5))
     RETURNING json_build_object('linkId', id, 'language', $6::text) AS payload, '${SEND_EMAIL_LINK}:' || id AS key,
       NULL::timestamptz AS run_at`,
    [userId, purpose, email, otherEmail, GOOD_FOR_H[purpose], tx.language],
  );
}

/**
 * Mails a link that `queueEmailLink` has queued. Its token follows from its id, so that a mail that
 * is sent again is the same mail. An address of another account is told so instead, which
 * only its reader learns.
 */
export const sendEmailLinks: Task<{ linkId: string; language: Language }> = {
  name: SEND_EMAIL_LINK,
  run: async (ctx, { linkId, language }) => {
    const link = await ctx.db.findOneBy(EmailLink, { id: linkId });
    if (!link || link.expiresAt.getTime() <= Date.now()) return;
    const { purpose, email, userId } = link;
    const holder = purpose === LinkPurpose.CHANGE ? await findHolder(ctx, email, userId) : null;
    const news = holder ? 'taken' : purpose;
    const { name } = holder ?? (await ctx.db.findOneByOrFail(User, { id: userId }));
    const token = tokenOf(ctx.config, linkId);
    if (!holder) await ctx.db.update(EmailLink, { id: linkId }, { tokenHash: hashOfToken(token) });
    const to = { name, email };
    await sendMail(ctx, { id: `email-${news}.${linkId}`, to }, letterOf(news, { name, token, link, language }));
  },
};

function letterOf(
  news: EmailNews,
  { name, token, link, language }: { name: string; token: string; link: EmailLink; language: Language },
): Letter {
  const words = wordsIn(language);
  // A link that undoes is mailed beside the one to the new address, which it names.
  const { title, paragraphs, label } = emailWords(words, link.otherEmail ?? link.email)[news];
  // Behind the hash, which browsers send to no server.
  const paths: Record<EmailNews, string> = {
    ...{ confirm: `/confirmEmail#${token}`, change: `/confirmEmail#${token}` },
    ...{ undo: `/undoEmailChange#${token}`, taken: '/signIn' },
  };
  return { language, title, greeting: greetingOf(words, name), paragraphs, link: { label, path: paths[news] } };
}

/**
 * Writes down that an account's address is read by its owner, as a reader has shown who may be
 * trusted; of another address nothing.
 */
export async function confirmAddress(tx: Context, user: User, email: string): Promise<void> {
  if (user.emailConfirmedAt || user.email !== email) return;
  const emailConfirmedAt = new Date();
  await tx.db.update(User, { id: user.id, email }, { emailConfirmedAt });
  Object.assign(user, { emailConfirmedAt });
}

/**
 * Forgets the link by which an account would get another address. To be called where a password
 * ends: the one who requested the change by it, a thief or one who made the account in the name of
 * the address's owner, must not get the account any more.
 */
export async function cancelEmailChange(tx: Context, userId: string): Promise<void> {
  await tx.db.delete(EmailLink, { userId, purpose: LinkPurpose.CHANGE });
}

/** Forgets links that have expired, and with them the addresses that they hold. */
export async function deleteExpiredEmailLinks(ctx: Context): Promise<void> {
  await ctx.db.delete(EmailLink, { expiresAt: Raw((column) => `${column} <= now()`) });
}

/** The secret part of a link. */
function tokenOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, linkId: string): string {
  return createHmac('sha256', jwtSecret).update(`email-link:${linkId}`).digest('base64url');
}

/** What the table keeps of a token. */
export function hashOfToken(token: string): string {
  return hash('sha256', token);
}
