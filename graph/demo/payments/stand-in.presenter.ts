import type { StandInCustomer } from './stand-in-customer.entity.js';
import type { Notes, StandInOrder } from './stand-in-order.entity.js';
import type { StandInPayment } from './stand-in-payment.entity.js';
import type { StandInRefund } from './stand-in-refund.entity.js';
import type { StandInToken } from './stand-in-token.entity.js';

/** Why a payment failed, in the words that its dialog is told as well. */
const FAILURE = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'The payment did not go through.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};

/** Why a payment failed that its payer did not complete in time. */
const TIMED_OUT = {
  ...FAILURE,
  error_description: 'Payment was not completed on time.',
  ...{ error_source: 'customer', error_step: 'payment_authentication', error_reason: 'payment_timed_out' },
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

/** How far a payment has come as the provider tells it: what waited too long has failed. */
export function toldStatusOf({ status, expiresAt }: StandInPayment): StandInPayment['status'] {
  return status === 'created' && expiresAt && expiresAt.getTime() <= Date.now() ? 'failed' : status;
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
    offer_id: order.offerId,
    status: isPaid ? 'paid' : payments.length > 0 ? 'attempted' : 'created',
    attempts: payments.length,
    notes: notesJson(order.notes),
    created_at: secondsOf(order.createdAt),
  };
}

/**
 * A payment as the provider's API writes it; amounts are paise.
 *
 * @param hasOffers whether it tells the offers that the payment was made with (`expand[]=offers`)
 */
export function standInPaymentJson(payment: StandInPayment, { hasOffers = false } = {}): object {
  const { id, amount, amountRefunded, method } = payment;
  const status = toldStatusOf(payment);
  const feeOnly = Math.round(amount * FEE.share);
  const tax = Math.round(feeOnly * FEE.tax);
  const isCard = method === 'card';
  return {
    ...{ id, entity: 'payment', amount, currency: payment.currency, status },
    ...{ order_id: payment.orderId, invoice_id: null, international: false, method },
    amount_refunded: amountRefunded,
    refund_status: amountRefunded === 0 ? null : amountRefunded < amount ? 'partial' : 'full',
    captured: isCaptured(payment),
    ...(hasOffers ? { offers: standInListJson(payment.offerId === null ? [] : [{ id: payment.offerId }]) } : {}),
    ...{ description: null, card_id: isCard ? id.replace('pay_', 'card_') : null, bank: payment.bank, wallet: null },
    ...{ vpa: method === 'upi' && isCaptured(payment) ? 'payer@standin' : null },
    ...{ email: payment.email, contact: payment.contact },
    ...{ customer_id: payment.customerId, token_id: payment.tokenId },
    notes: notesJson(payment.notes),
    ...(isCaptured(payment) ? { fee: feeOnly + tax, tax } : { fee: null, tax: null }),
    ...(status !== 'failed' ? NO_FAILURE : payment.status === 'failed' ? FAILURE : TIMED_OUT),
    acquirer_data: isCard ? { auth_code: null } : method === 'upi' ? { rrn: null } : { bank_transaction_id: null },
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

/** A customer as the provider's API writes it. */
export function standInCustomerJson({ id, name, email, contact, createdAt }: StandInCustomer): object {
  return { id, entity: 'customer', name, email, contact, gstin: null, notes: [], created_at: secondsOf(createdAt) };
}

/** A saved card as the provider's API writes it. */
export function standInTokenJson({ id, network, last4, createdAt }: StandInToken): object {
  return {
    ...{ id, entity: 'token', token: id.replace('token_', ''), bank: null, wallet: null, method: 'card' },
    card: {
      entity: 'card',
      name: '',
      last4,
      network,
      type: 'credit',
      issuer: 'STAN',
      international: false,
      emi: false,
    },
    ...{ recurring: false, compliant_with_tokenisation_guidelines: true, created_at: secondsOf(createdAt) },
  };
}

/** A list as the provider's API writes it. */
export function standInListJson(items: readonly object[]): object {
  return { entity: 'collection', count: items.length, items };
}
