import type { Basket, Judgement, MissingGoods } from '../../shared/offer-kind.js';

/** An offer as it is reckoned with: its row, with what its kind makes of its terms. */
export interface LiveOffer {
  readonly id: string;
  /** Null: from the beginning. */
  readonly startsAt: Date | null;
  /** Null: without an end. */
  readonly endsAt: Date | null;
  /** On which days of the week in India, 1 is Monday; empty: on all. */
  readonly weekdays: readonly number[];
  /**
   * From and until when on those days in India, as 17:00, and past midnight where the end is the
   * earlier; null: all day.
   */
  readonly hours: { readonly from: string; readonly until: string } | null;
  /** Whether it holds only for who enters one of its codes. */
  readonly needsCode: boolean;
  /** Whether no use of it is left, or nothing of its budget. */
  readonly isUsedUp: boolean;
  /** How often one shopper may use it; null: without a limit. */
  readonly maxUsesPerPerson: number | null;
  readonly firstOrderOnly: boolean;
  /** The tag of the customers that it is for; null: for everybody. */
  readonly customerTag: string | null;
  /** The way to pay that it is for, as a shopper chooses it; null: whichever. */
  readonly paymentOption: string | null;
  /** Whether it stands beside others; else it holds alone. */
  readonly combines: boolean;
  /** What it says to a cart. Pure. */
  readonly judge: (basket: Basket) => Judgement;
}

/** A code that a shopper entered. */
export interface EnteredCode {
  /** As it is kept, in capitals. */
  readonly code: string;
  readonly offerId: string;
  /** Whether no use of this code is left. */
  readonly isUsedUp: boolean;
}

/** What beside the goods decides whether offers hold. */
export interface OfferContext {
  readonly now: Date;
  /** The way to pay, as a shopper chooses it; null where none is chosen yet. */
  readonly paymentOption: string | null;
  readonly codes: readonly EnteredCode[];
  readonly isFirstOrder: boolean;
  /** Of the customer. */
  readonly tags: readonly string[];
  /** How often the shopper has used offers, by their ids; 0 where one is absent. */
  readonly usesOfPerson: ReadonlyMap<string, number>;
  /** What delivery costs without an offer. */
  readonly shippingPaise: number;
}

/** Why an offer does not hold, or what is missing for more of it. */
export type Reason =
  | MissingGoods
  | { readonly code: 'NOT_STARTED'; readonly startsAt: Date }
  | { readonly code: 'ENDED'; readonly endsAt: Date }
  | {
      readonly code: 'WRONG_HOURS';
      readonly weekdays: readonly number[];
      readonly hours: LiveOffer['hours'];
    }
  | { readonly code: 'NEEDS_CODE' }
  | { readonly code: 'USED_UP' }
  | { readonly code: 'USED_BY_YOU' }
  | { readonly code: 'NOT_FIRST_ORDER' }
  | { readonly code: 'NOT_YOUR_GROUP' }
  | { readonly code: 'NEEDS_PAYMENT'; readonly paymentOption: string }
  | { readonly code: 'BETTER_OFFER'; readonly offerId: string }
  | { readonly code: 'NOTHING_LEFT' };

/** An offer that takes something off a cart. */
export interface AppliedOffer {
  readonly offerId: string;
  /** The code that it was asked for by; null for one without. */
  readonly code: string | null;
  /** Of goods and delivery together. */
  readonly discountPaise: number;
  /** What of that falls on each line. */
  readonly byLine: readonly number[];
}

/** Whether an offer holds, and why it does not. */
export interface Verdict {
  readonly offerId: string;
  readonly holds: boolean;
  /** Null for one that holds whole. */
  readonly reason: Reason | null;
}

/** What offers make of a cart. All amounts are whole paise. */
export interface Reckoning {
  /** What is taken off each whole line, 0 to its price times its quantity. */
  readonly discounts: readonly number[];
  readonly shippingDiscountPaise: number;
  /** In the order of their ids. */
  readonly applied: readonly AppliedOffer[];
  /** Of every offer, in the order of their ids. */
  readonly verdicts: readonly Verdict[];
}
