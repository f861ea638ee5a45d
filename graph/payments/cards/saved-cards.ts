import { getUser } from '../../accounts/accounts.service.js';
import { ConsentPurpose } from '../../consents/consent.entity.js';
import { recordConsent } from '../../consents/consents.service.js';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import type { Context } from '../../shared/context.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { Task } from '../../shared/task.js';
import { PaymentCustomer } from './payment-customer.entity.js';

const DELETE_CARDS = 'delete-saved-cards';

/**
 * Has the provider keep the shopper's cards as tokens, since the shopper has just said so; from now
 * on its dialog shows them. A provider that keeps none, or does not answer, stops no
 * payment: then nothing is written, and the shopper is asked the next time.
 *
 * @see Reserve Bank of India, tokenisation of cards (explicit consent of the cardholder)
 */
export async function saveCards(ctx: Context, userId: string, phone: string): Promise<void> {
  const { savedCards } = ctx.payments;
  if (!savedCards || (await customerIdOf(ctx, userId))) return;
  const { name, email, contact } = await getUser(ctx, userId);
  try {
    const providerCustomerId = await savedCards.openCustomer({ name, email, phone });
    await inTransaction(ctx, async (tx) => {
      await tx.db.upsert(PaymentCustomer, { userId, providerCustomerId }, ['userId']);
      await recordConsent(tx, { purpose: ConsentPurpose.SAVED_CARDS, email: contact, isGiven: true });
    });
  } catch (thrown) {
    ctx.log.warn({ err: thrown }, 'the provider could not be asked to keep the cards of a shopper');
  }
}

/** The provider's id of a shopper who has consented that cards are kept; null of any other. */
export async function customerIdOf(ctx: Context, userId: string): Promise<string | null> {
  const customer = await ctx.db.findOneBy(PaymentCustomer, { userId });
  return customer?.providerCustomerId ?? null;
}

/** Withdraws that consent: no card is shown any more, and a job has the provider forget them. */
export function withdrawFromCards(ctx: Context, userId: string, email: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await queueDeletion(tx, userId);
    await tx.db.delete(PaymentCustomer, { userId });
    await recordConsent(tx, { purpose: ConsentPurpose.SAVED_CARDS, email, isGiven: false });
  });
}

/** Has the provider forget the cards of an account that is about to be deleted. */
export async function queueDeletion(tx: Context, userId: string): Promise<void> {
  await addJobs(
    tx,
    DELETE_CARDS,
    `SELECT json_build_object('customerId', provider_customer_id) AS payload, NULL AS key, NULL::timestamptz AS run_at
     FROM payment_customer WHERE user_id = $1`,
    [userId],
  );
}

/** Has the provider delete cards; one that does not answer is asked again. */
export const deleteCards: Task<{ customerId: string }> = {
  name: DELETE_CARDS,
  run: async (ctx, { customerId }) => ctx.payments.savedCards?.removeCards(customerId),
};
