import type { Context } from '../shared/context.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import { defineLoader, inOrderOf } from '../shared/rows/loader.js';
import { findResults } from './offer-results.queries.js';

/** What became of an offer. */
export interface Results {
  orderCount: number;
  /** What was paid for those orders, in paise. */
  salesPaise: Paise;
  /** What it gave to them. */
  givenPaise: Paise;
  /** How many shoppers placed them. */
  shopperCount: number;
}

const resultsByOfferId = defineLoader<Results>(async (ctx, ids) => {
  const found = inOrderOf(ids, await findResults(ctx, ids), ({ offerId }) => offerId);
  return found.map((results) => results ?? { orderCount: 0, ...NOTHING, shopperCount: 0 });
});

const NOTHING = { salesPaise: asPaise(0), givenPaise: asPaise(0) };

/** What became of an offer, by the orders that stand. */
export function resultsOf(ctx: Context, offerId: string): Promise<Results> {
  return resultsByOfferId(ctx).load(offerId);
}
