import { Raw } from 'typeorm';
import { v7 } from 'uuid';
import type { Context } from '../../shared/context.js';
import { logMove } from '../move-checkout.js';
import { PaymentOrder } from '../payment-order.entity.js';

/** What is known of a checkout when it is begun. */
export type CheckoutFacts = Pick<
  PaymentOrder,
  'userId' | 'amountPaise' | 'creditPaise' | 'cartHash' | 'delivery' | 'planned' | 'paymentMethod' | 'paymentOption'
> &
  Partial<Pick<PaymentOrder, 'onlyInstrument' | 'providerOfferId'>>;

/** Receipts at the provider have at most 40 characters; this makes 32. */
const receiptOf = (id: string) => id.replaceAll('-', '');

/**
 * Writes a new checkout down, without what it is to buy. To be called in the transaction that opens
 * it.
 *
 * @returns its id
 */
export async function insertPaymentOrder(tx: Context, facts: CheckoutFacts): Promise<string> {
  const id = v7();
  await tx.db.insert(PaymentOrder, {
    ...{ id, ...facts, receipt: receiptOf(id), language: tx.language },
    // The database's clock decides on expiry everywhere, so it sets it too.
    expiresAt: () => `now() + interval '${tx.config.payments.reservationTtlMs} milliseconds'`,
  });
  logMove(tx, id, null, 'creating', 'the shopper pressed checkout');
  return id;
}

/** Whether the time of a checkout is over by the clock of the database. */
export async function hasExpired(tx: Context, { id }: Pick<PaymentOrder, 'id'>): Promise<boolean> {
  return !(await tx.db.existsBy(PaymentOrder, { id, expiresAt: Raw((column) => `${column} > now()`) }));
}
