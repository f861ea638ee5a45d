import type { StandInOrder } from './stand-in-order.entity.js';
import type { StandInPayment } from './stand-in-payment.entity.js';

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** An order as the provider's API writes it; amounts are paise. */
export function standInOrderJson(order: StandInOrder, payments: readonly StandInPayment[]): object {
  const isPaid = payments.some(({ status }) => status === 'captured');
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: isPaid ? order.amount : 0,
    amount_due: isPaid ? 0 : order.amount,
    currency: order.currency,
    receipt: order.receipt,
    status: isPaid ? 'paid' : payments.length > 0 ? 'attempted' : 'created',
    attempts: payments.length,
    created_at: secondsOf(order.createdAt),
  };
}

/** A payment as the provider's API writes it; amounts are paise. */
export function standInPaymentJson(payment: StandInPayment): object {
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    order_id: payment.orderId,
    captured: payment.status === 'captured',
    created_at: secondsOf(payment.createdAt),
  };
}
