import { z } from 'zod';
import { allOf, phrase } from '../../shared/languages/phrase.js';
import type { Basket, Judgement, MissingGoods, OfferKind } from '../../shared/offer-kind.js';
import { piecesOf } from '../reckon/basket.js';
import { shareOut } from '../reckon/share-out.js';
import { dearestFirst, type Run, takePieces } from './pieces.js';
import { countTerms, lacking, namedScopeTerms, paiseTerms, sayMaxSets } from './terms.js';

const MAX_PARTS = 10;

/** How often a bundle counts in an order where nothing less is said. */
const MAX_BUNDLES = 100;

const terms = z.object({
  kind: z.literal('BUNDLE_PRICE'),
  parts: z
    .array(z.object({ scope: namedScopeTerms, quantity: countTerms }))
    .min(1)
    .max(MAX_PARTS),
  /** Of all parts together. */
  pricePaise: paiseTerms,
  maxSets: countTerms.nullish().transform((value) => value ?? null),
});

type Terms = z.infer<typeof terms>;

/**
 * Several goods together at a price. Each bundle takes the dearest pieces that there are for each
 * part, in the order of the parts, for as long as they come to more than the price.
 */
export const bundlePrice: OfferKind<Terms> = {
  kind: 'BUNDLE_PRICE',
  label: phrase('Bundle at a price'),
  terms,
  scopesOf: ({ parts }) => parts.map(({ scope }) => scope),
  judge: ({ parts, pricePaise, maxSets }, basket) => {
    const free = basket.lines.map(({ quantity }) => quantity);
    const runs = parts.map(({ scope }) => dearestFirst(basket, basket.within(scope)));
    const pieces = basket.lines.map(() => 0);
    const values = basket.lines.map(() => 0);
    let savedPaise = 0;
    for (let set = 0; set < Math.min(maxSets ?? MAX_BUNDLES, MAX_BUNDLES); set++) {
      const taken: Run[] = [];
      for (const [part, { quantity }] of parts.entries()) {
        const some = takePieces(runs[part] ?? [], quantity, free);
        if (some) taken.push(...some);
        else if (set === 0) return lacking(missingPart(parts, basket));
        else return grouped(pieces, shareOut(savedPaise, values));
      }
      const savedBySet = taken.reduce((sum, run) => sum + run.pricePaise * run.count, 0) - pricePaise;
      if (savedBySet <= 0) break;
      savedPaise += savedBySet;
      for (const { index, pricePaise: price, count } of taken) {
        pieces[index] = (pieces[index] ?? 0) + count;
        values[index] = (values[index] ?? 0) + price * count;
      }
    }
    return grouped(pieces, shareOut(savedPaise, values));
  },
  sentence: ({ parts, pricePaise, maxSets }, words) => {
    const goods = allOf(
      parts.map(({ scope, quantity }) => phrase('{count} × {goods}', { count: quantity, goods: words.goods(scope) })),
    );
    return sayMaxSets(phrase('{goods} together for {price}', { goods, price: words.rupees(pricePaise) }), maxSets);
  },
};

function grouped(pieces: readonly number[], discounts: readonly number[]): Judgement {
  return { application: { stage: 'GROUP', pieces, discounts }, missing: null };
}

/** The first part that lacks pieces; where each has enough by itself, they are wanted twice. */
function missingPart(parts: Terms['parts'], basket: Basket): MissingGoods {
  const lacks = parts.map(({ scope, quantity }) => quantity - piecesOf(basket, basket.within(scope)));
  if (parts.every(({ quantity }, part) => lacks[part] === quantity)) return { code: 'NOTHING_MATCHES' };
  const first = Math.max(
    0,
    lacks.findIndex((lack) => lack > 0),
  );
  return {
    code: 'MISSING_QUANTITY',
    missing: Math.max(1, lacks[first] ?? 1),
    scope: (parts[first] as Terms['parts'][number]).scope,
  };
}
