import { createHmac } from 'node:crypto';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import { addJobs } from '../jobs/add-jobs.queries.js';
import { greetingOf } from '../messages/mail-layout.js';
import { sendMail } from '../messages/send-mail.js';
import type { Config } from '../shared/config/config.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { normalEmail } from '../shared/input/email.js';
import { dayFormats } from '../shared/languages/day-formats.js';
import type { Language } from '../shared/languages/languages.js';
import { phrase, wordsIn } from '../shared/languages/phrase.js';
import { formatRupees } from '../shared/money/format-rupees.js';
import type { Paise } from '../shared/money/money.js';
import { decryptJson, encryptJson } from '../shared/rows/encrypted-json.js';
import type { Task } from '../shared/task.js';
import { Credit } from './credit.entity.js';
import { hashOfCode } from './gift-card-code.js';

const SEND_GIFT_CARD = 'send-gift-card';

const MAX_EMAIL_LENGTH = 254;

const emailAddress = z.email();

/** Writes a day in words, as mails of gift cards have it. */
export const daysIn = dayFormats();

/** To whom a gift card is sent. */
export interface Recipient {
  email: string;
  name: string;
}

/** What the mail of a bought card says besides. */
interface Gift {
  /** Who gives it; absent: the shop. */
  from?: string;
  /** In the words of who gives it; empty or absent for nothing. */
  message?: string;
  /** What the mail is written in; absent: the language of the caller. */
  language?: Language;
  /** When it goes out; null or absent: at once. */
  sendAt?: Date | null;
}

/** What the mail is written from; the code is nowhere else. */
interface GiftCardMail extends Recipient, Pick<Gift, 'from' | 'message'> {
  id: string;
  code: string;
  paise: Paise;
  expiresAt: string | null;
  language: Language;
}

/**
 * Reads to whom a gift card is to be sent.
 *
 * @param fields what refusals call the two
 * @throws ShopError BAD_USER_INPUT, CONFLICT where the shop sends no mail
 */
export function checkedRecipient(
  { mailer }: Pick<Context, 'mailer'>,
  sent: Recipient,
  fields: Recipient = { email: 'email', name: 'name' },
): Recipient {
  if (!mailer) throw new ShopError(ErrorCode.CONFLICT, phrase('This shop sends no mail, and so no gift cards.'));
  const email = normalEmail(sent.email);
  if (email.length > MAX_EMAIL_LENGTH || !emailAddress.safeParse(email).success)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('This is not an email address'), fields.email);
  const name = checkedText(sent.name, { field: fields.name, called: phrase('The name'), most: 100 });
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
  { from, message, language = tx.language, sendAt = null }: Gift = {},
): Promise<void> {
  const { id, balancePaise: paise, expiresAt } = credit;
  const mail: GiftCardMail = {
    ...{ id, code, paise, expiresAt: expiresAt?.toISOString() ?? null, language },
    ...{ ...recipient, ...(from && { from }), ...(message && { message }) },
  };
  await addJobs(
    tx,
    SEND_GIFT_CARD,
    `SELECT json_build_object('sealed', $1::text) AS payload, $2::text AS key, $3::timestamptz AS run_at`,
    [encryptJson(mail, secretOf(tx.config)).toString('base64'), `${SEND_GIFT_CARD}:${id}`, sendAt],
  );
}

/**
 * Sends what `queueGiftCardMail` has queued, unless the card was called off or its code replaced.
 */
export const sendGiftCards: Task<{ sealed: string }> = {
  name: SEND_GIFT_CARD,
  run: async (ctx, { sealed }) => {
    const mail = decryptJson(Buffer.from(sealed, 'base64'), secretOf(ctx.config)) as GiftCardMail;
    const { id, email, name, code, paise, expiresAt, language, from, message } = mail;
    const codeHash = hashOfCode(code);
    if (!(await ctx.db.existsBy(Credit, { id, codeHash, withdrawnAt: IsNull() }))) return;
    const words = wordsIn(language);
    const amount = formatRupees(paise, language);
    await sendMail(
      ctx,
      { id: `gift-card.${codeHash}`, to: { name, email } },
      {
        language,
        title: words('A gift card of {amount} for you', { amount }),
        greeting: greetingOf(words, name),
        paragraphs: [
          from
            ? words('{from} gives you a gift card of our shop.', { from })
            : words('You have been given a gift card of our shop.'),
          ...(message ? [`“${message}”`] : []),
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
    await ctx.db.update(Credit, { id }, { sentAt: () => 'now()' });
  },
};

function secretOf({ jwtSecret }: Pick<Config, 'jwtSecret'>): Buffer {
  return createHmac('sha256', jwtSecret).update(SEND_GIFT_CARD).digest();
}
