/**
 * The steps that stock takes for a checkout: held, then sold or given back; sold after all when
 * paid too late; returned when the order is called off.
 */
export const CHECKOUT_STOCK_STEPS = ['reserve', 'sell', 'release', 'resell', 'return'] as const;

/** One of the steps that stock takes. */
export type CheckoutStockStepKind = (typeof CHECKOUT_STOCK_STEPS)[number];
