import type { Order } from '../../orders/order.entity.js';
import { PaymentMethod } from '../../orders/payment-method.js';
import type { Context } from '../../shared/context.js';
import { openCashPayment } from '../own-payment.js';
import type { CheckoutRequest } from './open-checkout.js';
import { sellWithoutProvider } from './sell-without-provider.js';

/**
 * Orders the viewer's cart to be paid for at the door: a checkout that is held, sold and confirmed
 * at once, with its payment due. A checkout that is open at the provider is given up first, unless
 * it turns out to be paid.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty cart or a delivery that is not
 *   offered, CONFLICT where no cash is taken, saying why, and where something is paid already,
 *   OUT_OF_STOCK, PRICE_CHANGED, OFFER_USED_UP, CREDIT_NOT_ENOUGH, IDEMPOTENCY_MISMATCH,
 *   RATE_LIMITED, PROVIDER_UNAVAILABLE while it cannot be told whether an open checkout is paid
 * @see spec §9 (cash on delivery)
 */
export function placeCashOrder(ctx: Context, request: CheckoutRequest): Promise<{ order: Order; message: string }> {
  return sellWithoutProvider(ctx, request, {
    method: PaymentMethod.CASH,
    open: openCashPayment,
    cause: 'it is paid at the door',
  });
}
