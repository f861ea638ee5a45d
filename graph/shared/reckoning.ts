import type { OwnPhrase } from './languages/phrase.js';
import type { Paise } from './money/money.js';

/** What delivery is reckoned for. */
export interface Goods {
  /** What they come to, before shipping; 0 for none. */
  readonly subTotalPaise: Paise;
  readonly lines: readonly {
    readonly variantId: string;
    readonly productId: string;
    readonly quantity: number;
    readonly pricePaise: Paise;
    /** As the variant is called, e.g. `1 kg`; null for one without. */
    readonly weight: string | null;
  }[];
  /** The code of the way to pay that was chosen; null in a cart, where none is yet. */
  readonly paymentOption: string | null;
}

/** What offers are reckoned for: goods, with what their delivery costs without any. */
export interface Purchase extends Goods {
  /** Null for goods that no shopper has in a cart yet: then only what everybody has holds. */
  readonly userId: string | null;
  readonly shippingPaise: Paise;
}

/** What offers take off a purchase. */
export interface Discounts {
  /** Off each whole line, in paise and in the order of the lines: 0 to price times quantity. */
  readonly lines: readonly number[];
  /** Off what delivery costs, in paise; absent: nothing. */
  readonly shippingPaise?: number;
  /** Which offers do so; absent where none is kept. */
  readonly offers?: readonly AppliedOffer[];
}

/** An offer that holds for a purchase. */
export interface AppliedOffer {
  readonly offerId: string;
  /** The code by which it does; null for one that needs none. */
  readonly code: string | null;
  /** What it takes off, in paise, delivery included. */
  readonly discountPaise: number;
  /** The part of that which it takes off the delivery, in paise. */
  readonly shippingPaise: number;
}

/** An offer by which an order cost less. */
export interface OrderOffer extends AppliedOffer {
  /** What it was called when the order was placed. */
  readonly title: OwnPhrase;
}

/** What a product is looked up by among offers. */
export interface NamedProduct {
  readonly id: string;
  readonly brand: string;
  readonly categoryId: string;
  readonly subCategoryId: string | null;
  readonly pricePaise: Paise;
}

/** What offers say of a product. */
export interface ProductOffers {
  /** Those that hold now and name it, in the visitor's language. */
  readonly offers: readonly { offerId: string; title: string; text: string; endsAt: Date | null }[];
  /** What a piece costs by those that everybody has for each piece; null where none does. */
  readonly offerPricePaise: Paise | null;
}

/** What a line of an invoice is taxed by. */
export interface TaxedLine {
  /** What was bought, or a fee such as that of delivery. */
  readonly description: string;
  readonly quantity: number;
  /** Of one piece before discounts, tax included. */
  readonly pricePaise: Paise;
  /** What was taken off the whole line; 0 for nothing. */
  readonly discountPaise: Paise;
  /** What the product says, in percent; null where it says nothing. */
  readonly gstRate: number | null;
  /** The slug of its top category; null for a fee, and for what is no longer for sale. */
  readonly category: string | null;
  /** The slugs of all that it lies in, the nearest first and that one last; none for a fee. */
  readonly categories: readonly string[];
  /** Where it is delivered to, as it was typed. */
  readonly region: string | null;
  readonly pincode: string;
}
