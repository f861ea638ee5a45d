import { OrderActor } from '../../orders/life/order-life.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { lockOrder } from './lock-order.js';
import { moveOrder, paidBackAs } from './move-order.js';

/**
 * Calls an order of the viewer's off before it is packed: what was paid goes back by itself, and
 * the goods are for sale again. One that is cancelled stays so, so that the call can be repeated.
 *
 * @param toCredit whether it goes back as store credit, at once
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for an API key, NOT_FOUND also for another's,
 *   CONFLICT once it is packed
 */
export async function cancelOrder(
  ctx: Context,
  id: unknown,
  toCredit = false,
): Promise<{ order: Order; message: string }> {
  const { id: userId } = viewerOf(ctx);
  const order = await inTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, id, userId);
    if (locked.order.status === OrderStatus.CANCELLED) return locked.order;
    return moveOrder(tx, locked, OrderStatus.CANCELLED, {
      ...{ actor: OrderActor.SHOPPER as const, operation: 'cancelOrder', toCredit },
    });
  });
  const message = say(await wordsOf(ctx, order), ctx.language);
  return { order, message };
}

/** What its shopper is told: of a refund where there is one, and of credit that it is there. */
async function wordsOf(ctx: Context, order: Order): Promise<Phrase> {
  const told = { order: order.number };
  const back = await paidBackAs(ctx, order);
  if (back === null) return phrase('{order} is cancelled.', told);
  return back === 'money'
    ? phrase('{order} is cancelled. Your refund is on its way.', told)
    : phrase('{order} is cancelled. What you paid is back as gift card or store credit.', told);
}
