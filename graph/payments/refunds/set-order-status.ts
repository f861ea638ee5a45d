import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { Order } from '../../orders/order.entity.js';
import { queueOrderMessage } from '../../orders/order-messages.js';
import { NEXT_STATUSES, OrderStatus } from '../../orders/order-status.js';
import { mayReadOrders } from '../../orders/orders.service.js';
import { allow, allowRefund } from '../../shared/allow.js';
import { ApiScope } from '../../shared/api-scope.js';
import { type Context, inTransaction } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/id.js';
import { returnForCheckout } from '../checkout-stock.js';
import { endCheckout, lockCheckout, lockShopper } from '../lock-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import { HOLDING } from '../payment-order-state.js';
import { oweRefund } from './owe-refund.js';
import { RefundReason } from './refund-reason.js';

/** An order that has moved on; null for a key that may move orders and not read them. */
export interface MovedOrder {
  order: Order | null;
  message: string;
}

/**
 * Moves an order on: packed, shipped, delivered, or called off before it has left. Calling it off promises the money back,
 * if any was paid, and puts the goods back for sale, in one go. An order that has the status already stays as it is, so that the call can
 * be repeated.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for who may not move orders on, and for a packer who calls one off, NOT_FOUND, CONFLICT for
 *   a status that cannot follow, naming those that can
 * @see spec §4 (order status)
 */
export async function setOrderStatus(ctx: Context, sentId: unknown, status: OrderStatus): Promise<MovedOrder> {
  allow(ctx, ApiScope.ORDERS_WRITE);
  if (status === OrderStatus.CANCELLED) allowRefund(ctx);
  const id = readId(sentId);
  const order = await inTransaction(ctx, (tx) => moveOrder(tx, id, status));
  return {
    order: mayReadOrders(ctx) ? order : null,
    message: `${order.number} is ${order.status.toLowerCase()}.`,
  };
}

async function moveOrder(tx: Context, id: string | null, status: OrderStatus): Promise<Order> {
  const found = id && (await tx.db.findOneBy(Order, { id }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, 'There is no such order.', 'id');
  // The locks of every step towards an order, in their order, so that no two of them wait for each other.
  await lockShopper(tx, found.userId);
  const checkout = await lockCheckout(tx, { id: found.paymentOrderId });
  const order = await tx.db.findOneByOrFail(Order, { id: found.id });
  if (order.status === status) return order;
  if (!NEXT_STATUSES[order.status].includes(status)) throw refusal(order.status);
  await tx.db.update(Order, { id: order.id }, { status });
  if (status === OrderStatus.CANCELLED) await callOff(tx, order, checkout);
  if (status !== OrderStatus.PENDING) await queueOrderMessage(tx, order.id, status);
  await recordChange(tx, {
    ...{ operation: 'setOrderStatus', subjectType: AuditSubject.ORDER, subjectId: order.id },
    ...{ before: { status: order.status }, after: { status } },
  });
  return tx.db.findOneByOrFail(Order, { id: order.id });
}

/** What was sold goes back for sale, what was held is free again. */
async function callOff(
  tx: Context,
  { paymentId, amountPaise, paymentOrderId }: Order,
  checkout: PaymentOrder | null,
): Promise<void> {
  if (paymentId) {
    await oweRefund(tx, { id: paymentId, amountPaise }, RefundReason.CANCELLED);
    await returnForCheckout(tx, paymentOrderId);
  } else if (checkout && HOLDING.includes(checkout.state)) {
    await endCheckout(tx, checkout, 'cancelled', 'its order was called off');
  }
}

function refusal(status: OrderStatus): ShopError {
  const next = NEXT_STATUSES[status];
  const allowed = next.length > 0 ? `can become ${next.join(' or ')} only` : 'keeps its status';
  return new ShopError(ErrorCode.CONFLICT, `An order that is ${status} ${allowed}.`, 'status');
}
