import { lockShopper } from '../../accounts/accounts.queries.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import { OrderStatus } from '../../orders/order-status.js';
import { cancelUnpaidOrder } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { afterCommit, inTransaction } from '../../shared/rows/transaction.js';
import { lockCheckout } from '../lock-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';

/**
 * Cancels the order that waits for the payment of a checkout which has ended, so that no order
 * waits for ever. Nothing is sold or paid by then, so nothing goes back; a payment that is taken
 * all the same is refunded.
 *
 * @param waitedS how long it has to have waited, in seconds
 * @see spec §4 (order status)
 */
export async function closeUnpaidOrder(
  ctx: Context,
  { id, userId }: Pick<PaymentOrder, 'id' | 'userId'>,
  waitedS = 0,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    await lockCheckout(tx, { id });
    const order = await cancelUnpaidOrder(tx, id, waitedS);
    if (!order) return;
    await queueOrderMessage(tx, order.id, OrderStatus.CANCELLED);
    afterCommit(tx, () => tx.log.warn({ orderId: order.id }, 'an order was cancelled that nobody paid'));
  });
}
