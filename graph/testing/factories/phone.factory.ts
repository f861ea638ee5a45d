import { randomInt } from 'node:crypto';
import { requestPhoneCode, sendPhoneCodes } from '../../accounts/phone/phone-codes.js';
import type { TextMessenger } from '../../shared/ports/text-messenger.js';
import { runDueJobs } from '../jobs.js';
import type { TestShop } from '../shop.js';

/** A mobile number that no other test has, in E.164. */
export function aMobile(): string {
  return `+919${String(randomInt(1e9)).padStart(9, '0')}`;
}

/** The text message with the code that is asked for a number. */
export async function aPhoneText(shop: TestShop, phone: string): Promise<string> {
  let text = '';
  const texts: TextMessenger = {
    send: async (message) => {
      if (message.to === phone) text = message.text;
    },
  };
  const ctx = { ...shop.ctx(), texts };
  await requestPhoneCode(ctx, phone);
  await runDueJobs(shop, ctx, [sendPhoneCodes.name]);
  return text;
}

/** The code that is texted to a number. */
export async function aPhoneCode(shop: TestShop, phone: string): Promise<string> {
  return (await aPhoneText(shop, phone)).slice(0, 6);
}
