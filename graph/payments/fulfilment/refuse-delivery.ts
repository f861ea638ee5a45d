import { OrderActor } from '../../orders/life/order-life.js';
import { OrderStatus } from '../../orders/order-status.js';
import { PaymentMethod } from '../../orders/payment-method.js';
import type { Context } from '../../shared/context.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow, allowRefund } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockOrder, type MovedOrder, movedOrder } from './lock-order.js';
import { moveOrder } from './move-order.js';

/** What is told of a delivery that was refused. */
export interface Refusal {
  /**
   * Whether the pieces go back into the store room, to be sold again; what spoiled on the way does
   * not.
   */
  restocks: boolean;
  /** Why, in words that the shopper may read; null when nothing was said. */
  note: string | null;
}

/**
 * Ends an order that was refused on delivery, or that no one took: what was to be paid there is due
 * no more, what was paid before goes back, and an invoice is credited as a whole. One that has
 * ended so stays as it is, so that the call can be repeated.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not move orders on, and for a
 *   packer where money goes back, NOT_FOUND, BAD_USER_INPUT for the note, CONFLICT for an order
 *   that is not on its way
 * @see spec §9 (cash on delivery)
 */
export async function refuseDelivery(ctx: Context, sentId: unknown, refusal: Refusal): Promise<MovedOrder> {
  allow(ctx, ApiScope.ORDERS_WRITE);
  const { restocks } = refusal;
  const note =
    refusal.note &&
    checkedText(refusal.note, {
      ...{ field: 'note', called: phrase('The note') },
      least: 0,
      most: 500,
      hasLines: true,
    });
  const order = await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, sentId);
    // What is due at the door falls away, and credit goes back to where it came from.
    if (locked.order.paymentMethod !== PaymentMethod.CASH) allowRefund(tx);
    if (locked.order.status === OrderStatus.CANCELLED) return locked.order;
    const told = { actor: OrderActor.SHOP, operation: 'refuseDelivery', note: note || 'Refused on delivery' } as const;
    return moveOrder(tx, locked, OrderStatus.CANCELLED, { ...told, refusal: { restocks } });
  });
  return movedOrder(ctx, order, phrase('{order} was refused on delivery and has ended.', { order: order.number }));
}
