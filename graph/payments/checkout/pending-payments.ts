import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { confirmPayments, listPaymentsOf } from '../settlement/confirm-captured.js';
import { findMaybePaid } from './checkout.queries.js';

/**
 * Sees to it, before a shopper pays again, that nothing that was begun earlier is paid already:
 * neither the checkout that is still open, nor one whose order waits for its payment. Few shoppers
 * have either, so few wait for the provider here.
 *
 * @returns false when the provider does not answer, so that it cannot be told
 * @throws ShopError CONFLICT when something turns out to be paid (then there is an order now), or
 *   may be any moment
 */
export async function checkNothingIsPaid(ctx: Context, userId: string): Promise<boolean> {
  const earlier = await findMaybePaid(ctx, userId);
  for (const { providerOrderId, paymentOption } of earlier) {
    if (providerOrderId === null) continue;
    const payments = await listPaymentsOf(ctx, { providerOrderId, paymentOption });
    if (!payments) return false;
    if (await confirmPayments(ctx, payments, paymentOption)) {
      throw new ShopError(ErrorCode.CONFLICT, phrase('This payment has already been made. Please see your orders.'));
    }
    if (payments.some(({ status }) => status === 'authorized')) {
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('Your last payment is still being checked. Please do not pay again until its order is confirmed.'),
      );
    }
  }
  return true;
}
