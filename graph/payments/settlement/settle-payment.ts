import type { Context } from '../../shared/context.js';
import { providerOf } from '../payment-options.js';
import { type Confirmation, confirmPayment } from './confirm-payment.js';

/**
 * Settles a payment that a provider tells of, such as by a webhook: the provider is asked about it,
 * server to server, and what it says becomes an order or a refund, once, however often this is
 * called.
 *
 * @param paymentOption the code of the way to pay whose provider took it
 * @param paymentId the provider's id of it, of which nothing else is believed
 * @returns null where the provider knows no such payment
 * @throws ShopError as `confirmPayment`, PROVIDER_UNAVAILABLE
 */
export async function settlePayment(
  ctx: Context,
  paymentOption: string,
  paymentId: string,
): Promise<Confirmation | null> {
  const payment = await providerOf(ctx, paymentOption).findPayment(paymentId);
  return payment && confirmPayment(ctx, payment, paymentOption);
}
