import type { FindOptionsWhere } from 'typeorm';
import { CreditMovementKind } from '../../credit/credit-kind.js';
import { addStoreCredit } from '../../credit/give-credit.js';
import { returnCredit, unreturnedOf } from '../../credit/spend-credit.js';
import { issueCreditNote } from '../../invoices/issue-invoice.js';
import { type EventFacts, recordOrderEvent } from '../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { asPaise, type Paise, sum } from '../../shared/money/money.js';
import { afterCommit } from '../../shared/rows/transaction.js';
import { loweredAtDoor } from '../own-payment.js';
import { Refund } from './refund.entity.js';
import { RefundReason } from './refund-reason.js';
import { insertRefund } from './refunds.queries.js';

/** What tells one refund of a payment from another for the same reason. */
interface Occasion {
  /** Empty where a reason can occur only once. */
  occasion: string;
  told: EventFacts;
  /** Whether the shopper wants all of it as store credit. */
  toCredit?: boolean;
}

/** The least that a provider sends; less becomes store credit. */
const MIN_SENT_PAISE = 100;

const BY_ITSELF: Occasion = { occasion: '', told: { actor: OrderActor.PAYMENT } };

/**
 * Promises money of a payment back, once for each reason and occasion. What the provider took, or
 * what was paid at the door, goes back first; a job sends it, or a person where it was paid at the
 * door. The rest goes back to the credit that paid it, at once. To be called inside the transaction
 * that owes it, which holds the lock of the checkout.
 *
 * @returns false where it was promised before
 */
export async function oweRefund(
  tx: Context,
  { id: paymentId, amountPaise }: { id: string; amountPaise: number },
  reason: RefundReason,
  { occasion, told, toCredit = false }: Occasion = BY_ITSELF,
): Promise<boolean> {
  const order = await tx.db.findOneBy(Order, { paymentId });
  const shares = order ? await sharesOf(tx, order, amountPaise, toCredit) : NO_CREDIT;
  const creditPaise = sum([shares.returned, shares.converted]);
  if (!(await insertRefund(tx, { paymentId, reason, amountPaise, creditPaise, occasion }))) return false;
  const facts = { ...told, amountPaise: asPaise(amountPaise) };
  if (order) await recordOrderEvent(tx, order.id, OrderEventKind.REFUND_OWED, facts);
  if (order) await creditOrder(tx, order, { paymentId, reason, occasion });
  if (order && creditPaise > 0) await giveAsCredit(tx, order, shares);
  afterCommit(tx, () => tx.log.warn({ paymentId, reason, amountPaise }, 'a payment is owed back'));
  return true;
}

/** What of a refund goes back to the credit that paid, and what becomes store credit instead. */
interface CreditShares {
  returned: Paise;
  converted: Paise;
}

const NO_CREDIT: CreditShares = { returned: asPaise(0), converted: asPaise(0) };

/**
 * Splits a refund: the provider's money first, as long as there is some of it, and the rest to the
 * credit that paid. What is less than a provider sends is turned into store credit.
 */
async function sharesOf(tx: Context, order: Order, amountPaise: number, toCredit: boolean): Promise<CreditShares> {
  const { paymentOrderId, paymentId, amountPaise: totalPaise, creditPaise } = order;
  if (creditPaise === 0 && !toCredit) return NO_CREDIT;
  const unreturned = await unreturnedOf(tx, paymentOrderId);
  const gone = (await promisedOf(tx, paymentId ?? '')) + (await loweredAtDoor(tx, order));
  const sent = totalPaise - gone - unreturned;
  const money = asPaise(Math.min(amountPaise, Math.max(sent, 0)));
  const isConverted = toCredit || money < MIN_SENT_PAISE;
  return { returned: asPaise(amountPaise - money), converted: isConverted ? money : asPaise(0) };
}

/** Gives credit back to where it came from, and turns money into store credit. */
async function giveAsCredit(tx: Context, order: Order, { returned, converted }: CreditShares): Promise<void> {
  const { id, userId, paymentOrderId } = order;
  await returnCredit(tx, paymentOrderId, returned);
  if (converted > 0) await addStoreCredit(tx, userId, converted, { kind: CreditMovementKind.RETURNED, paymentOrderId });
  await tellCredited(tx, id, sum([returned, converted]));
}

/** Tells the shopper what of an order is back as credit. */
async function tellCredited(tx: Context, orderId: string, amountPaise: Paise): Promise<void> {
  const facts = { actor: OrderActor.PAYMENT, amountPaise };
  const eventId = await recordOrderEvent(tx, orderId, OrderEventKind.CREDITED, facts);
  await queueOrderMessage(tx, orderId, OrderEventKind.CREDITED, eventId);
}

/**
 * Gives back the credit that paid for an order whose rest was to be paid at the door, and will not
 * be. To be called in a transaction that holds the order's locks.
 */
export async function returnCreditOf(tx: Context, order: Order): Promise<void> {
  const returned = await unreturnedOf(tx, order.paymentOrderId);
  if (returned > 0) await giveAsCredit(tx, order, { returned, converted: asPaise(0) });
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

/**
 * Whether money of a payment goes back, in parts or whole, and not credit alone, which is there at
 * once.
 */
export async function goesBackAsMoney({ db }: Context, refunds: FindOptionsWhere<Refund>): Promise<boolean> {
  const found = await db.findBy(Refund, refunds);
  return found.some(({ amountPaise, creditPaise }) => amountPaise > creditPaise);
}

/** How much of a payment was promised back so far. */
export async function promisedOf(tx: Context, paymentId: string): Promise<Paise> {
  return asPaise((await tx.db.sum(Refund, 'amountPaise', { paymentId })) ?? 0);
}
