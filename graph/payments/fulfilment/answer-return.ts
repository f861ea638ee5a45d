import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { returnStock } from '../../catalogue/stock/stock.service.js';
import { StockMovementKind } from '../../catalogue/stock/stock-movement.entity.js';
import { recordOrderEvent } from '../../orders/life/order-events.js';
import { NEXT_RETURN_STATUSES, OrderActor, OrderEventKind, ReturnStatus } from '../../orders/life/order-life.js';
import { valueByReturnId } from '../../orders/life/order-life.loaders.js';
import { OrderReturn } from '../../orders/life/order-return.entity.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import type { OrderNews } from '../../orders/messages/order-messages.words.js';
import type { Order } from '../../orders/order.entity.js';
import { orderById } from '../../orders/orders.loaders.js';
import { mayReadOrders } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { anyOf, phrase, say } from '../../shared/languages/phrase.js';
import { type Paise, rupeesOf } from '../../shared/money/money.js';
import { allowRefund } from '../../shared/rights/allow.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { goesBackAsMoney } from '../refunds/owe-refund.js';
import { RefundReason } from '../refunds/refund-reason.js';
import { recordRestocked } from './fulfilment.queries.js';
import { lockOrder } from './lock-order.js';
import { fittingPart, refundPart } from './refund-part.js';

/** A return after a step; null for a key that may move orders and not read them. */
interface AnsweredReturn {
  orderReturn: OrderReturn | null;
  order: Order | null;
  message: string;
}

/** How goods that came back are dealt with. */
export interface Receipt {
  /** Whether the pieces go back into the store room, to be sold again. */
  restocks: boolean;
  /**
   * What goes back; null for what was paid for the goods, as far as it has not gone back already.
   */
  amountPaise: Paise | null;
  note: string | null;
  /** Whether it is given as store credit; null or absent: as the shopper asked for it. */
  toCredit?: boolean | null;
}

/** Agrees that something is sent back. @throws as `receiveReturn`, but for the amount */
export function approveReturn(ctx: Context, id: unknown, note: string | null): Promise<AnsweredReturn> {
  return answer(ctx, id, ReturnStatus.APPROVED, 'approveReturn', note, async (tx, order, orderReturn) => ({
    ...{ news: OrderEventKind.RETURN_APPROVED, facts: {} },
    amountPaise: await fittingReturn(tx, order, orderReturn),
  }));
}

/**
 * Does not agree that something is sent back, and says why.
 *
 * @throws as `receiveReturn`, but for the amount
 */
export function refuseReturn(ctx: Context, id: unknown, note: string): Promise<AnsweredReturn> {
  const why = checkedText(note, { field: 'note', called: phrase('The note'), most: 500, hasLines: true });
  return answer(ctx, id, ReturnStatus.REFUSED, 'refuseReturn', why, async () => ({
    ...{ news: OrderEventKind.RETURN_REFUSED, facts: {}, amountPaise: null },
  }));
}

/**
 * Takes back what a shopper has sent, once: promises the money in the same transaction, and puts
 * the pieces back for sale where they are fit for it. Receiving it again changes nothing.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not give money back, NOT_FOUND,
 *   BAD_USER_INPUT for a text or an amount that no provider sends, CONFLICT for a return that was
 *   not approved and for more than was paid and has not gone back
 */
export function receiveReturn(ctx: Context, id: unknown, receipt: Receipt): Promise<AnsweredReturn> {
  return answer(ctx, id, ReturnStatus.RECEIVED, 'receiveReturn', receipt.note, async (tx, order, orderReturn) => {
    if (receipt.restocks) {
      const cause = { kind: StockMovementKind.RETURN, documentId: order.paymentOrderId };
      await returnStock(tx, await recordRestocked(tx, orderReturn.id), cause);
    }
    const amountPaise = receipt.amountPaise ?? (await fittingReturn(tx, order, orderReturn));
    const { id: occasion } = orderReturn;
    const toCredit = receipt.toCredit ?? orderReturn.toCredit;
    const told = { reason: RefundReason.RETURNED, occasion, note: null, toCredit };
    if (amountPaise > 0) await refundPart(tx, order, amountPaise, told);
    const isSent = await goesBackAsMoney(tx, { reason: RefundReason.RETURNED, occasion });
    return {
      news: isSent ? OrderEventKind.RETURN_RECEIVED : 'RETURN_TAKEN',
      facts: { restocked: receipt.restocks, refunded: rupeesOf(amountPaise) },
      amountPaise,
    };
  });
}

/**
 * What goes back by itself once the goods of a return are received: what was paid for them, as far
 * as it has not gone back.
 *
 * @returns null for a return that is answered for good
 */
export async function findRefundOnReceipt(ctx: Context, orderReturn: Readonly<OrderReturn>): Promise<Paise | null> {
  if (NEXT_RETURN_STATUSES[orderReturn.status].length === 0) return null;
  const order = await orderById(ctx).load(orderReturn.orderId);
  return order ? fittingReturn(ctx, order, orderReturn) : null;
}

async function fittingReturn(ctx: Context, order: Order, { id }: Readonly<OrderReturn>): Promise<Paise> {
  return fittingPart(ctx, order, await valueByReturnId(ctx).load(id));
}

/** What was done with a return. */
interface Deed {
  /** What its shopper is told. */
  news: OrderNews;
  /** What is written down of it besides its status. */
  facts: object;
  /** What goes back for it, or will; null for nothing. */
  amountPaise: Paise | null;
}

const EVENTS = {
  APPROVED: OrderEventKind.RETURN_APPROVED,
  REFUSED: OrderEventKind.RETURN_REFUSED,
  RECEIVED: OrderEventKind.RETURN_RECEIVED,
} as const satisfies Record<Exclude<ReturnStatus, ReturnStatus.REQUESTED>, OrderEventKind>;

async function answer(
  ctx: Context,
  sentId: unknown,
  to: Exclude<ReturnStatus, ReturnStatus.REQUESTED>,
  operation: string,
  sentNote: string | null,
  act: (tx: Context, order: Order, orderReturn: OrderReturn) => Promise<Deed>,
): Promise<AnsweredReturn> {
  allowRefund(ctx);
  const note =
    sentNote && checkedText(sentNote, { ...{ field: 'note', called: phrase('The note') }, most: 500, hasLines: true });
  const id = readId(sentId);
  const { orderReturn, order } = await inTransaction(ctx, async (tx) => {
    const found = id && (await tx.db.findOneBy(OrderReturn, { id }));
    if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such return.'), 'id');
    const { order } = await lockOrder(tx, found.orderId);
    const was = await tx.db.findOneByOrFail(OrderReturn, { id: found.id });
    if (was.status === to) return { orderReturn: was, order };
    if (!NEXT_RETURN_STATUSES[was.status].includes(to)) throw refusalOf(was.status);
    // Below the lock the clock orders what comes in, whichever transaction began first.
    const times =
      to === ReturnStatus.RECEIVED ? { receivedAt: () => 'clock_timestamp()' } : { decidedAt: () => 'now()' };
    await tx.db.update(OrderReturn, { id: was.id }, { ...times, status: to, ...(note ? { note } : {}) });
    const { news, facts, amountPaise } = await act(tx, order, was);
    const eventId = await recordOrderEvent(tx, order.id, EVENTS[to], { actor: OrderActor.SHOP, note });
    await queueOrderMessage(tx, order.id, news, eventId, { id: was.id, amountPaise });
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.ORDER, subjectId: order.id },
      ...{ before: { return: was.status }, after: { return: to, ...facts } },
    });
    return { orderReturn: await tx.db.findOneByOrFail(OrderReturn, { id: was.id }), order };
  });
  const status = phrase(orderReturn.status.toLowerCase() as Lowercase<ReturnStatus>);
  const message = say(phrase('The return of {order} is {status}.', { order: order.number, status }), ctx.language);
  return mayReadOrders(ctx) ? { orderReturn, order, message } : { orderReturn: null, order: null, message };
}

function refusalOf(was: ReturnStatus): ShopError {
  const status = phrase(was);
  const next = NEXT_RETURN_STATUSES[was].map((one) => phrase(one));
  const message =
    next.length > 0
      ? phrase('A return that is {status} can become {next} only.', { status, next: anyOf(next) })
      : phrase('A return that is {status} stays as it is.', { status });
  return new ShopError(ErrorCode.CONFLICT, message, 'id');
}
