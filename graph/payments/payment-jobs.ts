/**
 * What payments leave for later, by the names of their tasks; jobs of the first three hold an id
 * and nothing else.
 */
export const PaymentJob = {
  /** Does what an event of the provider calls for: `eventId`. */
  HANDLE_EVENT: 'handle-payment-event',
  /**
   * Asks the provider what became of a checkout, and gives its stock back in time:
   * `paymentOrderId`.
   */
  CHECK_CHECKOUT: 'check-checkout',
  /** Sends money back, and asks until it is sent: `refundId`. */
  SEND_REFUND: 'send-refund',
  /** Compares all payments with the provider's. */
  COMPARE_LEDGER: 'compare-ledger',
  FORGET_OLD_EVENTS: 'forget-old-payment-events',
} as const;
