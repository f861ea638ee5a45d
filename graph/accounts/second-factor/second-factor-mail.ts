import { v7 } from 'uuid';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Context } from '../../shared/context.js';
import type { Language } from '../../shared/languages/languages.js';
import { type Words, wordsIn } from '../../shared/languages/phrase.js';
import type { Task } from '../../shared/task.js';
import { User } from '../user.entity.js';

const SEND_FACTOR_MAIL = 'send-second-factor-mail';

/** What has become of the second factors of an account. */
type FactorNews = 'added' | 'removed' | 'reset';

/**
 * Has an account told that its second factors have changed, once the transaction is committed, so
 * that its owner learns of what a thief did. Does nothing where the shop sends no mail.
 *
 * @param tx in its language the mail is written
 */
export async function queueFactorMail(tx: Context, userId: string, news: FactorNews): Promise<void> {
  if (!tx.mailer) return;
  await addJobs(
    tx,
    SEND_FACTOR_MAIL,
    `SELECT json_build_object('userId', $1::uuid, 'news', $2::text, 'language', $3::text, 'id', $4::text) AS payload,
       NULL AS key, NULL::timestamptz AS run_at`,
    [userId, news, tx.language, v7()],
  );
}

/** Sends what `queueFactorMail` has queued. */
export const sendFactorMails: Task<{ userId: string; news: FactorNews; language: Language; id: string }> = {
  name: SEND_FACTOR_MAIL,
  run: async (ctx, { userId, news, language, id }) => {
    const user = await ctx.db.findOneBy(User, { id: userId });
    if (!user) return;
    const words = wordsIn(language);
    await sendMail(
      ctx,
      { id: `second-factor-${news}.${id}`, to: user },
      {
        ...{ language, greeting: greetingOf(words, user.name), title: words('Your second factor has changed') },
        paragraphs: [
          whatHappened(words)[news],
          words('If this was not you, change your password now and tell the owner of the shop.'),
        ],
      },
    );
  },
};

function whatHappened(words: Words): Record<FactorNews, string> {
  return {
    added: words('A second factor was added to your account.'),
    removed: words('A second factor was removed from your account.'),
    reset: words('The second factors of your account were reset, and you are signed out on every device.'),
  };
}
