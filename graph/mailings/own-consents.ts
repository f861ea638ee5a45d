import { getUser } from '../accounts/accounts.service.js';
import { withdrawFromAlerts } from '../alerts/alerts.service.js';
import { ConsentPurpose } from '../consents/consent.entity.js';
import { withdrawFromNewsletter } from '../newsletter/newsletter.service.js';
import { withdrawFromCards } from '../payments/cards/saved-cards.js';
import type { Context } from '../shared/context.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { viewerOf } from '../shared/rights/viewer.js';

/**
 * Withdraws what the viewer has consented to under the address of their account, at once and
 * whether or not mail can be sent; safe to repeat.
 *
 * @returns what to tell the shopper
 * @throws ShopError UNAUTHENTICATED
 * @see Digital Personal Data Protection Act 2023, section 6 (4)
 */
export async function withdrawConsent(
  ctx: Context,
  purpose: ConsentPurpose,
): Promise<{ ok: boolean; message: string }> {
  const { id } = viewerOf(ctx);
  const { contact: email } = await getUser(ctx, id);
  if (purpose === ConsentPurpose.NEWSLETTER) {
    await withdrawFromNewsletter(ctx, email);
    return { ok: true, message: say(phrase('This address gets no newsletter any more.'), ctx.language) };
  }
  if (purpose === ConsentPurpose.SAVED_CARDS) {
    await withdrawFromCards(ctx, id, email);
    return { ok: true, message: say(phrase('Your saved cards are removed.'), ctx.language) };
  }
  await withdrawFromAlerts(ctx, email, { userId: id, email: null });
  return { ok: true, message: say(phrase('You get no more mails about stock and prices.'), ctx.language) };
}
