import type { Context } from '../shared/context.js';
import { type Mail, MailRefused } from '../shared/ports/mailer.js';
import { readAppearance } from '../shop/read-appearance.js';
import { readShopFacts } from '../shop/shop-facts.js';
import { type Letter, layOutMail } from './mail-layout.js';

/**
 * Sends a letter by the mailer of the shop; where there is none, or the reader has no address, it
 * does nothing. To be called by a
 * job, which is repeated while the mail server does not take it. What the server refuses for good
 * is logged and let go.
 *
 * @param mail.id names the occasion, such as `order-confirmed.<order id>`
 */
export async function sendMail(
  ctx: Context,
  { id, to, attachments = [] }: Pick<Mail, 'id' | 'to' | 'attachments'>,
  letter: Letter,
): Promise<void> {
  if (!ctx.mailer || !to.email) return;
  const sender = { shop: await readShopFacts(ctx), appearance: await readAppearance(ctx) };
  try {
    await ctx.mailer.send({
      id,
      to,
      attachments,
      ...(letter.leave && { oneClickUnsubscribe: ctx.mailer.addressOf(`/api/mailing/leave/${letter.leave.token}`) }),
      subject: letter.title,
      ...layOutMail(letter, ctx.mailer, sender),
    });
    ctx.log.info({ mailId: id }, 'a mail was sent');
  } catch (thrown) {
    if (!(thrown instanceof MailRefused)) throw thrown;
    ctx.log.warn({ mailId: id, err: thrown }, 'a mail was refused');
  }
}
