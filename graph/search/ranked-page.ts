import type { CandidateQuery } from '../catalogue/listing/candidate-products.js';
import type { ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { WHOLE_PAGE } from '../catalogue/listing/product-listing.service.js';
import { attachRelations } from '../catalogue/product-parts.js';
import type { Context } from '../shared/context.js';
import { pageOf, pageSize, readCursor } from '../shared/paging/cursor.js';
import type { ChosenPlan } from './plan/chosen-plan.js';
import { type RankedRequest, rankedRows } from './ranked-rows.queries.js';
import type { Ranked } from './results.queries.js';

/**
 * A page in the order of relevance, by keyset pagination over score and id. Where more products fit
 * than are graded, those that are not follow behind the graded ones, so that all that the total
 * counts can be reached.
 */
export async function rankedPage(
  ctx: Context,
  chosen: ChosenPlan,
  candidates: CandidateQuery,
  request: RankedRequest,
): Promise<ProductConnection & Ranked> {
  const filter = request.filter ?? {};
  const size = pageSize(request.first);
  const cursor = readCursor(request.after, 2);
  const found = await rankedRows(ctx, chosen, request, cursor, size + 1);
  await attachRelations(ctx, found, (request.wants ?? WHOLE_PAGE).parts);
  // After the last product there is no row that could hold the total.
  const none = cursor ? undefined : 0;
  const total = found[0] ? (found[0].total ?? undefined) : none;
  const page = pageOf(found, size, cursor, ({ score, id }) => [score, id]);
  const ranks = new Map(found.map((row) => [row.id, row]));
  return Object.assign(page, { filter, candidates, ranks, ...(total === undefined ? {} : { total }) });
}
