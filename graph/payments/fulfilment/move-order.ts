import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { issueCreditNote, issueInvoice } from '../../invoices/issue-invoice.js';
import { returnUses } from '../../offers/purchase/offer-uses.js';
import { recordOrderEvent } from '../../orders/life/order-events.js';
import { nextStatuses, OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { PaymentMethod } from '../../orders/payment-method.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { anyOf, phrase } from '../../shared/languages/phrase.js';
import { asPaise } from '../../shared/money/money.js';
import { returnForCheckout } from '../checkout-stock.js';
import { endCheckout } from '../lock-checkout.js';
import { cancelCashPayment, collectCash } from '../own-payment.js';
import { HOLDING } from '../payment-order-state.js';
import { goesBackAsMoney, oweRefund, promisedOf, returnCreditOf } from '../refunds/owe-refund.js';
import { RefundReason } from '../refunds/refund-reason.js';
import { refundsWithoutNote } from '../refunds/refunds-without-note.queries.js';
import type { LockedOrder } from './lock-order.js';
import { closeQuestions } from './shortages/open-questions.js';

/** Who moves an order, and what is told with it. */
export interface Move {
  actor: OrderActor;
  /** The verb phrase that is the name of the operation on the graph. */
  operation: string;
  note?: string | null;
  /** Set where it was refused on delivery, with whether its pieces can be sold again. */
  refusal?: { restocks: boolean };
  /** Set where all of it was missing when it was packed, so that nothing is left to be sent. */
  isEmpty?: boolean;
  /** Whether the shopper wants what was paid as store credit. */
  toCredit?: boolean;
}

/**
 * Takes a step of an order's life: the status, its event, what follows of money and stock, the
 * message to the shopper and the audit change together. Calling it off promises back what was paid
 * and was not promised before, and puts the goods back for sale. Handing it over collects what is
 * due at the door.
 *
 * @throws ShopError CONFLICT for a step that the order or the actor cannot take
 */
export async function moveOrder(
  tx: Context,
  { order, checkout }: LockedOrder,
  to: Exclude<OrderStatus, OrderStatus.PENDING>,
  { actor, operation, note, refusal, isEmpty = false, toCredit = false }: Move,
): Promise<Order> {
  const by = isEmpty ? OrderActor.SHOP : actor;
  if (!nextStatuses(order.status, refusal ? 'DOOR' : by).includes(to)) throw refusalOf(order.status, by);
  await tx.db.update(Order, { id: order.id }, { status: to });
  const eventId = await recordOrderEvent(tx, order.id, OrderEventKind[to], { actor, note });
  if (to === OrderStatus.DELIVERED) await collectCash(tx, order);
  if (to === OrderStatus.CANCELLED)
    await callOff(tx, { order, checkout }, { restocks: refusal?.restocks ?? true, toCredit });
  if (to === OrderStatus.SHIPPED) {
    await issueInvoice(tx, order);
    for (const refund of await refundsWithoutNote(tx, order)) await issueCreditNote(tx, order, refund);
  }
  const isCredited = to === OrderStatus.CANCELLED && (await paidBackAs(tx, order)) === 'credit';
  await queueOrderMessage(
    tx,
    order.id,
    isCredited ? 'CANCELLED_TO_CREDIT' : to,
    to === OrderStatus.SHIPPED ? eventId : null,
  );
  if (actor === OrderActor.SHOP) {
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.ORDER, subjectId: order.id },
      ...{ before: { status: order.status }, after: { status: to } },
    });
  }
  return tx.db.findOneByOrFail(Order, { id: order.id });
}

/**
 * What was sold goes back for sale, credit to where it came from, offers can be used again, what
 * was held is free again; what was due at the door is due no more.
 */
async function callOff(
  tx: Context,
  { order, checkout }: LockedOrder,
  { restocks, toCredit }: { restocks: boolean; toCredit: boolean },
): Promise<void> {
  const { paymentId, amountPaise, shortPaise, paymentOrderId } = order;
  await closeQuestions(tx, order);
  if (paymentId) {
    if (await cancelCashPayment(tx, paymentId)) {
      const owedPaise = asPaise(amountPaise - shortPaise);
      await issueCreditNote(tx, order, { id: null, amountPaise: owedPaise, orderReturnId: null });
      await returnCreditOf(tx, order);
    } else await refundRest(tx, order, paymentId, toCredit);
    if (restocks) await returnForCheckout(tx, paymentOrderId);
    await returnUses(tx, paymentOrderId);
  } else if (checkout && HOLDING.includes(checkout.state)) {
    await endCheckout(tx, checkout, 'cancelled', 'its order was called off');
  }
}

/**
 * How what was paid for a cancelled order goes back: as money, which takes its time, or as credit,
 * which is there at once. Null where nothing was paid: what is paid at the door was not paid yet.
 */
export async function paidBackAs(ctx: Context, order: Order): Promise<'money' | 'credit' | null> {
  const { paymentId, paymentMethod, amountPaise, creditPaise } = order;
  const isPaid = amountPaise > 0 && (paymentMethod !== PaymentMethod.CASH || creditPaise > 0);
  if (paymentId === null || !isPaid) return null;
  return (await goesBackAsMoney(ctx, { paymentId })) ? 'money' : 'credit';
}

async function refundRest(tx: Context, { amountPaise }: Order, paymentId: string, toCredit: boolean): Promise<void> {
  const rest = asPaise(amountPaise - (await promisedOf(tx, paymentId)));
  if (rest > 0) {
    const how = { occasion: '', told: { actor: OrderActor.PAYMENT }, toCredit };
    await oweRefund(tx, { id: paymentId, amountPaise: rest }, RefundReason.CANCELLED, how);
  }
}

/** The refusal of a step, naming what the actor can make of the order. */
export function refusalOf(was: OrderStatus, actor: OrderActor): ShopError {
  const status = phrase(was);
  const next = nextStatuses(was, actor).map((one) => phrase(one));
  if (actor === OrderActor.SHOPPER) {
    return new ShopError(ErrorCode.CONFLICT, phrase('This order can no longer be cancelled.'), 'id');
  }
  const message =
    next.length > 0
      ? phrase('An order that is {status} can become {next} only.', { status, next: anyOf(next) })
      : phrase('An order that is {status} keeps its status.', { status });
  return new ShopError(ErrorCode.CONFLICT, message, 'status');
}
