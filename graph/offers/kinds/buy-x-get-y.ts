import { z } from 'zod';
import { phrase } from '../../shared/languages/phrase.js';
import type { Basket, Judgement, OfferKind } from '../../shared/offer-kind.js';
import { piecesOf } from '../reckon/basket.js';
import { cheapestFirst, dearestFirst, takePieces } from './pieces.js';
import { countTerms, lacking, missingOf, percentOf, percentTerms, sayMaxSets, scopeTerms } from './terms.js';

const terms = z.object({
  kind: z.literal('BUY_X_GET_Y'),
  /** What is to be bought. */
  scope: scopeTerms,
  buyQuantity: countTerms,
  /** What is then cheaper; null: of the same goods. */
  getScope: scopeTerms.nullish().transform((value) => value ?? null),
  getQuantity: countTerms,
  /** Off those, 100: they are free. */
  percent: percentTerms.default(100),
  /** How often in an order; null: as often as there are goods. */
  maxSets: countTerms.nullish().transform((value) => value ?? null),
});

type Terms = z.infer<typeof terms>;

/**
 * Buy some and get others cheaper or free. Of the same goods the pieces are counted from the
 * dearest down, and the cheapest of each set are the cheaper ones; of other goods the cheapest that
 * there are.
 */
export const buyXGetY: OfferKind<Terms> = {
  kind: 'BUY_X_GET_Y',
  label: phrase('Buy some, get some'),
  terms,
  scopesOf: ({ scope, getScope }) => (getScope ? [scope, getScope] : [scope]),
  judge: (offer, basket) =>
    offer.getScope ? judgeOther({ ...offer, getScope: offer.getScope }, basket) : judgeSame(offer, basket),
  sentence: ({ scope, buyQuantity, getScope, getQuantity, percent, maxSets }, words) => {
    const sets = { buy: buyQuantity, goods: words.goods(scope), get: getQuantity };
    if (getScope) {
      const others = words.goods(getScope);
      const offer =
        percent === 100
          ? phrase('Buy {buy} of {goods}, get {get} of {others} free', { ...sets, others })
          : phrase('Buy {buy} of {goods}, get {get} of {others} at {percent} % off', { ...sets, others, percent });
      return sayMaxSets(offer, maxSets);
    }
    const offer =
      percent === 100
        ? phrase('Buy {buy} of {goods}, get {get} free', sets)
        : phrase('Buy {buy} of {goods}, get {get} at {percent} % off', { ...sets, percent });
    return sayMaxSets(offer, maxSets);
  },
};

function judgeSame({ scope, buyQuantity, getQuantity, percent, maxSets }: Terms, basket: Basket): Judgement {
  const size = buyQuantity + getQuantity;
  const missing = missingOf(basket, scope, { minPaise: null, minQuantity: size });
  if (missing) return lacking(missing);
  const indexes = basket.within(scope);
  const sets = Math.min(Math.floor(piecesOf(basket, indexes) / size), maxSets ?? Number.POSITIVE_INFINITY);
  const pieces = basket.lines.map(() => 0);
  const discounts = basket.lines.map(() => 0);
  const cheaperBefore = (place: number) =>
    Math.floor(place / size) * getQuantity + Math.max(0, (place % size) - buyQuantity);
  let place = 0;
  for (const { index, pricePaise, count } of dearestFirst(basket, indexes)) {
    const end = Math.min(place + count, sets * size);
    pieces[index] = end - place;
    discounts[index] = (cheaperBefore(end) - cheaperBefore(place)) * percentOf(pricePaise, percent);
    place = end;
  }
  return { application: { stage: 'GROUP', pieces, discounts }, missing: null };
}

function judgeOther(
  { scope, buyQuantity, getScope, getQuantity, percent, maxSets }: Terms & { getScope: Terms['scope'] },
  basket: Basket,
): Judgement {
  const lacks =
    missingOf(basket, scope, { minPaise: null, minQuantity: buyQuantity }) ??
    missingOf(basket, getScope, { minPaise: null, minQuantity: getQuantity });
  const bought = basket.within(scope);
  if (lacks)
    return lacking(
      lacks.code === 'NOTHING_MATCHES' && bought.length > 0
        ? { code: 'MISSING_QUANTITY', missing: getQuantity, scope: getScope }
        : lacks,
    );
  const got = basket.within(getScope);
  const most = Math.min(
    Math.floor(piecesOf(basket, bought) / buyQuantity),
    Math.floor(piecesOf(basket, got) / getQuantity),
    maxSets ?? Number.POSITIVE_INFINITY,
  );
  const runsBought = cheapestFirst(basket, bought);
  const runsGot = cheapestFirst(basket, got);
  // What both scopes cover counts once, as bought or as cheaper.
  for (let sets = most; sets > 0; sets--) {
    const free = basket.lines.map(({ quantity }) => quantity);
    const cheaper = takePieces(runsGot, sets * getQuantity, free);
    const full = takePieces(runsBought, sets * buyQuantity, free);
    if (!cheaper || !full) continue;
    const pieces = basket.lines.map(({ quantity }, index) => quantity - (free[index] ?? 0));
    const discounts = basket.lines.map(() => 0);
    for (const { index, pricePaise, count } of cheaper) discounts[index] = count * percentOf(pricePaise, percent);
    return { application: { stage: 'GROUP', pieces, discounts }, missing: null };
  }
  return lacking({ code: 'MISSING_QUANTITY', missing: 1, scope });
}
