import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { issueInvoice } from '../../invoices/issue-invoice.js';
import { recordOrderEvent } from '../../orders/life/order-events.js';
import { nextStatuses, OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { Order } from '../../orders/order.entity.js';
import { queueOrderMessage } from '../../orders/order-messages.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { asPaise } from '../../shared/money.js';
import { returnForCheckout } from '../checkout-stock.js';
import { endCheckout } from '../lock-checkout.js';
import { HOLDING } from '../payment-order-state.js';
import { oweRefund, promisedOf } from '../refunds/owe-refund.js';
import { RefundReason } from '../refunds/refund-reason.js';
import type { LockedOrder } from './lock-order.js';

/** Who moves an order, and what is told with it. */
export interface Move {
  actor: OrderActor.SHOP | OrderActor.SHOPPER;
  /** The verb phrase that is the name of the operation on the graph. */
  operation: string;
  note?: string | null;
}

/**
 * Takes a step of an order's life: the status, its event, what follows of money and stock, the message to the shopper and
 * the audit change together. Calling it off promises back what was paid and was not promised before, and puts the goods back
 * for sale.
 *
 * @throws ShopError CONFLICT for a step that the order or the actor cannot take
 */
export async function moveOrder(
  tx: Context,
  { order, checkout }: LockedOrder,
  to: Exclude<OrderStatus, OrderStatus.PENDING>,
  { actor, operation, note }: Move,
): Promise<Order> {
  if (!nextStatuses(order.status, actor).includes(to)) throw refusalOf(order.status, actor);
  await tx.db.update(Order, { id: order.id }, { status: to });
  const eventId = await recordOrderEvent(tx, order.id, OrderEventKind[to], { actor, note });
  if (to === OrderStatus.CANCELLED) await callOff(tx, { order, checkout });
  if (to === OrderStatus.SHIPPED) await issueInvoice(tx, order);
  await queueOrderMessage(tx, order.id, to, to === OrderStatus.SHIPPED ? eventId : null);
  if (actor === OrderActor.SHOP) {
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.ORDER, subjectId: order.id },
      ...{ before: { status: order.status }, after: { status: to } },
    });
  }
  return tx.db.findOneByOrFail(Order, { id: order.id });
}

/** What was sold goes back for sale, what was held is free again. */
async function callOff(tx: Context, { order, checkout }: LockedOrder): Promise<void> {
  const { paymentId, amountPaise, paymentOrderId } = order;
  if (paymentId) {
    const rest = asPaise(amountPaise - (await promisedOf(tx, paymentId)));
    if (rest > 0) await oweRefund(tx, { id: paymentId, amountPaise: rest }, RefundReason.CANCELLED);
    await returnForCheckout(tx, paymentOrderId);
  } else if (checkout && HOLDING.includes(checkout.state)) {
    await endCheckout(tx, checkout, 'cancelled', 'its order was called off');
  }
}

/** The refusal of a step, naming what the actor can make of the order. */
export function refusalOf(status: OrderStatus, actor: OrderActor): ShopError {
  const next = nextStatuses(status, actor);
  if (actor === OrderActor.SHOPPER) {
    return new ShopError(ErrorCode.CONFLICT, 'This order can not be cancelled any more.', 'id');
  }
  const allowed = next.length > 0 ? `can become ${next.join(' or ')} only` : 'keeps its status';
  return new ShopError(ErrorCode.CONFLICT, `An order that is ${status} ${allowed}.`, 'status');
}
