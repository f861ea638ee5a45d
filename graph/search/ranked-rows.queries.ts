import { parameters } from '../catalogue/listing/parameters.js';
import { filterConditionsOf, whereOf } from '../catalogue/listing/product-conditions.js';
import { type ListingRequest, WHOLE_PAGE } from '../catalogue/listing/product-listing.service.js';
import type { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import type { SortKeys } from '../shared/paging/cursor.js';
import type { ChosenPlan } from './plan/chosen-plan.js';
import { partsOfCondition, textOf } from './plan/condition.js';
import { calledOfPlan, conditionOfPlan } from './plan/conditions.js';
import { rankingOf } from './plan/ranking.js';

/**
 * When more products fit, a part of them is graded for a page, unless a filter narrows them; see
 * `search_candidates`.
 */
export const MAX_GRADED = 500;
/**
 * What those that fit but are not graded have in the place of a score: they come behind the others,
 * by their ids.
 */
const NOT_GRADED = -1_000_000;

type Graded = Product & { score: number; why: number[] | null; total: number | null; isMany: boolean };

/** Which part of the list is wanted. */
export interface RankedRequest extends Omit<ListingRequest, 'candidates' | 'sort'> {
  /** How many of the products that fit are graded at most; absent: 500. */
  mostGraded?: number;
  /** Whether those that are not graded are left out, so that no others need to be looked for. */
  isGradedAlone?: boolean;
  /** How many products of the list are passed over; absent: none. */
  offset?: number;
  /** Whether `why` tells how scores came about. */
  isExplained?: boolean;
}

/**
 * Products of the list from a place on, no more than `most`. SQL, since functions of the database
 * rank them.
 */
export async function rankedRows(
  ctx: Context,
  { plan, least, isPacked }: ChosenPlan,
  request: RankedRequest,
  cursor: SortKeys | null,
  most: number,
): Promise<Graded[]> {
  const { columns } = request.wants ?? WHOLE_PAGE;
  const mostGraded = request.mostGraded ?? MAX_GRADED;
  const conditions = await filterConditionsOf(ctx, request.filter ?? {});
  const { values, bind } = parameters();
  const ways = () => `${bind(partsOfCondition(conditionOfPlan(plan, least)))}::tsquery[]`;
  const packs = () => `${isPacked ? bind(plan.packs) : 'NULL'}::text[]`;
  // A product's place is good for the statement that read it; out of a select of its own, it is not
  // looked for while planning.
  const places = () => `ARRAY(SELECT d.ctid FROM search_document d
    WHERE d.ctid = ANY ((SELECT search_fitting(${ways()}, ${packs()}, NULL))::tid[])
      AND (SELECT ${whereOf(conditions, bind)} FROM product p WHERE p.id = d.product_id))`;
  const isNarrowed = conditions.length > 0;
  const offset = request.offset ?? 0;
  const isBehind = cursor !== null && Number(cursor[0]) === NOT_GRADED;
  const graded: (Graded & { passed: number })[] = isBehind
    ? []
    : await ctx.db.query(
        `SELECT ${columns}, page.score, page.why, page.total, page.total IS NULL AS "isMany"
         FROM ${rankingOf({ plan, least, isPacked }, isNarrowed ? places() : null, mostGraded, bind, { cursor, offset, size: most, isExplained: request.isExplained ?? false })} AS page
         JOIN product p ON p.id = page.product_id
         ORDER BY page.score DESC, page.product_id DESC`,
        values,
      );
  const isAtEnd = graded.length < most && (graded[0]?.isMany ?? (cursor !== null || offset > 0));
  if (!isAtEnd || isNarrowed || request.isGradedAlone) return graded;
  const behind = await ungradedRows(ctx, { plan, least, isPacked }, request, {
    after: isBehind ? String(cursor[1]) : null,
    passed: graded.length > 0 || isBehind || cursor ? 0 : offset,
    most: most - graded.length,
  });
  return [...graded, ...behind];
}

/** Those that fit and are not graded, in the order of their ids. SQL, as `rankedRows` is. */
async function ungradedRows(
  ctx: Context,
  { plan, least, isPacked }: ChosenPlan,
  request: RankedRequest,
  { after, passed, most }: { after: string | null; passed: number; most: number },
): Promise<Graded[]> {
  const { values, bind } = parameters();
  const whole = conditionOfPlan(plan, least);
  const condition = `${bind(textOf(whole))}::tsquery`;
  const packs = isPacked ? `${bind(plan.packs)}::text[]` : null;
  const drawn = `search_candidates(${bind(partsOfCondition(whole))}::tsquery[], ${bind(partsOfCondition(calledOfPlan(plan, least)))}::tsquery[], ${packs ?? 'NULL'}, ${request.mostGraded ?? MAX_GRADED})`;
  return ctx.db.query(
    `WITH graded AS MATERIALIZED (
       SELECT array_agg(d.product_id) AS ids, count(*) AS count
       FROM search_document d WHERE d.ctid = ANY ((SELECT drawn.sample || drawn.called FROM ${drawn} AS drawn)::tid[]))
     SELECT ${(request.wants ?? WHOLE_PAGE).columns}, ${NOT_GRADED} AS score, NULL AS why, NULL AS total, true AS "isMany"
     FROM (
       SELECT d.product_id FROM search_document d, graded
       WHERE d.words @@ ${condition} AND d.product_id <> ALL (graded.ids)
         ${packs ? `AND d.packs && ${packs}` : ''}
         ${plan.rule ? `AND d.product_id <> ALL (${bind(plan.rule.pinnedIds)}::uuid[])` : ''}
         ${after ? `AND d.product_id < ${bind(after)}::uuid` : ''}
       ORDER BY d.product_id DESC LIMIT ${bind(most)}
       OFFSET greatest(0, ${bind(passed)}::bigint - (SELECT CASE WHEN ${bind(passed)}::bigint > 0 THEN count ELSE 0 END FROM graded))
     ) AS page JOIN product p ON p.id = page.product_id ORDER BY p.id DESC`,
    values,
  );
}
