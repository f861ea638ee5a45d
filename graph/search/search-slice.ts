import { countProducts, sliceProducts, WHOLE_PAGE } from '../catalogue/listing/product-listing.service.js';
import type { Product } from '../catalogue/product.entity.js';
import type { OffsetPage } from '../rest/offset-page.js';
import type { Context } from '../shared/context.js';
import { narrow, resultsOf } from './cached-results.js';
import { countEmptySearch } from './empty/empty-searches.service.js';
import { countQuestion } from './questions/search-questions.service.js';
import { rankedRows } from './ranked-rows.queries.js';
import { readProducts } from './results-page.js';
import { candidatesOf, rankedFor, withSaid } from './search.service.js';

/**
 * An offset page of the results of `search`, for clients without cursors: any part of all that
 * fits.
 *
 * @returns the products, and how many fit, whatever the page is
 * @throws ShopError BAD_USER_INPUT for a query over 200 characters
 */
export async function searchSlice(
  ctx: Context,
  query: string,
  { limit, offset }: OffsetPage,
): Promise<{ products: Product[]; total: number }> {
  const slice = await sliceOf(ctx, query, { limit, offset });
  if (slice.total === 0) await countEmptySearch(ctx, query);
  else if (offset === 0) countQuestion(ctx, query);
  return slice;
}

async function sliceOf(
  ctx: Context,
  query: string,
  { limit, offset }: OffsetPage,
): Promise<{ products: Product[]; total: number }> {
  const results = await resultsOf(ctx, query);
  const { chosen } = results;
  const filter = withSaid(chosen.plan, {});
  const ranked = rankedFor(filter, results);
  const candidates = candidatesOf(chosen);
  if (ranked) {
    const left = await narrow(ctx, ranked, filter);
    return { products: await readProducts(ctx, left.slice(offset, offset + limit), WHOLE_PAGE), total: left.length };
  }
  if (chosen.plan.parts.length === 0) return sliceProducts(ctx, filter, { limit, offset }, candidates);
  const [products, total] = await Promise.all([
    rankedRows(ctx, chosen, { filter, offset, first: limit }, null, limit),
    countProducts(ctx, filter, candidates),
  ]);
  return { products, total };
}
