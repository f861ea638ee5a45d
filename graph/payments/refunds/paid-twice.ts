import { recordOrderEvent } from '../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { asPaise } from '../../shared/money/money.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { Payment } from '../payment.entity.js';
import { oweRefund } from './owe-refund.js';
import { Refund } from './refund.entity.js';
import { RefundReason } from './refund-reason.js';
import { findOrderSince } from './refunds.queries.js';

/**
 * Sends the second payment of what was paid already back, and tells its shopper so, in the history
 * of the order and by mail. To be called inside the transaction that settles the payment.
 *
 * @param order that the first payment paid; null for a gift card
 */
export async function refundSecondPayment(
  tx: Context,
  payment: Pick<ProviderPayment, 'id' | 'amountPaise'>,
  order: Order | null,
): Promise<void> {
  if (!(await oweRefund(tx, payment, RefundReason.PAID_TWICE)) || !order) return;
  const eventId = await recordOrderEvent(tx, order.id, OrderEventKind.REFUND_OWED, {
    actor: OrderActor.PAYMENT,
    amountPaise: asPaise(payment.amountPaise),
    note: say(phrase('A second payment for the same goods reached us. It goes back by itself.'), order.language),
  });
  await queueOrderMessage(tx, order.id, 'PAID_TWICE', eventId);
}

/**
 * The order that has bought the goods of an ended checkout by other means: the shopper began anew
 * and paid that, or paid at the door, before the payment of the first came. The first such order,
 * whatever became of it; null where there is none, such as where the same cart is bought once a
 * week.
 */
export async function findOrderInstead(tx: Context, paymentOrderId: string): Promise<Order | null> {
  const since = await findOrderSince(tx, paymentOrderId);
  return since ? tx.db.findOneByOrFail(Order, { id: since.id }) : null;
}

/** The order whose shopper is told of a second payment; null for one that is none. */
export async function findOrderPaidTwice(tx: Context, paymentId: string): Promise<Order | null> {
  if (!(await tx.db.existsBy(Refund, { paymentId, reason: RefundReason.PAID_TWICE }))) return null;
  const { paymentOrderId } = await tx.db.findOneByOrFail(Payment, { id: paymentId });
  return (await tx.db.findOneBy(Order, { paymentOrderId })) ?? findOrderInstead(tx, paymentOrderId);
}
