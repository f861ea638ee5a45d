import { removeBoughtPieces } from '../../cart/cart.queries.js';
import { spendCredit } from '../../credit/spend-credit.js';
import { confirmUses } from '../../offers/purchase/offer-uses.js';
import type { OrderActor } from '../../orders/life/order-life.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { recordPaidOrder } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { linesOf, orderDraftOf, stockOfLines } from '../lock-checkout.js';
import { type MoveCause, moveCheckout } from '../move-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';

/**
 * Makes a checkout whose pieces were sold a confirmed order: the order, its message, the checkout,
 * its offers, its credit and the cart change together. To be called inside the transaction that
 * sells them, which holds the lock of the checkout.
 *
 * @param providerOrderId the provider's id, where it became known only now; null where there is
 *   none
 */
export async function recordSale(
  tx: Context,
  checkout: PaymentOrder,
  sale: { paymentId: string; actor: OrderActor; cause: MoveCause; providerOrderId?: string | null },
): Promise<Order> {
  const { paymentId, actor, cause, providerOrderId = checkout.providerOrderId } = sale;
  const facts = { status: OrderStatus.CONFIRMED, paymentId } as const;
  const order = await recordPaidOrder(tx, await orderDraftOf(tx, checkout), facts, actor);
  await confirmUses(tx, checkout.id);
  await spendCredit(tx, checkout.id);
  await queueOrderMessage(tx, order.id, OrderStatus.CONFIRMED);
  await moveCheckout(tx, checkout, 'paid', cause, { providerOrderId });
  await removeBoughtPieces(tx, checkout.userId, stockOfLines(await linesOf(tx, checkout.id)));
  return order;
}
