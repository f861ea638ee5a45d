import { z } from 'zod';
import { type KnownPhrase, type Phrase, phrase } from '../../shared/languages/phrase.js';
import { MAX_RUPEES } from '../../shared/money/money.js';
import type { Basket, Judgement, MissingGoods, OfferWords, Scope } from '../../shared/offer-kind.js';
import { grossOf, piecesOf } from '../reckon/basket.js';

const MAX_CATEGORIES = 100;
const MAX_BRANDS = 100;
const MAX_PRODUCTS = 500;
const MAX_PIECES = 1_000;

/** Which goods; absent lists are empty. */
export const scopeTerms = z.object({
  categoryIds: z.array(z.uuid()).max(MAX_CATEGORIES).default([]),
  brands: z.array(z.string().trim().min(1).max(80)).max(MAX_BRANDS).default([]),
  productIds: z.array(z.uuid()).max(MAX_PRODUCTS).default([]),
});

/** The same where the whole cart would be no answer. */
export const namedScopeTerms = scopeTerms.refine(
  ({ categoryIds, brands, productIds }) => categoryIds.length + brands.length + productIds.length > 0,
);

/** More than 0 to 100, with two decimals at most. */
export const percentTerms = z.number().positive().max(100).multipleOf(0.01);

/** More than nothing, in paise. */
export const paiseTerms = z
  .int()
  .min(1)
  .max(MAX_RUPEES * 100);

/** Pieces, 1 or more. */
export const countTerms = z.int().min(1).max(MAX_PIECES);

/** From when on an offer holds: by what its goods come to, and by how many pieces there are. */
export const thresholdTerms = {
  minPaise: paiseTerms.nullish().transform((value) => value ?? null),
  minQuantity: countTerms.nullish().transform((value) => value ?? null),
};

interface Thresholds {
  readonly minPaise: number | null;
  readonly minQuantity: number | null;
}

/**
 * What the goods of a scope lack, judged by the catalogue's prices whatever else holds; null:
 * nothing.
 */
export function missingOf(
  basket: Basket,
  scope: Scope,
  { minPaise, minQuantity }: Thresholds = { minPaise: null, minQuantity: null },
): MissingGoods | null {
  const indexes = basket.within(scope);
  if (indexes.length === 0) return { code: 'NOTHING_MATCHES' };
  const gross = minPaise === null ? 0 : grossOf(basket, indexes);
  if (minPaise !== null && gross < minPaise)
    return { code: 'MISSING_AMOUNT', missingPaise: minPaise - gross, scope } as MissingGoods;
  const pieces = minQuantity === null ? 0 : piecesOf(basket, indexes);
  if (minQuantity !== null && pieces < minQuantity)
    return { code: 'MISSING_QUANTITY', missing: minQuantity - pieces, scope };
  return null;
}

/** What an offer says to a cart that lacks something for it. */
export function lacking(missing: MissingGoods): Judgement {
  return { application: null, missing };
}

/** A part of an amount in percent, to the nearest paisa, half of one in favour of the shopper. */
export function percentOf(paise: number, percent: number): number {
  return Math.round((paise * Math.round(percent * 100)) / 10_000);
}

/** An offer with the thresholds that it has. */
export function sayThresholds(offer: Phrase, { minPaise, minQuantity }: Thresholds, words: OfferWords): Phrase {
  const byAmount =
    minPaise === null ? offer : phrase('{offer} from {amount}', { offer, amount: words.rupees(minPaise) });
  return minQuantity === null
    ? byAmount
    : phrase('{offer} from {count} pieces', { offer: byAmount, count: minQuantity });
}

/** An offer that holds so often at most. */
export function sayMaxSets(offer: KnownPhrase, maxSets: number | null): KnownPhrase {
  return maxSets === null ? offer : phrase('{offer}, at most {count} times in an order', { offer, count: maxSets });
}
