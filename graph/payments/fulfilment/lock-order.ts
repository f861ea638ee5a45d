import { lockShopper } from '../../accounts/accounts.queries.js';
import { Order } from '../../orders/order.entity.js';
import { mayReadOrders } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { lockCheckout } from '../lock-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';

/** An order that no other transaction changes meanwhile. */
export interface LockedOrder {
  order: Order;
  /** The checkout that it came from. */
  checkout: PaymentOrder | null;
}

/** An order after a step; null for a key that may move orders and not read them. */
export interface MovedOrder {
  order: Order | null;
  message: string;
}

/**
 * Locks an order by the locks of every step towards it, in their order, so that no two of them wait
 * for each other. To be called inside a transaction.
 *
 * @param userId whose it has to be; absent: anybody's
 * @throws ShopError NOT_FOUND, also for another's
 */
export async function lockOrder(tx: Context, sentId: unknown, userId?: string): Promise<LockedOrder> {
  const id = readId(sentId);
  const found = id && (await tx.db.findOneBy(Order, { id, ...(userId ? { userId } : {}) }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such order.'), 'id');
  await lockShopper(tx, found.userId);
  const checkout = await lockCheckout(tx, { id: found.paymentOrderId });
  return { order: await tx.db.findOneByOrFail(Order, { id: found.id }), checkout };
}

/** What a step by those who run the shop answers. */
export function movedOrder(ctx: Context, order: Order, message: Phrase): MovedOrder {
  return { order: mayReadOrders(ctx) ? order : null, message: say(message, ctx.language) };
}
