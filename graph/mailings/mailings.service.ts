import { confirmAlert, leaveAlerts } from '../alerts/alerts.service.js';
import { type AskedMailing, type MailingName, type MailingStep, readMailingToken } from '../messages/mailing-token.js';
import { confirmNewsletter, leaveNewsletter } from '../newsletter/newsletter.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';

/** What the steps of a link do; each answers what to tell the reader, null where it is too late. */
type Steps = Record<MailingStep, (ctx: Context, id: string) => Promise<string | null>>;

const STEPS: Record<MailingName, Steps> = {
  alert: { confirm: confirmAlert, leave: leaveAlerts },
  newsletter: { confirm: confirmNewsletter, leave: leaveNewsletter },
};

/**
 * Confirms that the reader of a mail wants such mails, by the link in it; safe to repeat.
 *
 * @param token the secret part of the link
 * @throws ShopError INVALID_CREDENTIALS for a link that is none of this shop, or too old
 */
export function confirmMailing(ctx: Context, token: string): Promise<{ ok: boolean; message: string }> {
  return take(ctx, 'confirm', token);
}

/**
 * Takes the reader of a mail off what it came from, by the link in it; safe to repeat, and as long
 * as the mail is kept. Neither an account nor a press on any other page is needed.
 *
 * @param token the secret part of the link
 * @throws ShopError INVALID_CREDENTIALS for a link that is none of this shop
 */
export function leaveMailing(ctx: Context, token: string): Promise<{ ok: boolean; message: string }> {
  return take(ctx, 'leave', token);
}

async function take(ctx: Context, step: MailingStep, token: string): Promise<{ ok: boolean; message: string }> {
  const asked: AskedMailing | null = readMailingToken(ctx.config, step, token);
  const message = asked && (await STEPS[asked.name][step](ctx, asked.id));
  if (!message)
    throw new ShopError(
      ErrorCode.INVALID_CREDENTIALS,
      phrase('This link no longer works. Please ask for it again.'),
      'token',
    );
  return { ok: true, message };
}
