import { In } from 'typeorm';
import { getCustomer } from '../accounts/customers/customers.service.js';
import type { Customer } from '../accounts/customers/customers.type.js';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import { defineLoader } from '../shared/rows/loader.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { withdrawFromNewsletter } from './newsletter.service.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

/** When addresses asked for the newsletter; null for those that did not. */
export const subscribedAtByEmail = defineLoader<Date | null>(async (ctx, emails) => {
  const rows = await ctx.db.findBy(NewsletterSubscription, { email: In([...emails]) });
  const known = new Map(rows.map(({ email, confirmedAt }) => [email, confirmedAt]));
  return emails.map((email) => known.get(email) ?? null);
});

/**
 * Takes the address of a customer off the newsletter, as they asked for. Doing so again changes
 * nothing.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin and support, NOT_FOUND
 */
export async function withdrawNewsletterConsent(
  ctx: Context,
  customerId: unknown,
): Promise<{ customer: Customer; message: string }> {
  staffOf(ctx, Right.SERVE_CUSTOMERS);
  return inTransaction(ctx, async (tx) => {
    const customer = await getCustomer(tx, customerId);
    const isOnList = (await subscribedAtByEmail(tx).load(customer.email)) !== null;
    subscribedAtByEmail(tx).clear(customer.email);
    await withdrawFromNewsletter(tx, customer.email, `staff, request ${tx.requestId}`);
    await recordChange(tx, {
      ...{ operation: 'withdrawNewsletterConsent', subjectType: AuditSubject.USER, subjectId: customer.id },
      ...{ before: { newsletter: isOnList }, after: { newsletter: false } },
    });
    const message = phrase('{name} gets no newsletter any more.', { name: customer.name });
    return { customer, message: say(message, tx.language) };
  });
}
