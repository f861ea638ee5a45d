import { addJobs } from '../jobs/add-jobs.queries.js';
import { type MailingStep, mailingToken } from '../messages/mailing-token.js';
import { sendMail } from '../messages/send-mail.js';
import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';
import { wordsIn } from '../shared/languages/phrase.js';
import type { Task } from '../shared/task.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

const SEND_NEWSLETTER_LINK = 'send-newsletter-link';

/** A link to be mailed. */
export interface NewsletterLink {
  id: string;
  /** What its reader does by it. */
  step: MailingStep;
  language: Language;
}

/**
 * Has the link mailed by which the reader of an address confirms that they want the newsletter, or
 * leaves it, once the transaction is committed.
 */
export async function queueNewsletterLink(tx: Context, id: string, step: MailingStep): Promise<void> {
  const row = `SELECT json_build_object('id', $1::text, 'step', $2::text, 'language', $3::text) AS payload,
    $4::text AS key, NULL::timestamptz AS run_at`;
  await addJobs(tx, SEND_NEWSLETTER_LINK, row, [id, step, tx.language, `${SEND_NEWSLETTER_LINK}:${step}:${id}`]);
}

/** Mails the link that `queueNewsletterLink` has queued. */
export const sendNewsletterLinks: Task<NewsletterLink> = {
  name: SEND_NEWSLETTER_LINK,
  run: async (ctx, { id, step, language }) => {
    const subscription = await ctx.db.findOneBy(NewsletterSubscription, { id });
    if (!subscription || (step === 'confirm' && subscription.confirmedAt)) return;
    const words = wordsIn(language);
    const { email } = subscription;
    const token = mailingToken(ctx.config, step, { name: 'newsletter', id });
    const wording =
      step === 'confirm'
        ? {
            title: words('Confirm that you want our newsletter'),
            paragraphs: [
              words('We were asked to send our newsletter to this address. It comes once you use the link below.'),
              words('If you did not ask for it, ignore this mail: you get no other.'),
            ],
            link: { label: words('Yes, send it to me'), path: `/mails/confirm#${token}` },
          }
        : {
            title: words('Leave our newsletter'),
            paragraphs: [words('Use the link below, and no newsletter comes to this address any more.')],
            link: { label: words('Leave the newsletter'), path: `/mails/leave#${token}` },
          };
    await sendMail(
      ctx,
      { id: `newsletter-${step}.${id}.${Date.now()}`, to: { name: email, email } },
      { language, greeting: words('Hello,'), ...wording },
    );
  },
};
