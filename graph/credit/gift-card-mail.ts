import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { greetingOf } from '../messages/mail-layout.js';
import { sendMail } from '../messages/send-mail.js';
import type { Config } from '../shared/config/config.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { normalEmail } from '../shared/input/email.js';
import { inEachLanguage, LANGUAGES, type Language } from '../shared/languages/languages.js';
import { phrase, wordsIn } from '../shared/languages/phrase.js';
import { formatRupees } from '../shared/money/format-rupees.js';
import type { Paise } from '../shared/money/money.js';
import { decryptJson, encryptJson } from '../shared/rows/encrypted-json.js';
import type { Task } from '../shared/task.js';
import type { Credit } from './credit.entity.js';

const SEND_GIFT_CARD = 'send-gift-card';

const MAX_EMAIL_LENGTH = 254;

const emailAddress = z.email();

const daysIn = inEachLanguage((language) => {
  const { locale, month } = LANGUAGES[language];
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', year: 'numeric', month, day: 'numeric' });
});

/** To whom a gift card is sent. */
export interface Recipient {
  email: string;
  name: string;
}

/** What the mail is written from; the code is nowhere else. */
interface GiftCardMail extends Recipient {
  id: string;
  code: string;
  paise: Paise;
  expiresAt: string | null;
  language: Language;
}

/**
 * Reads to whom a gift card is to be sent.
 *
 * @throws ShopError BAD_USER_INPUT, CONFLICT where the shop sends no mail
 */
export function checkedRecipient({ mailer }: Pick<Context, 'mailer'>, sent: Recipient): Recipient {
  if (!mailer) throw new ShopError(ErrorCode.CONFLICT, phrase('This shop sends no mail, and so no gift cards.'));
  const email = normalEmail(sent.email);
  if (email.length > MAX_EMAIL_LENGTH || !emailAddress.safeParse(email).success)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not an email address'), 'email');
  const name = checkedText(sent.name, { field: 'name', called: phrase('The name'), most: 100 });
  return { email, name };
}

/**
 * Has the code of a new gift card sent once the transaction that makes it is committed. The queue
 * holds it encrypted, and no longer than it takes to send it.
 */
export async function queueGiftCardMail(
  tx: Context,
  { credit, code }: { credit: Credit; code: string },
  recipient: Recipient,
): Promise<void> {
  const { id, valuePaise: paise, expiresAt } = credit;
  const mail: GiftCardMail = {
    ...{ id, code, paise, expiresAt: expiresAt?.toISOString() ?? null, language: tx.language },
    ...recipient,
  };
  await addJobs(
    tx,
    SEND_GIFT_CARD,
    `SELECT json_build_object('sealed', $1::text) AS payload, $2::text AS key, NULL::timestamptz AS run_at`,
    [encryptJson(mail, secretOf(tx.config)).toString('base64'), `${SEND_GIFT_CARD}:${id}`],
  );
}

/** Sends what `queueGiftCardMail` has queued. */
export const sendGiftCards: Task<{ sealed: string }> = {
  name: SEND_GIFT_CARD,
  run: async (ctx, { sealed }) => {
    const mail = decryptJson(Buffer.from(sealed, 'base64'), secretOf(ctx.config)) as GiftCardMail;
    const { id, email, name, code, paise, expiresAt, language } = mail;
    const words = wordsIn(language);
    const amount = formatRupees(paise, language);
    await sendMail(
      ctx,
      { id: `gift-card.${id}`, to: { name, email } },
      {
        language,
        title: words('A gift card of {amount} for you', { amount }),
        greeting: greetingOf(words, name),
        paragraphs: [
          words('You have been given a gift card of our shop.'),
          words('Enter this code at the checkout or in your account. Anyone who has it can spend it, so keep it safe.'),
        ],
        rows: [
          [words('Code'), code],
          [words('Worth'), amount],
          ...(expiresAt ? [[words('To be spent by'), daysIn[language].format(new Date(expiresAt))] as const] : []),
        ],
        link: { label: words('Go shopping'), path: '/' },
      },
    );
  },
};

function secretOf({ jwtSecret }: Pick<Config, 'jwtSecret'>): Buffer {
  return createHmac('sha256', jwtSecret).update(SEND_GIFT_CARD).digest();
}
