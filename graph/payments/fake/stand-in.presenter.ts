import type { StandInOrder } from './stand-in-order.entity.js';
import type { StandInPayment } from './stand-in-payment.entity.js';
import type { StandInRefund } from './stand-in-refund.entity.js';

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** Whether the money of a payment was taken, also when it went back since. */
export function isCaptured({ status }: StandInPayment): boolean {
  return status === 'captured' || status === 'refunded';
}

/** An order as the provider's API writes it; amounts are paise. */
export function standInOrderJson(order: StandInOrder, payments: readonly StandInPayment[]): object {
  const isPaid = payments.some(isCaptured);
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
    captured: isCaptured(payment),
    amount_refunded: payment.status === 'refunded' ? payment.amount : 0,
    refund_status: payment.status === 'refunded' ? 'full' : null,
    created_at: secondsOf(payment.createdAt),
  };
}

/** A refund as the provider's API writes it; amounts are paise. */
export function standInRefundJson(refund: StandInRefund): object {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: 'INR',
    payment_id: refund.paymentId,
    receipt: refund.receipt,
    status: refund.status,
    speed_processed: 'normal',
    created_at: secondsOf(refund.createdAt),
  };
}
