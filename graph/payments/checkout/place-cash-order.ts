import { OrderActor } from '../../orders/life/order-life.js';
import type { Order } from '../../orders/order.entity.js';
import { findOrderOfCheckout } from '../../orders/orders.service.js';
import { PaymentMethod } from '../../orders/payment-method.js';
import { type Context, inTransaction, viewerOf } from '../../shared/context.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { checkoutsRefused } from '../../shared/observability/metrics.js';
import { sellForCheckout } from '../checkout-stock.js';
import { openCashPayment } from '../own-payment.js';
import { providerUnavailable } from '../razorpay/circuit-breaker.js';
import { recordSale } from '../settlement/record-sale.js';
import { type CheckoutRequest, openCheckout } from './open-checkout.js';
import { checkNothingIsPaid } from './pending-payments.js';

/**
 * Orders the viewer's cart to be paid for at the door: a checkout that is held, sold and confirmed
 * at once, with its payment due. A checkout that is open at the provider is given up first, unless
 * it turns out to be paid.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty cart or a delivery that is not
 *   offered, CONFLICT where no cash is taken, saying why, and where something is paid already,
 *   OUT_OF_STOCK, PRICE_CHANGED, OFFER_USED_UP, CREDIT_NOT_ENOUGH, IDEMPOTENCY_MISMATCH,
 *   RATE_LIMITED,
 *   PROVIDER_UNAVAILABLE while it cannot be told whether an open checkout is paid
 * @see spec §9 (cash on delivery)
 */
export async function placeCashOrder(
  ctx: Context,
  request: CheckoutRequest,
): Promise<{ order: Order; message: string }> {
  const { id: userId } = viewerOf(ctx);
  try {
    if (!(await checkNothingIsPaid(ctx, userId))) throw providerUnavailable();
    const order = await inTransaction(ctx, (tx) => sellForCash(tx, userId, request));
    return { order, message: say(phrase('Your order is placed. Thank you!'), ctx.language) };
  } catch (thrown) {
    checkoutsRefused.inc({ code: asShopError(thrown)?.code ?? ErrorCode.INTERNAL_SERVER_ERROR });
    throw thrown;
  }
}

async function sellForCash(tx: Context, userId: string, request: CheckoutRequest): Promise<Order> {
  const wish = { method: PaymentMethod.CASH, isProviderAway: false };
  const { checkout, isRepeat } = await openCheckout(tx, userId, request, wish);
  const before = isRepeat ? await findOrderOfCheckout(tx, checkout.id) : null;
  if (before) return before;
  const paymentId = await openCashPayment(tx, checkout);
  await sellForCheckout(tx, checkout.id);
  return recordSale(tx, checkout, { paymentId, actor: OrderActor.SHOPPER, cause: 'it is paid at the door' });
}
