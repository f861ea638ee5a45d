/** Why money goes back: the goods sold out first, the checkout was paid before, or another amount was paid. */
export const REFUND_REASONS = ['sold_out', 'paid_twice', 'wrong_amount'] as const;

/** One of the reasons of a refund. */
export type RefundReason = (typeof REFUND_REASONS)[number];
