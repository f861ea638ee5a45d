import { recordChange } from '../../../audit/audit.service.js';
import { AuditSubject } from '../../../audit/audit-entry.entity.js';
import { recordOrderEvent } from '../../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../../orders/life/order-life.js';
import { lineTitleIn } from '../../../orders/line-title.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { suppliedPaise, suppliedPieces } from '../../../orders/supplied.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { readId } from '../../../shared/input/id.js';
import { phrase, say } from '../../../shared/languages/phrase.js';
import { asPaise } from '../../../shared/money/money.js';
import { allow } from '../../../shared/rights/allow.js';
import { ApiScope } from '../../../shared/rights/api-scope.js';
import { inTransaction } from '../../../shared/rows/transaction.js';
import { lockOrder, type MovedOrder, movedOrder } from '../lock-order.js';
import { checkAnswered } from './open-questions.js';
import { reduceOrder } from './reduce-order.js';
import { HERE } from './report-missing.js';

/** A ton, which no parcel of a shop weighs. */
const MAX_GRAMS = 1_000_000;

/**
 * Says what the pieces of a line of loose goods weigh together, before they leave: they are billed
 * so, and what they weigh more is a gift. The same weight again changes nothing.
 *
 * @param grams whole grams, 1 or more
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not move orders on, NOT_FOUND,
 *   BAD_USER_INPUT for the weight, CONFLICT for goods that are not loose, what has left, and a
 *   weight by which less would go back than has already
 */
export async function weighLine(ctx: Context, sentLineId: unknown, grams: number): Promise<MovedOrder> {
  allow(ctx, ApiScope.ORDERS_WRITE);
  if (!Number.isInteger(grams) || grams < 1 || grams > MAX_GRAMS)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Give the weight in whole grams, 1 or more.'), 'grams');
  const lineId = readId(sentLineId);
  const order = await inTransaction(ctx, async (tx) => {
    const found = lineId && (await tx.db.findOneBy(OrderLine, { id: lineId }));
    if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This order has no such line.'), 'lineId');
    const { order } = await lockOrder(tx, found.orderId);
    const line = await tx.db.findOneByOrFail(OrderLine, { id: found.id });
    if (line.weighedGrams === grams) return order;
    const pieces = suppliedPieces(line);
    if (line.looseGrams === null)
      throw new ShopError(ErrorCode.CONFLICT, phrase('This is not sold by weight.'), 'lineId');
    if (!HERE.includes(order.status) || pieces === 0)
      throw new ShopError(ErrorCode.CONFLICT, phrase('All of this order has already been sent.'), 'lineId');
    await checkAnswered(tx, order);
    const shownPaise = suppliedPaise({ ...line, weighedBackPaise: asPaise(0) });
    const due = Math.ceil((shownPaise * Math.max(line.looseGrams * pieces - grams, 0)) / (line.looseGrams * pieces));
    if (due < line.weighedBackPaise) {
      const message = phrase('By the weight that was given before, more went back already.');
      throw new ShopError(ErrorCode.CONFLICT, message, 'grams');
    }
    await tx.db.update(OrderLine, { id: line.id }, { weighedGrams: grams, weighedBackPaise: asPaise(due) });
    const called = lineTitleIn(order.language, line);
    const note = say(phrase('{product}: {grams} g weighed', { product: called, grams }), order.language);
    const backPaise = await reduceOrder(tx, order, { occasion: `${line.id}:${grams}`, note });
    const told = { actor: OrderActor.SHOP, note, ...(backPaise ? { amountPaise: backPaise } : {}) };
    await recordOrderEvent(tx, order.id, OrderEventKind.WEIGHED, told);
    await recordChange(tx, {
      ...{ operation: 'weighLine', subjectType: AuditSubject.ORDER, subjectId: order.id },
      ...{ before: { grams: line.weighedGrams }, after: { grams } },
    });
    return tx.db.findOneByOrFail(Order, { id: order.id });
  });
  return movedOrder(ctx, order, phrase('The weight is noted.'));
}
