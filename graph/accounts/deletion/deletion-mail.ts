import { createHmac } from 'node:crypto';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Config } from '../../shared/config/config.js';
import type { Context } from '../../shared/context.js';
import type { Language } from '../../shared/languages/languages.js';
import { wordsIn } from '../../shared/languages/phrase.js';
import { decryptJson, encryptJson } from '../../shared/rows/encrypted-json.js';
import type { Task } from '../../shared/task.js';
import type { User } from '../user.entity.js';
import { deletionMailWords } from './deletion-mail.words.js';

const SEND_DELETION_MAIL = 'send-farewell';

/** The mail is not worth sending later than that. In milliseconds. */
const TOLD_WITHIN_MS = 7 * 24 * 60 * 60_000;

/** What the mail is written from, since the account is gone by then. */
interface DeletionMail {
  id: string;
  to: { name: string; email: string };
  hasOrders: boolean;
  language: Language;
}

/**
 * Has the last mail of an account sent once the transaction that deletes it is committed: what was
 * deleted, and what is kept. The queue holds name and address encrypted, and no longer than it
 * takes to send it. Does nothing where the shop sends no mail.
 *
 * @param written.hasOrders whether orders are kept
 */
export async function queueDeletionMail(
  tx: Context,
  { id, name, email }: Pick<User, 'id' | 'name' | 'email'>,
  { hasOrders, language }: Pick<DeletionMail, 'hasOrders' | 'language'>,
): Promise<void> {
  if (!tx.mailer) return;
  const deletionMail: DeletionMail = { id, to: { name, email }, hasOrders, language };
  await addJobs(
    tx,
    SEND_DELETION_MAIL,
    `SELECT json_build_object('sealed', $1::text, 'askedAt', now()) AS payload, NULL AS key, NULL::timestamptz AS run_at`,
    [encryptJson(deletionMail, secretOf(tx.config)).toString('base64')],
  );
}

/** Sends what `queueDeletionMail` has queued. */
export const sendDeletionMails: Task<{ sealed: string; askedAt: string }> = {
  name: SEND_DELETION_MAIL,
  run: async (ctx, { sealed: text, askedAt }) => {
    if (Date.now() - Date.parse(askedAt) > TOLD_WITHIN_MS) return;
    const { id, to, hasOrders, language } = decryptJson(
      Buffer.from(text, 'base64'),
      secretOf(ctx.config),
    ) as DeletionMail;
    const words = wordsIn(language);
    await sendMail(
      ctx,
      { id: `account-deleted.${id}`, to },
      { language, greeting: greetingOf(words, to.name), ...deletionMailWords(words, hasOrders) },
    );
  },
};

function secretOf({ jwtSecret }: Pick<Config, 'jwtSecret'>): Buffer {
  return createHmac('sha256', jwtSecret).update(SEND_DELETION_MAIL).digest();
}
