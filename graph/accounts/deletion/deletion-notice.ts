import { addJobs } from '../../jobs/add-jobs.queries.js';
import { greetingOf, type Letter } from '../../messages/mail-layout.js';
import { sendMail } from '../../messages/send-mail.js';
import type { Context } from '../../shared/context.js';
import { dayFormats } from '../../shared/languages/day-formats.js';
import type { Language } from '../../shared/languages/languages.js';
import { wordsIn } from '../../shared/languages/phrase.js';
import type { Task } from '../../shared/task.js';
import { User } from '../user.entity.js';
import { AccountDeletion, DeletionCause } from './account-deletion.entity.js';
import { keepToken } from './keep-token.js';

export const SEND_DELETION_NOTICE = 'send-deletion-notice';

/** Least time between the notice and the deletion, as PostgreSQL writes it. */
export const NOTICE = `interval '48 hours'`;

const moments = dayFormats({ hour: 'numeric', minute: '2-digit' });

/** Writes a moment by the clock of India, such as 'Nov 28, 2026, 8:15 PM'. */
export function momentIn(language: Language, moment: Date): string {
  return moments[language].format(moment);
}

/**
 * Has the owner of an account told when it is deleted and how to keep it, once the transaction is
 * committed.
 */
export async function queueDeletionNotice(tx: Context, { userId, id }: AccountDeletion): Promise<void> {
  const row = `SELECT json_build_object('userId', $1::uuid, 'id', $2::uuid) AS payload, NULL AS key,
    NULL::timestamptz AS run_at`;
  await addJobs(tx, SEND_DELETION_NOTICE, row, [userId, id]);
}

/**
 * Mails the notice; nothing where the account was kept meanwhile, or nothing can be sent. An owner
 * who stayed away has the 48 hours from when it is sent, however late that is.
 */
export const sendDeletionNotices: Task<{ userId: string; id: string }> = {
  name: SEND_DELETION_NOTICE,
  run: async (ctx, { userId, id }) => {
    const planned = await ctx.db.findOneBy(AccountDeletion, { userId, id });
    if (!planned || planned.toldAt || !ctx.mailer) return;
    const user = await ctx.db.findOneBy(User, { id: userId });
    if (!user?.email) return;
    if (planned.cause === DeletionCause.INACTIVE)
      await ctx.db.update(AccountDeletion, { userId, id }, { eraseAt: () => `greatest(erase_at, now() + ${NOTICE})` });
    const deletion = await ctx.db.findOneBy(AccountDeletion, { userId, id });
    if (!deletion) return;
    await sendMail(ctx, { id: `account-deletion.${id}`, to: user }, noticeOf(ctx, deletion, user.name));
    await ctx.db.update(AccountDeletion, { userId, id }, { toldAt: () => 'now()' });
  },
};

function noticeOf({ config }: Context, deletion: AccountDeletion, name: string): Letter {
  const { cause, eraseAt, language } = deletion;
  const words = wordsIn(language);
  const when = momentIn(language, eraseAt);
  return {
    ...{ language, greeting: name ? greetingOf(words, name) : words('Hello,') },
    title: words('Your account will be deleted on {when}', { when }),
    paragraphs: [
      cause === DeletionCause.ASKED
        ? words('You asked us to delete your account. You are signed out on every device.')
        : words('You have not used your account for three years, so we no longer keep it.'),
      words(
        'On {when} it is deleted for good, and with it your cart, your list, your addresses, your pictures and your saved cards. Reviews stay without your name, and orders and invoices as tax law requires.',
        { when },
      ),
      words('What is left of your store credit is lost; a gift card can be spent by anyone who has its code.'),
      cause === DeletionCause.ASKED
        ? words('You want to keep it, or did not ask for this? Use the link below, or sign in and choose to keep it.')
        : words('To keep it, use the link below, or sign in.'),
    ],
    link: { label: words('Keep my account'), path: `/mails/keep#${keepToken(config, deletion)}` },
  };
}
