import { In } from 'typeorm';
import { recordOrderEvent } from '../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../orders/life/order-life.js';
import { CASH_PAYMENT, CREDIT_PAYMENT, type Order } from '../orders/order.entity.js';
import type { Context } from '../shared/context.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import { defineLoader } from '../shared/rows/loader.js';
import { Payment } from './payment.entity.js';
import type { PaymentOrder } from './payment-order.entity.js';

/** Whether a payment is made at the door, so that the provider knows nothing of it. */
export function isCashPayment(paymentId: string): boolean {
  return paymentId.startsWith(CASH_PAYMENT);
}

/** Whether a payment is one that the shop itself judges, and no provider knows. */
export function isOwnPayment(paymentId: string): boolean {
  return isCashPayment(paymentId) || paymentId.startsWith(CREDIT_PAYMENT);
}

/**
 * Writes down that credit pays for all of a checkout, so that nothing is left to be paid.
 *
 * @returns the id of the payment
 */
export async function openCreditPayment(
  tx: Context,
  { id, amountPaise, currency }: Pick<PaymentOrder, 'id' | 'amountPaise' | 'currency'>,
): Promise<string> {
  const paymentId = `${CREDIT_PAYMENT}${id.replaceAll('-', '')}`;
  await tx.db.insert(Payment, { id: paymentId, paymentOrderId: id, status: 'captured', amountPaise, currency });
  return paymentId;
}

/**
 * Writes down that a checkout is to be paid at the door. That is a payment as any other, which the
 * shop itself judges instead of the provider: `created` while it is due, `captured` once it is
 * collected, and `failed` when the order ended before.
 *
 * @returns the id of the payment
 */
export async function openCashPayment(
  tx: Context,
  { id, amountPaise, currency }: Pick<PaymentOrder, 'id' | 'amountPaise' | 'currency'>,
): Promise<string> {
  const paymentId = `${CASH_PAYMENT}${id.replaceAll('-', '')}`;
  await tx.db.insert(Payment, { id: paymentId, paymentOrderId: id, status: 'created', amountPaise, currency });
  return paymentId;
}

/**
 * Writes down that an order which is handed over was paid at the door, once; for another order it
 * does nothing. The event says who did so and when. To be called inside a transaction that holds
 * the order's locks.
 */
export async function collectCash(tx: Context, { id, paymentId }: Order): Promise<void> {
  if (paymentId === null || !(await endCashPayment(tx, paymentId, 'captured'))) return;
  const { amountPaise } = await tx.db.findOneByOrFail(Payment, { id: paymentId });
  await recordOrderEvent(tx, id, OrderEventKind.PAYMENT_COLLECTED, { actor: OrderActor.SHOP, amountPaise });
}

/**
 * Writes down that a payment at the door will not come, since its order has ended.
 *
 * @returns whether it was still due: then nothing of it has to go back
 */
export function cancelCashPayment(tx: Context, paymentId: string): Promise<boolean> {
  return endCashPayment(tx, paymentId, 'failed');
}

async function endCashPayment(tx: Context, paymentId: string, status: 'captured' | 'failed'): Promise<boolean> {
  if (!isCashPayment(paymentId)) return false;
  const due = { id: paymentId, status: 'created' as const };
  const { affected } = await tx.db.update(Payment, due, { status, updatedAt: () => 'now()' });
  return affected === 1;
}

/** What is still to be paid at the door, of payments; 0 of one that is made or will not come. */
export const dueByPaymentId = defineLoader<Paise>(async (ctx, ids) => {
  const cash = ids.filter(isCashPayment);
  const due = cash.length === 0 ? [] : await ctx.db.findBy(Payment, { id: In(cash), status: 'created' });
  return ids.map((id) => due.find((payment) => payment.id === id)?.amountPaise ?? asPaise(0));
});

/**
 * Has less of an order be due at the door, as far as something is. To be called inside a
 * transaction that holds the order's locks.
 *
 * @param paise by how much
 * @returns by how much it is less; null where nothing is due there, and the money is to go back
 */
export async function lowerCashDue(tx: Context, { paymentId }: Order, paise: Paise): Promise<Paise | null> {
  const payment = paymentId && isCashPayment(paymentId) ? await tx.db.findOneBy(Payment, { id: paymentId }) : null;
  if (payment?.status !== 'created') return null;
  const less = asPaise(Math.min(paise, payment.amountPaise));
  await tx.db.update(Payment, { id: payment.id }, { amountPaise: asPaise(payment.amountPaise - less) });
  return less;
}

/** By how much less of an order was paid at the door than was due when it was placed. */
export async function loweredAtDoor(
  tx: Context,
  { paymentId, amountPaise, creditPaise }: Pick<Order, 'paymentId' | 'amountPaise' | 'creditPaise'>,
): Promise<Paise> {
  const payment = paymentId && isCashPayment(paymentId) ? await tx.db.findOneBy(Payment, { id: paymentId }) : null;
  return asPaise(payment ? amountPaise - creditPaise - payment.amountPaise : 0);
}

/** Whether money of a payment can go back: it came through the provider, or was collected. */
export async function isPaid(tx: Context, paymentId: string): Promise<boolean> {
  return !isCashPayment(paymentId) || tx.db.existsBy(Payment, { id: paymentId, status: 'captured' });
}
