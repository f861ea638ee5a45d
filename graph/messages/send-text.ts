import type { Context } from '../shared/context.js';
import { type TextMessage, TextRefused } from '../shared/ports/text-messenger.js';
import { readShopFacts } from '../shop/shop-facts.js';

/**
 * Sends a text message by the messenger of the shop; where there is none it does nothing. To be
 * called by a job, which is repeated while the gateway does not take it. What the gateway refuses
 * for good is logged and let go.
 *
 * @param message.id names the occasion, such as `order-shipped.<event id>`
 * @param write answers the text, which begins with the name of the shop
 */
export async function sendText(
  ctx: Context,
  { id, to }: Pick<TextMessage, 'id' | 'to'>,
  write: (shopName: string) => string,
): Promise<void> {
  if (!ctx.texts) return;
  const { name } = await readShopFacts(ctx);
  try {
    await ctx.texts.send({ id, to, text: write(name) });
    ctx.log.info({ textId: id }, 'a text message was sent');
  } catch (thrown) {
    if (!(thrown instanceof TextRefused)) throw thrown;
    ctx.log.warn({ textId: id, err: thrown }, 'a text message was refused');
  }
}

/**
 * A phone number of India as it was typed, in E.164; one of another country where it begins with +;
 * null for anything else.
 */
export function toE164(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  const [, mobile] = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits) ?? [];
  if (mobile) return `+91${mobile}`;
  return /^\s*\+/.test(typed) && digits.length >= 8 && digits.length <= 15 ? `+${digits}` : null;
}
