import type { z } from 'zod';
import type { Language } from './languages/languages.js';
import type { Phrase, Value } from './languages/phrase.js';
import type { Paise } from './money/money.js';

/**
 * Which goods an offer is about: what lies in one of the categories or below it, is of one of the
 * brands or is one of the products. Where all three are empty, the whole cart.
 */
export interface Scope {
  readonly categoryIds: readonly string[];
  readonly brands: readonly string[];
  readonly productIds: readonly string[];
}

/** A line of a cart as offers see it. */
export interface OfferLine {
  readonly variantId: string;
  readonly productId: string;
  /** The product's category with all those above it. */
  readonly categoryIds: readonly string[];
  /** Null where it has none. */
  readonly brand: string | null;
  /** Pieces, 1 or more. */
  readonly quantity: number;
  /** What the catalogue asks for a piece. */
  readonly pricePaise: Paise;
}

/** The lines of a cart, with the way to those that an offer is about. */
export interface Basket {
  readonly lines: readonly OfferLine[];
  /** The indexes of the lines that a scope covers, in their order. */
  readonly within: (scope: Scope) => readonly number[];
}

/** What the goods of a cart lack for an offer, or that they have nothing for it. */
export type MissingGoods =
  | { readonly code: 'MISSING_AMOUNT'; readonly missingPaise: Paise; readonly scope: Scope }
  | { readonly code: 'MISSING_QUANTITY'; readonly missing: number; readonly scope: Scope }
  | { readonly code: 'NOTHING_MATCHES' };

/**
 * What an offer takes off a cart of its own. In which stage it does so says how it meets other
 * offers: *groups* consume the pieces that they count, so that no two of them count the same piece;
 * each piece that is left takes the best of the offers on *pieces*; one offer on the whole *cart*
 * holds for what is then left to pay; one on *delivery* stands beside them.
 */
export type Application =
  | {
      readonly stage: 'GROUP';
      /** Pieces of each line that it counts, 0 to the quantity of the line. */
      readonly pieces: readonly number[];
      /** What it takes off each line, in paise: at most the price of those pieces. */
      readonly discounts: readonly number[];
    }
  | {
      readonly stage: 'PIECES';
      /** What it takes off one piece of each line, in paise, 0 to the price. */
      readonly perPiece: readonly number[];
    }
  | {
      readonly stage: 'CART';
      /**
       * What it takes off what is left to pay, in whole paise: 0 to that, and never more than a
       * paisa more for each that there is more to pay.
       */
      readonly discountOf: (leftPaise: number) => number;
    }
  | {
      readonly stage: 'DELIVERY';
      /** What it takes off the price of delivery, in whole paise, 0 to that. */
      readonly discountOf: (shippingPaise: number) => number;
    };

/** What an offer says to a cart. */
export interface Judgement {
  /** Null where something is missing. */
  readonly application: Application | null;
  /** What is missing; of an offer that holds, what is missing for more of it; null: nothing. */
  readonly missing: MissingGoods | null;
}

/** What a scope and an amount are called in a sentence. */
export interface OfferWords {
  /** E.g. Fruits, or Fruits and Amul; 'everything' for the whole cart. */
  readonly goods: (scope: Scope) => Value;
  /** E.g. ₹400. */
  readonly rupees: (paise: number) => Phrase;
  /** Either in one language, for a kind that words its sentences itself. */
  readonly in: (language: Language, said: Value) => string;
}

/**
 * A kind of offer: what its terms are, what it takes off a cart, and how it is said. The shop's own
 * kinds and those of extensions have this one form.
 */
// biome-ignore lint/suspicious/noExplicitAny: a list holds kinds of different terms
export interface OfferKind<Terms = any> {
  /** In the row and the graph: 2 to 40 capital letters, digits and underscores. */
  readonly kind: string;
  /** What staff choose it by, e.g. 'Percent off'. */
  readonly label: Phrase;
  /**
   * Reads the terms that staff entered, in paise; fields are named as in the graph's `OfferTerms`,
   * and further ones stand in `options`.
   */
  readonly terms: z.ZodType<Terms>;
  /** What it takes off a cart that has nothing else off. Pure: the same cart, the same answer. */
  readonly judge: (terms: Terms, basket: Basket) => Judgement;
  /** The offer in a sentence without a full stop, e.g. '10 % off Fruits from ₹400'. */
  readonly sentence: (terms: Terms, words: OfferWords) => Phrase;
  /** All scopes that its terms name, for names, conflicts and hints. */
  readonly scopesOf: (terms: Terms) => readonly Scope[];
}
