import { z } from 'zod';
import { phrase } from '../../shared/languages/phrase.js';
import type { OfferKind } from '../../shared/offer-kind.js';
import { grossOf, isWholeCart, lineGross, onLines } from '../reckon/basket.js';
import { shareOut } from '../reckon/share-out.js';
import {
  lacking,
  missingOf,
  paiseTerms,
  percentOf,
  percentTerms,
  sayThresholds,
  scopeTerms,
  thresholdTerms,
} from './terms.js';

const terms = z.object({
  kind: z.literal('PERCENT_OFF'),
  scope: scopeTerms,
  percent: percentTerms,
  /** The most that it takes off an order, in paise; null: without a limit. */
  maxDiscountPaise: paiseTerms.nullish().transform((value) => value ?? null),
  ...thresholdTerms,
});

/**
 * Percent off goods or off the whole cart. Off goods it is taken from each piece, so that a card
 * shows what the cart asks; with a limit from all of them as a whole.
 */
export const percentOff: OfferKind<z.infer<typeof terms>> = {
  kind: 'PERCENT_OFF',
  label: phrase('Percent off'),
  terms,
  scopesOf: ({ scope }) => [scope],
  judge: ({ scope, percent, maxDiscountPaise, ...thresholds }, basket) => {
    const missing = missingOf(basket, scope, thresholds);
    if (missing) return lacking(missing);
    const most = maxDiscountPaise ?? Number.MAX_SAFE_INTEGER;
    if (isWholeCart(scope)) {
      const discountOf = (leftPaise: number) => Math.min(percentOf(leftPaise, percent), most);
      return { application: { stage: 'CART', discountOf }, missing: null };
    }
    const indexes = basket.within(scope);
    if (maxDiscountPaise === null) {
      const perPiece = onLines(basket, indexes, ({ pricePaise }) => percentOf(pricePaise, percent));
      return { application: { stage: 'PIECES', perPiece }, missing: null };
    }
    const weights = onLines(basket, indexes, lineGross);
    const pieces = onLines(basket, indexes, ({ quantity }) => quantity);
    const discounts = shareOut(Math.min(percentOf(grossOf(basket, indexes), percent), most), weights);
    return { application: { stage: 'GROUP', pieces, discounts }, missing: null };
  },
  sentence: ({ scope, percent, maxDiscountPaise, ...thresholds }, words) => {
    const offer = phrase('{percent} % off {goods}', { percent, goods: words.goods(scope) });
    const from = sayThresholds(offer, thresholds, words);
    return maxDiscountPaise === null
      ? from
      : phrase('{offer}, at most {amount}', { offer: from, amount: words.rupees(maxDiscountPaise) });
  },
};
