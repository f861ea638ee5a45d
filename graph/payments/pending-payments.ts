import { OrderStatus } from '../orders/order-status.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { confirmPayments } from './confirm-captured.js';
import type { PaymentOrder } from './payment-order.entity.js';

/** A payment that the provider has not taken by then is given back by the provider itself. */
const WAITS_FOR = '5 days';

/**
 * Sees to it, before a shopper pays again, that the payment of no earlier order is still under way. An order that waits
 * for its payment is asked after at the provider, which costs others nothing: hardly anybody has one.
 *
 * @throws ShopError CONFLICT when it turns out to be paid, or may be any moment; PROVIDER_UNAVAILABLE when nobody can
 *   tell
 */
export async function checkNothingIsPaid(ctx: Context, userId: string): Promise<void> {
  const waiting: Pick<PaymentOrder, 'providerOrderId'>[] = await ctx.db.query(
    `SELECT p.provider_order_id AS "providerOrderId" FROM "order" o JOIN payment_order p ON p.id = o.payment_order_id
     WHERE o.user_id = $1 AND o.status = $2 AND o.placed_at > now() - $3::interval`,
    [userId, OrderStatus.PENDING, WAITS_FOR],
  );
  for (const { providerOrderId } of waiting) {
    const payments = providerOrderId === null ? [] : await ctx.payments.listPayments(providerOrderId);
    if (await confirmPayments(ctx, payments)) {
      throw new ShopError(ErrorCode.CONFLICT, 'This payment has been made already. Please look at your orders.');
    }
    if (payments.some(({ status }) => status === 'authorized')) {
      throw new ShopError(
        ErrorCode.CONFLICT,
        'Your last payment is still being checked. Please do not pay again until its order is confirmed.',
      );
    }
  }
}
