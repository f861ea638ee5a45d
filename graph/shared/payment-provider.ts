/** How far a payment has come at the provider. */
export type PaymentStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

/** A payment as the provider tells it, server to server. */
export interface ProviderPayment {
  readonly id: string;
  /** The provider's order that it pays; null for a payment that pays none. */
  readonly providerOrderId: string | null;
  readonly status: PaymentStatus;
  readonly amountPaise: number;
  readonly currency: string;
}

/**
 * The way to whoever takes the money. Every call that crosses the network answers within five seconds or is refused
 * with PROVIDER_UNAVAILABLE; none may be made inside a database transaction.
 */
export interface PaymentProvider {
  readonly name: 'razorpay' | 'standin';
  /** The public half of the shop's keys, which the browser's dialog is opened with. */
  readonly keyId: string;
  /** Address of the script that brings the dialog. */
  readonly scriptUrl: string;
  /**
   * Opens an order that a shopper can pay.
   *
   * @param receipt the shop's own id of it, at most 40 characters
   * @returns the provider's id of it
   */
  createOrder(receipt: string, amountPaise: number): Promise<string>;
  /** A payment by its id as a client sent it; null when the provider knows none. */
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  /** All attempts to pay an order. */
  listPayments(providerOrderId: string): Promise<ProviderPayment[]>;
  /** Whether the provider signed that a payment was made for an order. */
  isCheckoutSigned(providerOrderId: string, paymentId: string, signature: string): boolean;
  /** Whether the provider signed the bytes of a webhook; never, when no webhook secret is set. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}
