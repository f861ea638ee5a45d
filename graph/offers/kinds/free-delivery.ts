import { z } from 'zod';
import { phrase } from '../../shared/languages/phrase.js';
import type { OfferKind } from '../../shared/offer-kind.js';
import { isWholeCart } from '../reckon/basket.js';
import { lacking, missingOf, sayThresholds, scopeTerms, thresholdTerms } from './terms.js';

const terms = z.object({
  kind: z.literal('FREE_DELIVERY'),
  /** What is to be bought for it. */
  scope: scopeTerms,
  ...thresholdTerms,
});

/** Delivery for nothing, once enough is bought. */
export const freeDelivery: OfferKind<z.infer<typeof terms>> = {
  kind: 'FREE_DELIVERY',
  label: phrase('Free delivery'),
  terms,
  scopesOf: ({ scope }) => [scope],
  judge: ({ scope, ...thresholds }, basket) => {
    const missing = missingOf(basket, scope, thresholds);
    if (missing) return lacking(missing);
    return { application: { stage: 'DELIVERY', discountOf: (shippingPaise) => shippingPaise }, missing: null };
  },
  sentence: ({ scope, ...thresholds }, words) => {
    const offer = isWholeCart(scope)
      ? phrase('Free delivery')
      : phrase('Free delivery with {goods}', { goods: words.goods(scope) });
    return sayThresholds(offer, thresholds, words);
  },
};
