/**
 * How far a checkout has come.
 *
 * - creating: the stock is held, the provider not yet asked
 * - open: can be paid
 * - paid: became an order, be it one that is paid at the door
 * - cancelled, expired: the stock was given back; a payment that arrives all the same is still
 *   dealt with
 * - refunding: paid too late for the stock; the money goes back
 * - refunded: the money is back
 */
export const PAYMENT_ORDER_STATES = [
  'creating',
  'open',
  'paid',
  'cancelled',
  'expired',
  'refunding',
  'refunded',
] as const;

/** One of the states of a checkout. */
export type PaymentOrderState = (typeof PAYMENT_ORDER_STATES)[number];

/** The states in which a checkout holds stock. */
export const HOLDING: readonly PaymentOrderState[] = ['creating', 'open'];
