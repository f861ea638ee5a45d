import { createHmac, timingSafeEqual } from 'node:crypto';
import { Raw } from 'typeorm';
import { v7 } from 'uuid';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { sendText, toE164 } from '../../messages/send-text.js';
import type { Config } from '../../shared/config/config.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import type { Language } from '../../shared/languages/languages.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import type { Task } from '../../shared/task.js';
import { siteOf } from '../passkeys/site.js';
import { limitMessages } from '../sign-in/message-limit.js';
import { limitSignInAttempts } from '../sign-in/sign-in-limit.js';
import { PhoneCode } from './phone-code.entity.js';
import { countTry } from './phone-codes.queries.js';

/** How long a code is good. In minutes. */
const CODE_MINUTES = 10;

/** Codes that may be typed in for one that was sent. */
const MAX_TRIES = 5;

const DIGITS = 6;
const SEND_PHONE_CODE = 'send-phone-code';

/**
 * Has a code texted to a mobile number of India, in place of the one before. The answer is the same
 * whether or not an account has the number.
 *
 * @throws ShopError BAD_USER_INPUT for another number, CONFLICT where the shop sends no text
 *   messages, RATE_LIMITED after three within a quarter of an hour for one number
 */
export async function requestPhoneCode(ctx: Context, sentPhone: string): Promise<{ ok: boolean; message: string }> {
  const phone = mobileOf(sentPhone);
  if (!ctx.texts)
    throw new ShopError(ErrorCode.CONFLICT, phrase('This shop does not send text messages. Please use your e-mail.'));
  await limitMessages(ctx, 'phone-code', [phone]);
  await addJobs(
    ctx,
    SEND_PHONE_CODE,
    `INSERT INTO phone_code (phone, expires_at) VALUES ($1, now() + make_interval(mins => $2))
     ON CONFLICT (phone) DO UPDATE SET id = uuidv7(), tries = 0, expires_at = excluded.expires_at
     RETURNING json_build_object('codeId', id, 'language', $3::text) AS payload, NULL AS key, NULL::timestamptz AS run_at`,
    [phone, CODE_MINUTES, ctx.language],
  );
  return { ok: true, message: say(phrase('We have sent a code to {phone}.', { phone }), ctx.language) };
}

/**
 * Texts a code that `requestPhoneCode` has queued. A text that is sent again holds the same code.
 * Its last line is what phones read to fill the code in (WebOTP), and only on the shop's own pages.
 */
export const sendPhoneCodes: Task<{ codeId: string; language: Language }> = {
  name: SEND_PHONE_CODE,
  run: async (ctx, { codeId, language }) => {
    const sent = await ctx.db.findOneBy(PhoneCode, { id: codeId });
    if (!sent || sent.expiresAt.getTime() <= Date.now()) return;
    const code = codeOf(ctx.config, codeId);
    await sendText(ctx, { id: `phone-code.${codeId}`, to: sent.phone }, (shop) => {
      const words = say(
        phrase('{code} is your code for {shop}, for {minutes} minutes. Tell it to no one.', {
          ...{ code, shop, minutes: CODE_MINUTES },
        }),
        language,
      );
      return `${words}\n\n@${siteOf(ctx.config).rpId} #${code}`;
    });
  },
};

/**
 * A mobile number of India as it was typed, in E.164. Codes go to no other country, since who is
 * paid for messages there would have them sent without end.
 *
 * @throws ShopError BAD_USER_INPUT for anything else
 */
export function mobileOf(typed: string): string {
  const phone = toE164(typed);
  if (phone && /^\+91[6-9]\d{9}$/.test(phone)) return phone;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please enter a mobile number of 10 digits.'), 'phone');
}

/**
 * Spends the code that was texted to a number. Wrong ones are counted as wrong passwords are, by
 * number and by network, and a code is spent by five tries.
 *
 * @param phone in E.164
 * @throws ShopError BAD_USER_INPUT for no code, INVALID_CREDENTIALS for another one or one that no
 *   longer holds, RATE_LIMITED
 */
export async function spendPhoneCode(ctx: Context, phone: string, sentCode: string): Promise<void> {
  const typed = sentCode.replace(/\s/g, '');
  if (!typed) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Please type the code.'), 'code');
  const isRight = await limitSignInAttempts(ctx, `phone:${phone}`, async () => {
    const id = await countTry(ctx, phone, MAX_TRIES);
    const right = Buffer.from(codeOf(ctx.config, id ?? v7()));
    const given = Buffer.from(typed);
    const isSame = given.length === right.length && timingSafeEqual(given, right);
    if (!id || !isSame) return false;
    const { affected } = await ctx.db.delete(PhoneCode, { id });
    return affected === 1;
  });
  if (!isRight)
    throw new ShopError(
      ErrorCode.INVALID_CREDENTIALS,
      phrase('This code is wrong or no longer holds. Please check it, or request another one.'),
      'code',
    );
}

/** Forgets codes that have expired, and with them the numbers that they were sent to. */
export async function deleteExpiredPhoneCodes(ctx: Context): Promise<void> {
  await ctx.db.delete(PhoneCode, { expiresAt: Raw((column) => `${column} <= now()`) });
}

/** Six digits. */
function codeOf({ jwtSecret }: Pick<Config, 'jwtSecret'>, id: string): string {
  const bytes = createHmac('sha256', jwtSecret).update(`phone-code:${id}`).digest();
  return String(bytes.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}
