import { OrderActor } from '../../orders/life/order-life.js';
import type { Order } from '../../orders/order.entity.js';
import { findOrderOfCheckout } from '../../orders/orders.service.js';
import type { PaymentMethod } from '../../orders/payment-method.js';
import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { checkoutsRefused } from '../../shared/observability/metrics.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { sellForCheckout } from '../checkout-stock.js';
import type { MoveCause } from '../move-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import { providerUnavailable } from '../razorpay/circuit-breaker.js';
import { recordSale } from '../settlement/record-sale.js';
import { type CheckoutRequest, openCheckout } from './open-checkout.js';
import { checkNothingIsPaid } from './pending-payments.js';

/** A way to pay that asks no provider. */
interface ProviderlessWay {
  method: PaymentMethod;
  /** Writes down the payment of a checkout; answers its id. */
  open(tx: Context, checkout: PaymentOrder): Promise<string>;
  /** Why the order is placed, as its history tells. */
  cause: MoveCause;
}

/**
 * Orders the viewer's cart by a way to pay that asks no provider: a checkout that is held, sold and
 * confirmed in one transaction. A checkout that is open at the provider is given up first, unless
 * it turns out to be paid.
 *
 * @throws ShopError as the calls that it serves say
 */
export async function sellWithoutProvider(
  ctx: Context,
  request: CheckoutRequest,
  way: ProviderlessWay,
): Promise<{ order: Order; message: string }> {
  const { id: userId } = viewerOf(ctx);
  try {
    if (!(await checkNothingIsPaid(ctx, userId))) throw providerUnavailable();
    const order = await inTransaction(ctx, (tx) => sell(tx, userId, request, way));
    return { order, message: say(phrase('Your order is placed. Thank you!'), ctx.language) };
  } catch (thrown) {
    checkoutsRefused.inc({ code: asShopError(thrown)?.code ?? ErrorCode.INTERNAL_SERVER_ERROR });
    throw thrown;
  }
}

async function sell(
  tx: Context,
  userId: string,
  request: CheckoutRequest,
  { method, open, cause }: ProviderlessWay,
): Promise<Order> {
  const wish = { method, isProviderAway: false };
  const { checkout, isRepeat } = await openCheckout(tx, userId, request, wish);
  const before = isRepeat ? await findOrderOfCheckout(tx, checkout.id) : null;
  if (before) return before;
  const paymentId = await open(tx, checkout);
  await sellForCheckout(tx, checkout.id);
  return recordSale(tx, checkout, { paymentId, actor: OrderActor.SHOPPER, cause });
}
