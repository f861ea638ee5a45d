import type { Among } from '../catalogue/among.js';
import { ProductSort } from '../catalogue/catalogue.inputs.js';
import { PRODUCT_COLUMNS } from '../catalogue/product.columns.js';
import type { Product } from '../catalogue/product.entity.js';
import { conditionsOf, parameters, whereOf } from '../catalogue/product-conditions.js';
import type { ProductConnection } from '../catalogue/product-connection.type.js';
import { type ListingRequest, listProducts } from '../catalogue/product-listing.service.js';
import type { Context } from '../shared/context.js';
import { pageSize, readCursor, writeCursor } from '../shared/cursor.js';
import { planSearch, type SearchPlan } from './plan-search.js';
import { conditionOf } from './rank-search.js';
import { rankingOf } from './ranking.js';
import { readQuery } from './read-query.js';
import type { SearchConnection } from './search.type.js';

/** Where no product has all parts of a query, only so many of them are tried, the most telling first. */
const MOST_PARTS_LOOSELY = 5;

/** Which page of the results of a search is wanted. */
export interface SearchRequest extends Omit<ListingRequest, 'among'> {
  /** What the shopper typed. */
  query: string;
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
  const { used, corrected, synonyms } = plan;
  const strict = await pageOf(ctx, plan, plan.parts.length, request);
  const page = strict.nodes.length > 0 || request.after ? strict : await loosePage(ctx, plan, strict, request);
  return { ...page, interpretation: { used, corrected, synonyms } };
}

/** What has the most parts of a query that no product has all parts of. A filter that leaves nothing is no reason. */
async function loosePage(
  ctx: Context,
  plan: SearchPlan,
  strict: ProductConnection,
  request: Omit<SearchRequest, 'query'>,
): Promise<ProductConnection> {
  if (plan.parts.length < 2) return strict;
  const parts = plan.parts.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_PARTS_LOOSELY);
  const { values, bind } = parameters();
  const holds = (condition: string) =>
    `EXISTS (SELECT FROM search_document d WHERE d.words @@ ${bind(condition)}::tsquery)`;
  const fewer = Array.from(
    { length: Math.min(parts.length, plan.parts.length - 1) },
    (_, index) => index + 1,
  ).reverse();
  const [found]: { least: number }[] = await ctx.db.query(
    `SELECT CASE WHEN ${holds(conditionOf(plan.parts, plan.parts.length))} THEN 0
       ${fewer.map((least) => `WHEN ${holds(conditionOf(parts, least))} THEN ${least}`).join(' ')} ELSE 0 END AS least`,
    values,
  );
  return found?.least ? pageOf(ctx, { ...plan, parts }, found.least, request) : strict;
}

/** A page of the products that have at least so many parts of a plan. */
async function pageOf(
  ctx: Context,
  plan: SearchPlan,
  least: number,
  request: Omit<SearchRequest, 'query'>,
): Promise<ProductConnection> {
  const among: Among = (bind) =>
    plan.parts.length === 0
      ? 'false'
      : `p.id IN (SELECT d.product_id FROM search_document d
                  WHERE d.words @@ ${bind(conditionOf(plan.parts, least))}::tsquery)`;
  const isRanked = (request.sort ?? ProductSort.RELEVANCE) === ProductSort.RELEVANCE;
  return isRanked && plan.parts.length > 0
    ? rankedPage(ctx, plan, least, among, request)
    : listProducts(ctx, { ...request, among });
}

/** A page in the order of relevance; behind a cursor it is found by score and id. */
async function rankedPage(
  ctx: Context,
  plan: SearchPlan,
  least: number,
  among: Among,
  request: Omit<SearchRequest, 'query'>,
): Promise<ProductConnection> {
  const filter = request.filter ?? {};
  const size = pageSize(request.first);
  const keys = readCursor(request.after, 2);
  const conditions = await conditionsOf(ctx, filter);
  const { values, bind } = parameters();
  const narrowed =
    conditions.length > 0
      ? `AND EXISTS (SELECT FROM product p WHERE p.id = d.product_id AND ${whereOf(conditions, bind)})`
      : '';
  const found: (Product & { score: number; total: number })[] = await ctx.db.query(
    `${rankingOf(plan, least, narrowed, bind)}
     SELECT ${PRODUCT_COLUMNS}, page.score, page.total
     FROM (
       SELECT product_id, score, (SELECT count(*)::integer FROM ranked) AS total FROM ranked
       ${keys ? `WHERE (score, product_id) < (${bind(keys[0])}::integer, ${bind(keys[1])}::uuid)` : ''}
       ORDER BY score DESC, product_id DESC LIMIT ${bind(size + 1)}
     ) AS page JOIN product p ON p.id = page.product_id
     ORDER BY page.score DESC, page.product_id DESC`,
    values,
  );
  const nodes = found.slice(0, size);
  const edges = nodes.map((node) => ({ cursor: writeCursor([node.score, node.id]), node }));
  const pageInfo = {
    hasNextPage: found.length > size,
    hasPreviousPage: Boolean(keys),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  // Behind the last product there is no row to tell the total.
  const total = found[0]?.total ?? (keys ? undefined : 0);
  return { nodes, edges, pageInfo, filter, among, ...(total === undefined ? {} : { total }) };
}
