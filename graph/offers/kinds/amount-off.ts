import { z } from 'zod';
import { phrase } from '../../shared/languages/phrase.js';
import type { OfferKind } from '../../shared/offer-kind.js';
import { grossOf, isWholeCart, lineGross, onLines } from '../reckon/basket.js';
import { shareOut } from '../reckon/share-out.js';
import { lacking, missingOf, paiseTerms, sayThresholds, scopeTerms, thresholdTerms } from './terms.js';

const terms = z.object({
  kind: z.literal('AMOUNT_OFF'),
  scope: scopeTerms,
  /** Off the goods as a whole, once in an order. */
  amountPaise: paiseTerms,
  ...thresholdTerms,
});

/** An amount off goods as a whole, or off the whole cart; never more than they come to. */
export const amountOff: OfferKind<z.infer<typeof terms>> = {
  kind: 'AMOUNT_OFF',
  label: phrase('Amount off'),
  terms,
  scopesOf: ({ scope }) => [scope],
  judge: ({ scope, amountPaise, ...thresholds }, basket) => {
    const missing = missingOf(basket, scope, thresholds);
    if (missing) return lacking(missing);
    if (isWholeCart(scope)) {
      const discountOf = (leftPaise: number) => Math.min(leftPaise, amountPaise);
      return { application: { stage: 'CART', discountOf }, missing: null };
    }
    const indexes = basket.within(scope);
    const pieces = onLines(basket, indexes, ({ quantity }) => quantity);
    const weights = onLines(basket, indexes, lineGross);
    const discounts = shareOut(Math.min(grossOf(basket, indexes), amountPaise), weights);
    return { application: { stage: 'GROUP', pieces, discounts }, missing: null };
  },
  sentence: ({ scope, amountPaise, ...thresholds }, words) => {
    const offer = phrase('{amount} off {goods}', { amount: words.rupees(amountPaise), goods: words.goods(scope) });
    return sayThresholds(offer, thresholds, words);
  },
};
