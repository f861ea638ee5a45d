import { v7 } from 'uuid';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Context } from '../../shared/context.js';
import type { Language } from '../../shared/languages/languages.js';
import { type Words, wordsIn } from '../../shared/languages/phrase.js';
import type { Task } from '../../shared/task.js';
import { User } from '../user.entity.js';

const SEND_SECURITY_MAIL = 'send-second-factor-mail';

/** What has become of the second factors of an account, or of the other ways into it. */
type SecurityNews = 'added' | 'removed' | 'reset' | 'passkey-added' | 'passkey-removed' | 'phone-added';

/** Of staff. */
const OF_FACTORS: readonly SecurityNews[] = ['added', 'removed', 'reset'];

/**
 * Has an account told that its second factors or its ways to sign in have changed, once the
 * transaction is committed, so that its owner learns of what a thief did. Does nothing where the
 * shop sends no mail, or the account has no address.
 *
 * @param tx in its language the mail is written
 */
export async function queueSecurityMail(tx: Context, userId: string, news: SecurityNews): Promise<void> {
  if (!tx.mailer) return;
  await addJobs(
    tx,
    SEND_SECURITY_MAIL,
    `SELECT json_build_object('userId', $1::uuid, 'news', $2::text, 'language', $3::text, 'id', $4::text) AS payload,
       NULL AS key, NULL::timestamptz AS run_at`,
    [userId, news, tx.language, v7()],
  );
}

/** Sends what `queueSecurityMail` has queued. */
export const sendSecurityMails: Task<{ userId: string; news: SecurityNews; language: Language; id: string }> = {
  name: SEND_SECURITY_MAIL,
  run: async (ctx, { userId, news, language, id }) => {
    const user = await ctx.db.findOneBy(User, { id: userId });
    if (!user) return;
    const words = wordsIn(language);
    await sendMail(
      ctx,
      { id: `second-factor-${news}.${id}`, to: user },
      {
        ...{
          language,
          greeting: greetingOf(words, user.name),
          title: OF_FACTORS.includes(news)
            ? words('Your second factor has changed')
            : words('How you sign in has changed'),
        },
        paragraphs: [
          whatHappened(words)[news],
          OF_FACTORS.includes(news)
            ? words('If this was not you, change your password now and tell the owner of the shop.')
            : words('If this was not you, sign out everywhere in My Account, remove it there, and write to us.'),
        ],
      },
    );
  },
};

function whatHappened(words: Words): Record<SecurityNews, string> {
  return {
    added: words('A second factor was added to your account.'),
    removed: words('A second factor was removed from your account.'),
    'passkey-added': words('A passkey was added to your account. It signs you in without a password.'),
    'passkey-removed': words('A passkey was removed from your account.'),
    'phone-added': words('Your account can be opened by a code that is sent to your phone from now on.'),
    reset: words('The second factors of your account were reset, and you are signed out on every device.'),
  };
}
