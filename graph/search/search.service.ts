import { ProductSort } from '../catalogue/catalogue.inputs.js';
import type { CandidateQuery } from '../catalogue/listing/candidate-products.js';
import { conditionsOf, parameters, whereOf } from '../catalogue/listing/product-conditions.js';
import type { ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { type ListingRequest, listProducts } from '../catalogue/listing/product-listing.service.js';
import { PRODUCT_COLUMNS } from '../catalogue/product.columns.js';
import type { Product } from '../catalogue/product.entity.js';
import { hangParts, partColumns } from '../catalogue/product-parts.js';
import type { Context } from '../shared/context.js';
import { edgePageOf, pageSize, readCursor } from '../shared/paging/cursor.js';
import { loosenPlan } from './plan/loosen-plan.js';
import { planSearch, type SearchPlan } from './plan/plan-search.js';
import { conditionOf } from './plan/rank-search.js';
import { rankingOf } from './plan/ranking.js';
import { readQuery } from './plan/read-query.js';
import type { SearchConnection } from './search.type.js';

/** Where no product has all parts of a query, only so many of them are tried, the most telling first. */
const MOST_PARTS_LOOSELY = 5;
/** When more products fit, a part of them is graded for a page, unless a filter narrows them; see `search_candidates`. */
const MOST_GRADED = 1_000;
/** A plan that finds fewer products than this is not left at that. */
const ENOUGH = 10;

/** Which page of the results of a search is wanted. */
export interface SearchRequest extends Omit<ListingRequest, 'candidates'> {
  /** What the shopper typed. */
  query: string;
  /** How many of the products that fit are graded at most; absent: 1,000. */
  mostGraded?: number;
}

/**
 * A page of the products that fit what a shopper typed.
 *
 * @throws ShopError BAD_USER_INPUT for a query over 200 characters, a bad filter, `first` outside 1 to 100, or a foreign
 *   cursor
 * @see spec §2 (search)
 */
export async function search(ctx: Context, { query, ...request }: SearchRequest): Promise<SearchConnection> {
  return searchByPlan(ctx, planSearch(await readQuery(ctx, query)), request);
}

/** The same for a query that was read already. */
export async function searchByPlan(
  ctx: Context,
  plan: SearchPlan,
  request: Omit<SearchRequest, 'query'>,
): Promise<SearchConnection> {
  // The first page of most searches shows that nothing else has to be tried.
  const strict = request.after ? null : await pageOfPlan(ctx, plan, plan.parts.length, request);
  if (strict && (strict.total ?? ENOUGH) >= ENOUGH) return withInterpretation(strict, plan);
  const chosen = await choosePlan(ctx, plan);
  if (strict && chosen.plan === plan && chosen.least === plan.parts.length) return withInterpretation(strict, plan);
  return withInterpretation(await pageOfPlan(ctx, chosen.plan, chosen.least, request), chosen.plan);
}

function withInterpretation(page: ProductConnection, { used, corrected, synonyms }: SearchPlan): SearchConnection {
  return { ...page, interpretation: { used, corrected, synonyms } };
}

/**
 * What to do with a plan that finds little: take what comes near as well, or what has the most of its parts, or guess
 * more. A filter that leaves nothing is no reason, so none is looked at.
 */
async function choosePlan(ctx: Context, plan: SearchPlan): Promise<{ plan: SearchPlan; least: number }> {
  const whole = { plan, least: plan.parts.length };
  if (plan.parts.length === 0) return whole;
  const loose = loosenPlan(plan);
  const parts = plan.parts.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_PARTS_LOOSELY);
  const fewer = Array.from({ length: Math.min(parts.length, plan.parts.length - 1) }, (_, index) => index + 1);
  const { values, bind } = parameters();
  const count = (condition: string, most: number) => `search_found(${bind(condition)}::tsquery, ${most})`;
  const [found]: { strict: number; loose: number; fewer: number[] }[] = await ctx.db.query(
    `SELECT ${count(conditionOf(plan.parts, plan.parts.length), ENOUGH)} AS strict,
       ${loose ? count(conditionOf(loose.parts, loose.parts.length), ENOUGH) : 0} AS loose,
       ARRAY[${fewer.map((least) => count(conditionOf(parts, least), 1)).join(', ')}]::integer[] AS fewer`,
    values,
  );
  if (!found || found.strict >= ENOUGH) return whole;
  if (loose && found.loose > found.strict) return { plan: loose, least: loose.parts.length };
  if (found.strict > 0) return whole;
  const least = found.fewer.lastIndexOf(1) + 1;
  if (least > 0) return { plan: { ...plan, parts }, least };
  return plan.bolder ? choosePlan(ctx, plan.bolder()) : whole;
}

/** A page of the products that have at least so many parts of a plan. */
async function pageOfPlan(
  ctx: Context,
  plan: SearchPlan,
  least: number,
  request: Omit<SearchRequest, 'query'>,
): Promise<ProductConnection> {
  const candidates: CandidateQuery = (bind) =>
    plan.parts.length === 0
      ? 'SELECT id FROM product WHERE false'
      : `SELECT d.product_id FROM search_document d WHERE d.words @@ ${bind(conditionOf(plan.parts, least))}::tsquery`;
  const isRanked = (request.sort ?? ProductSort.RELEVANCE) === ProductSort.RELEVANCE;
  return isRanked && plan.parts.length > 0
    ? rankedPage(ctx, plan, least, candidates, request)
    : listProducts(ctx, { ...request, candidates });
}

/**
 * A page in the order of relevance, by keyset pagination over score and id. Where more products fit than are graded,
 * the list ends with the graded ones, and how many fit is counted when it is asked for.
 */
async function rankedPage(
  ctx: Context,
  plan: SearchPlan,
  least: number,
  candidates: CandidateQuery,
  request: Omit<SearchRequest, 'query'>,
): Promise<ProductConnection> {
  const filter = request.filter ?? {};
  const size = pageSize(request.first);
  const cursor = readCursor(request.after, 2);
  const conditions = await conditionsOf(ctx, filter);
  const { values, bind } = parameters();
  const narrowed =
    conditions.length > 0
      ? `AND EXISTS (SELECT FROM product p WHERE p.id = d.product_id AND ${whereOf(conditions, bind)})`
      : '';
  const parts = request.wants?.parts ?? new Set();
  const found: (Product & { score: number; total: number | null })[] = await ctx.db.query(
    `${rankingOf(plan, least, narrowed, request.mostGraded ?? MOST_GRADED, bind)}
     SELECT ${PRODUCT_COLUMNS}, page.score, page.total${partColumns(parts)}
     FROM (
       SELECT product_id, score,
         (SELECT CASE WHEN NOT bool_or(is_many) THEN count(*)::integer END FROM hit) AS total
       FROM ranked
       ${cursor ? `WHERE (score, product_id) < (${bind(cursor[0])}::integer, ${bind(cursor[1])}::uuid)` : ''}
       ORDER BY score DESC, product_id DESC LIMIT ${bind(size + 1)}
     ) AS page JOIN product p ON p.id = page.product_id
     ORDER BY page.score DESC, page.product_id DESC`,
    values,
  );
  await hangParts(ctx, found, parts);
  // After the last product there is no row that could hold the total.
  const none = cursor ? undefined : 0;
  const total = found[0] ? (found[0].total ?? undefined) : none;
  const page = edgePageOf(found, size, cursor, ({ score, id }) => [score, id]);
  return { ...page, filter, candidates, ...(total === undefined ? {} : { total }) };
}
