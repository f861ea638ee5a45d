import type { Order } from '../../orders/order.entity.js';
import { PaymentMethod } from '../../orders/payment-method.js';
import type { Context } from '../../shared/context.js';
import { openCreditPayment } from '../own-payment.js';
import type { CheckoutRequest } from './open-checkout.js';
import { sellWithoutProvider } from './sell-without-provider.js';

/**
 * Orders the viewer's cart and pays for all of it with gift cards and store credit: a checkout that
 * is held, sold and confirmed at once. A checkout that is open at the provider is given up first,
 * unless it turns out to be paid.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty cart or a delivery that is not
 *   offered, CREDIT_NOT_ENOUGH or CONFLICT where credit does not pay for all of it, CONFLICT where
 *   something is paid already, OUT_OF_STOCK, PRICE_CHANGED, OFFER_USED_UP, IDEMPOTENCY_MISMATCH,
 *   RATE_LIMITED, PROVIDER_UNAVAILABLE while it cannot be told whether an open checkout is paid
 */
export function placeCreditOrder(ctx: Context, request: CheckoutRequest): Promise<{ order: Order; message: string }> {
  return sellWithoutProvider(ctx, request, {
    method: PaymentMethod.CREDIT,
    open: openCreditPayment,
    cause: 'credit pays for all of it',
  });
}
