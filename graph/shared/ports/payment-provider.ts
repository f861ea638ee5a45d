import { ErrorCode, ShopError } from '../errors.js';
import { phrase } from '../languages/phrase.js';

/** An offer of the provider's that it does not take for an order. */
export class OfferRefused extends ShopError {
  /** @param why in the provider's own words, for staff */
  constructor(readonly why: string) {
    super(
      ErrorCode.OFFER_NOT_VALID,
      phrase('This card offer cannot be used right now. Please choose another way to pay.'),
      'paymentOption',
    );
  }
}

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
  /** How it was paid; absent or null where the provider tells none of these. */
  readonly instrument?: PaymentInstrumentName | null;
  /** The provider's offers that it was made with; absent where the call does not tell them. */
  readonly offerIds?: readonly string[];
}

/** An order as the provider keeps it. */
export interface ProviderOrder {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
  /** The shop's own id of it; null for one that was made elsewhere. */
  readonly receipt: string | null;
}

/** How far a refund has come at the provider; of a failed one the money stays with the shop. */
export const PROVIDER_REFUND_STATUSES = ['pending', 'processed', 'failed'] as const;

/** A refund as the provider tells it, server to server. */
export interface ProviderRefund {
  readonly id: string;
  readonly paymentId: string;
  /**
   * The key under which the shop asked for it; null for one that was made elsewhere, e.g. in the
   * provider's dashboard.
   */
  readonly idempotencyKey: string | null;
  readonly status: (typeof PROVIDER_REFUND_STATUSES)[number];
}

/** With what a shopper pays in a dialog. */
export const PAYMENT_INSTRUMENTS = ['UPI', 'CARD', 'NETBANKING'] as const;

/** One of those. */
export type PaymentInstrumentName = (typeof PAYMENT_INSTRUMENTS)[number];

/** Cards that the provider keeps for a shopper, as tokens; the shop sees no number. */
export interface SavedCards {
  /**
   * The provider's id of the shopper as a customer, who is made where there is none yet. The dialog
   * shows the customer's cards, and asks before it saves another.
   */
  openCustomer(shopper: { name: string; email: string; phone: string }): Promise<string>;
  /** Forgets all cards of a customer. Safe to repeat. */
  removeCards(customerId: string): Promise<void>;
}

/**
 * The way to the one who takes the money. Every call that crosses the network answers within eight
 * seconds or is refused with PROVIDER_UNAVAILABLE, and so is one whose answer makes no sense; none
 * may be made inside a database transaction. After several failures in a row calls are refused
 * without being made, until a single one has shown for all the others that the provider answers
 * again.
 */
export interface PaymentProvider {
  /** razorpay, standin, or that of an extension's. */
  readonly name: string;
  /** The public half of the shop's keys, which the browser's dialog is opened with. */
  readonly keyId: string;
  /** Address of the script that brings the dialog. */
  readonly scriptUrl: string;
  /** What a shopper may choose before the dialog opens, the first one first; absent: nothing. */
  readonly instruments?: readonly PaymentInstrumentName[];
  /** Absent where the provider keeps no cards. */
  readonly savedCards?: SavedCards;
  /** Whether an order can name an offer of the provider's that restricts the cards; absent: no. */
  readonly takesOffers?: boolean;
  /**
   * Opens an order that a shopper can pay.
   *
   * @param receipt the shop's own id of it, at most 40 characters
   * @param offerId an offer of the provider's that alone it may be paid with, of which the amount
   *   has what it gives taken off already; absent or null: none
   * @returns the provider's id of it
   * @throws OfferRefused where the provider does not take the offer
   */
  createOrder(receipt: string, amountPaise: number, offerId?: string | null): Promise<string>;
  /**
   * The order that was opened under a receipt of the shop's, the first one if there are several;
   * null when none was.
   */
  findOrderOf(receipt: string): Promise<ProviderOrder | null>;
  /** An order by the provider's id of it; null when the provider knows none. */
  findOrder(providerOrderId: string): Promise<ProviderOrder | null>;
  /**
   * A payment by its id as a client sent it, with its offers; null when the provider knows none.
   */
  findPayment(paymentId: string): Promise<ProviderPayment | null>;
  /** All attempts to pay an order. */
  listPayments(providerOrderId: string): Promise<ProviderPayment[]>;
  /**
   * A page of all payments that were begun in a span of time, latest first; at most 100, and fewer
   * only on the last page.
   *
   * @param skip how many of them the pages before have shown
   */
  listLedger(from: Date, to: Date, skip: number): Promise<ProviderPayment[]>;
  /**
   * Sends money of a captured payment back. Asking again under the same key with the same amount
   * answers the same refund; nothing more is sent.
   *
   * @param idempotencyKey 10 to 40 letters, digits, hyphens and underscores, e.g. a uuid
   * @throws Error when the provider refuses it, e.g. since the payment was refunded under another
   *   key
   */
  refundPayment(paymentId: string, amountPaise: number, idempotencyKey: string): Promise<ProviderRefund>;
  /** A refund by the provider's id of it; null when the provider knows none. */
  findRefund(providerRefundId: string): Promise<ProviderRefund | null>;
  /** Whether the provider signed that a payment was made for an order. */
  isCheckoutSigned(providerOrderId: string, paymentId: string, signature: string): boolean;
  /** Whether the provider signed the bytes of a webhook; never, when no webhook secret is set. */
  isWebhookSigned(body: Buffer, signature: string): boolean;
}
