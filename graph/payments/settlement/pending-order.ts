import { lockShopper } from '../../accounts/accounts.queries.js';
import type { Order } from '../../orders/order.entity.js';
import { findOrderOfCheckout, recordPendingOrder } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockCheckout, orderDraftOf } from '../lock-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import { isWaiting } from './confirm-captured.js';
import { upsertPayment } from './settlement.queries.js';

/**
 * Notes an order whose payment waits at the bank, with that payment; stock, cart and checkout stay
 * as they are until the bank answers. Safe to repeat: a checkout has one order.
 *
 * @param payments all that the provider knows of the checkout
 * @returns the order, which may have come further meanwhile
 */
export function placePendingOrder(
  ctx: Context,
  { id, userId }: Pick<PaymentOrder, 'id' | 'userId'>,
  payments: readonly ProviderPayment[],
): Promise<Order> {
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    const checkout = await lockCheckout(tx, { id });
    if (!checkout) throw new Error(`checkout ${id} is gone`);
    for (const payment of payments.filter(isWaiting)) await upsertPayment(tx, id, payment);
    const before = await findOrderOfCheckout(tx, id);
    return before ?? recordPendingOrder(tx, await orderDraftOf(tx, checkout));
  });
}
