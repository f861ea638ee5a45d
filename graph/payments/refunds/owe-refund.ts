import { issueCreditNote } from '../../invoices/issue-invoice.js';
import { type EventFacts, recordOrderEvent } from '../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { Order } from '../../orders/order.entity.js';
import { afterCommit, type Context } from '../../shared/context.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { Refund } from './refund.entity.js';
import { RefundReason } from './refund-reason.js';
import { insertRefund } from './refunds.queries.js';

/** What tells one refund of a payment from another for the same reason. */
interface Occasion {
  /** Empty where a reason can occur only once. */
  occasion: string;
  told: EventFacts;
}

const BY_ITSELF: Occasion = { occasion: '', told: { actor: OrderActor.PAYMENT } };

/**
 * Promises money of a payment back, once for each reason and occasion; a job sends it, or a person
 * where it was paid at the door. To be called inside the transaction that owes it, which holds the
 * lock of the checkout.
 */
export async function oweRefund(
  tx: Context,
  { id: paymentId, amountPaise }: { id: string; amountPaise: number },
  reason: RefundReason,
  { occasion, told }: Occasion = BY_ITSELF,
): Promise<void> {
  if (!(await insertRefund(tx, { paymentId, reason, amountPaise, occasion }))) return;
  const order = await tx.db.findOneBy(Order, { paymentId });
  const facts = { ...told, amountPaise: asPaise(amountPaise) };
  if (order) await recordOrderEvent(tx, order.id, OrderEventKind.REFUND_OWED, facts);
  if (order) await creditOrder(tx, order, { paymentId, reason, occasion });
  afterCommit(tx, () => tx.log.warn({ paymentId, reason, amountPaise }, 'a payment is owed back'));
}

/** What goes back of an order that has its invoice goes off that. */
async function creditOrder(
  tx: Context,
  order: Order,
  { paymentId, reason, occasion }: Pick<Refund, 'paymentId' | 'reason' | 'occasion'>,
): Promise<void> {
  const { id, amountPaise } = await tx.db.findOneByOrFail(Refund, { paymentId, reason, occasion });
  const orderReturnId = reason === RefundReason.RETURNED ? occasion : null;
  await issueCreditNote(tx, order, { id, amountPaise, orderReturnId });
}

/** How much of a payment was promised back so far. */
export async function promisedOf(tx: Context, paymentId: string): Promise<Paise> {
  return asPaise((await tx.db.sum(Refund, 'amountPaise', { paymentId })) ?? 0);
}
