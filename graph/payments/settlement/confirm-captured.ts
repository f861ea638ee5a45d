import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { providerOf } from '../payment-options.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import { confirmPayment } from './confirm-payment.js';
import { advancePayment } from './settlement.queries.js';

/**
 * All attempts to pay an order of the provider's; null when the provider does not answer, so that
 * it cannot be told.
 */
export async function listPaymentsOf(
  ctx: Context,
  { providerOrderId, paymentOption }: Pick<PaymentOrder, 'paymentOption'> & { providerOrderId: string },
): Promise<ProviderPayment[] | null> {
  try {
    return await providerOf(ctx, paymentOption).listPayments(providerOrderId);
  } catch (thrown) {
    if (asShopError(thrown)?.code === ErrorCode.PROVIDER_UNAVAILABLE) return null;
    throw thrown;
  }
}

/**
 * Asks the provider whether a checkout was paid without anybody saying so, and makes the order if
 * it was. A provider that does not answer does not keep stock held: a payment that shows up later
 * is settled by whatever stock there is then.
 *
 * @returns whether the checkout was paid
 */
export async function confirmCaptured(
  ctx: Context,
  { providerOrderId, paymentOption }: Pick<PaymentOrder, 'providerOrderId' | 'paymentOption'>,
): Promise<boolean> {
  const payments = providerOrderId && (await listPaymentsOf(ctx, { providerOrderId, paymentOption }));
  return payments ? confirmPayments(ctx, payments, paymentOption) : false;
}

/** Whether a payer's bank or UPI app has not answered, or the money is not taken yet. */
export function isWaiting({ status }: Pick<ProviderPayment, 'status'>): boolean {
  return status === 'created' || status === 'authorized';
}

/**
 * Confirms those of some payments that were captured, and notes what became of those that waited
 * for their bank.
 *
 * @param paymentOption the code of the way by which they were paid; null: `online`
 * @returns whether any of them is paid for an order or a gift card
 */
export async function confirmPayments(
  ctx: Context,
  payments: readonly ProviderPayment[],
  paymentOption: string | null,
): Promise<boolean> {
  let isPaid = false;
  for (const payment of payments) {
    if (payment.status !== 'captured') {
      await advancePayment(ctx, payment);
      continue;
    }
    try {
      const { order, giftCard } = await confirmPayment(ctx, payment, paymentOption);
      isPaid ||= order !== null || giftCard !== null;
    } catch (thrown) {
      if (asShopError(thrown)?.code !== ErrorCode.PAYMENT_NOT_VERIFIED) throw thrown;
    }
  }
  return isPaid;
}
