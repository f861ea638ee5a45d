import { OrderActor } from '../../orders/life/order-life.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow, allowRefund } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockOrder, type MovedOrder, movedOrder } from './lock-order.js';
import { moveOrder, refusalOf } from './move-order.js';
import { checkFreshness } from './set-line-batch.js';
import { checkAllShipped, shipRest } from './ship-order.js';
import { checkAnswered } from './shortages/open-questions.js';

/**
 * Moves an order on: packed, shipped as a whole, delivered, or called off before it has left.
 * Calling it off promises the money back, if any was paid, and puts the goods back for sale, in one
 * go. An order that has the status already stays as it is, so that the call can be repeated.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not move orders on, and for a
 *   packer who calls one off, NOT_FOUND, CONFLICT for a status that cannot follow, naming those
 *   that can, and for delivering what has not left as a whole
 * @see spec §4 (order status)
 */
export async function setOrderStatus(ctx: Context, sentId: unknown, status: OrderStatus): Promise<MovedOrder> {
  allow(ctx, ApiScope.ORDERS_WRITE);
  if (status === OrderStatus.CANCELLED) allowRefund(ctx);
  const order = await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, sentId);
    if (locked.order.status === status) return locked.order;
    if (status === OrderStatus.PENDING) throw refusalOf(locked.order.status, OrderActor.SHOP);
    if (status === OrderStatus.DELIVERED) await checkAllShipped(tx, locked.order);
    if (status === OrderStatus.PACKED || status === OrderStatus.SHIPPED) {
      await checkAnswered(tx, locked.order);
      await checkFreshness(tx, locked.order);
    }
    const moved = await moveOrder(tx, locked, status, { actor: OrderActor.SHOP, operation: 'setOrderStatus' });
    if (status === OrderStatus.SHIPPED) await shipRest(tx, moved);
    return moved;
  });
  return movedOrder(
    ctx,
    order,
    phrase('{order} is {status}.', {
      order: order.number,
      status: phrase(order.status.toLowerCase() as Lowercase<OrderStatus>),
    }),
  );
}
