import type { Notes, StandInOrder } from './stand-in-order.entity.js';
import type { StandInPayment } from './stand-in-payment.entity.js';
import type { StandInRefund } from './stand-in-refund.entity.js';

/** Why a payment failed, in the words that its dialog is told as well. */
const FAILURE = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The payment did not go through.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};
const NO_FAILURE = Object.fromEntries(Object.keys(FAILURE).map((name) => [name, null]));

/** Two percent of a payment, and the tax of 18 % on that: what the provider keeps. */
const FEE = { share: 0.02, tax: 0.18 };

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** The provider writes what has no names as a list. */
const notesJson = (notes: Notes) => (Object.keys(notes).length > 0 ? notes : []);

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
    offer_id: null,
    status: isPaid ? 'paid' : payments.length > 0 ? 'attempted' : 'created',
    attempts: payments.length,
    notes: notesJson(order.notes),
    created_at: secondsOf(order.createdAt),
  };
}

/** A payment as the provider's API writes it; amounts are paise. */
export function standInPaymentJson(payment: StandInPayment): object {
  const { id, amount, amountRefunded, method, status } = payment;
  const feeOnly = Math.round(amount * FEE.share);
  const tax = Math.round(feeOnly * FEE.tax);
  const isCard = method === 'card';
  return {
    ...{ id, entity: 'payment', amount, currency: payment.currency, status },
    ...{ order_id: payment.orderId, invoice_id: null, international: false, method },
    amount_refunded: amountRefunded,
    refund_status: amountRefunded === 0 ? null : amountRefunded < amount ? 'partial' : 'full',
    captured: isCaptured(payment),
    ...{ description: null, card_id: isCard ? id.replace('pay_', 'card_') : null, bank: null, wallet: null },
    ...{ vpa: isCard ? null : 'success@upi', email: payment.email, contact: payment.contact },
    notes: notesJson(payment.notes),
    ...(isCaptured(payment) ? { fee: feeOnly + tax, tax } : { fee: null, tax: null }),
    ...(status === 'failed' ? FAILURE : NO_FAILURE),
    acquirer_data: isCard ? { auth_code: null } : { rrn: null },
    created_at: secondsOf(payment.createdAt),
  };
}

/** A refund as the provider's API writes it; amounts are paise. */
export function standInRefundJson(refund: StandInRefund): object {
  return {
    ...{ id: refund.id, entity: 'refund', amount: refund.amount, currency: 'INR', payment_id: refund.paymentId },
    ...{ notes: notesJson(refund.notes), receipt: refund.receipt, acquirer_data: { arn: null } },
    ...{ created_at: secondsOf(refund.createdAt), batch_id: null, status: refund.status },
    ...{ speed_processed: 'normal', speed_requested: refund.speed },
  };
}

/** A list as the provider's API writes it. */
export function standInListJson(items: readonly object[]): object {
  return { entity: 'collection', count: items.length, items };
}
