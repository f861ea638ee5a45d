import { recordOrderEvent } from '../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { countsByLineId, returnableUntilByOrderId } from '../../orders/life/order-life.loaders.js';
import { OrderReturn, OrderReturnLine } from '../../orders/life/order-return.entity.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import { Order } from '../../orders/order.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { hasRight, Right } from '../../shared/rights/right.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { chosenPieces, type LinePieces, type SentPieces } from './chosen-pieces.js';
import { lockOrder } from './lock-order.js';

/** What a return is asked for with. */
export interface ReturnRequest {
  orderId: unknown;
  /** What is to go back; null for everything that has not. */
  lines: readonly SentPieces[] | null;
  /** Why, in the words of the shopper. */
  reason: string;
  /** Whether what is paid back for it is to be store credit; absent: it comes as it was paid. */
  toCredit?: boolean;
}

/** A return, its order, and what to tell the caller. */
export interface ChangedReturn {
  orderReturn: OrderReturn;
  order: Order;
  message: string;
}

/**
 * Asks to send something of a delivered order back, as its shopper, or as an admin or support for a
 * shopper who calls.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for an API key, NOT_FOUND for the order (also for
 *   another's) or a line, BAD_USER_INPUT for the reason or a quantity, CONFLICT before its
 *   delivery, once the days are over, and for pieces that were sent back before
 * @see spec §9 (returns)
 */
export async function requestReturn(ctx: Context, request: ReturnRequest): Promise<ChangedReturn> {
  const viewer = viewerOf(ctx);
  const reason = checkedText(request.reason, {
    field: 'reason',
    called: phrase('The reason'),
    most: 500,
    hasLines: true,
  });
  return inTransaction(ctx, async (tx) => {
    const isForCaller = hasRight(viewer.role, Right.SERVE_CUSTOMERS);
    const { order } = await lockOrder(tx, request.orderId, isForCaller ? undefined : viewer.id);
    if (!(await returnableUntilByOrderId(tx).load(order.id))) throw notReturnable();
    const pieces = chosenPieces(await piecesLeft(tx, order), request.lines);
    if (pieces.length === 0)
      throw new ShopError(ErrorCode.CONFLICT, phrase('All of this order is on its way back.'), 'lines');
    const { identifiers } = await tx.db.insert(OrderReturn, { orderId: order.id, reason, toCredit: request.toCredit });
    const id: string = identifiers[0]?.id;
    await tx.db.insert(
      OrderReturnLine,
      pieces.map(({ lineId, quantity }) => ({ orderReturnId: id, orderLineId: lineId, quantity })),
    );
    const actor = order.userId === viewer.id ? OrderActor.SHOPPER : OrderActor.SHOP;
    const event = OrderEventKind.RETURN_REQUESTED;
    const eventId = await recordOrderEvent(tx, order.id, event, { actor, note: reason });
    await queueOrderMessage(tx, order.id, event, eventId, { id, amountPaise: null });
    const orderReturn = await tx.db.findOneByOrFail(OrderReturn, { id });
    return {
      orderReturn,
      order,
      message: say(phrase('We have your return request and will reply soon.'), tx.language),
    };
  });
}

async function piecesLeft(tx: Context, { id: orderId }: Order): Promise<LinePieces[]> {
  const lines = await tx.db.find(OrderLine, { where: { orderId }, order: { position: 'ASC' } });
  return Promise.all(
    lines.map(async ({ id, quantity, missing }) => ({
      lineId: id,
      quantity: quantity - missing - (await countsByLineId(tx).load(id)).returned,
    })),
  );
}

function notReturnable(): ShopError {
  return new ShopError(
    ErrorCode.CONFLICT,
    phrase('This order cannot be returned, or the time for it is over.'),
    'orderId',
  );
}
