import { OrderActor } from '../../../orders/life/order-life.js';
import type { Order } from '../../../orders/order.entity.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { takeOutMissing } from './missing-pieces.js';
import { Shortage, ShortageStatus } from './shortage.entity.js';

/**
 * Sees to it that nothing leaves of which the shopper is still asked.
 *
 * @throws ShopError CONFLICT
 */
export async function checkAnswered(tx: Context, { id: orderId }: Order): Promise<void> {
  if (!(await tx.db.existsBy(Shortage, { orderId, status: ShortageStatus.ASKED }))) return;
  const message = phrase('The shopper is still asked what to send instead of what is missing.');
  throw new ShopError(ErrorCode.CONFLICT, message, 'status');
}

/**
 * Ends the questions of an order that is called off: what was missing does not come back to the
 * stock. All of the money goes back with the order.
 */
export async function closeQuestions(tx: Context, order: Order): Promise<void> {
  for (const shortage of await tx.db.findBy(Shortage, { orderId: order.id, status: ShortageStatus.ASKED })) {
    await takeOutMissing(tx, order, shortage);
    const ended = { status: ShortageStatus.NOT_SUPPLIED, endedBy: OrderActor.PAYMENT, endedAt: () => 'now()' };
    await tx.db.update(Shortage, { id: shortage.id }, ended);
  }
}
