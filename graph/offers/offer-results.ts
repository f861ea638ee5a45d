import type { Context } from '../shared/context.js';
import { asPaise } from '../shared/money/money.js';
import { defineLoader, inOrderOf } from '../shared/rows/loader.js';
import { findResults, type Results } from './offer-results.queries.js';

const resultsByOfferId = defineLoader<Results>(async (ctx, ids) => {
  const found = inOrderOf(ids, await findResults(ctx, ids), ({ offerId }) => offerId);
  return found.map((results) => results ?? { orderCount: 0, ...NOTHING, shopperCount: 0 });
});

const NOTHING = { salesPaise: asPaise(0), givenPaise: asPaise(0) };

/** What became of an offer, by the orders that stand. */
export function resultsOf(ctx: Context, offerId: string): Promise<Results> {
  return resultsByOfferId(ctx).load(offerId);
}
