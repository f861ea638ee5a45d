import { parameters } from '../catalogue/listing/parameters.js';
import { type Condition, whereOf } from '../catalogue/listing/product-conditions.js';
import { FACT_COLUMNS, type ProductFacts } from '../catalogue/listing/product-facts.js';
import type { Context } from '../shared/context.js';
import type { ChosenPlan } from './plan/chosen-plan.js';
import { partsOfCondition } from './plan/condition.js';
import { conditionOfPlan } from './plan/conditions.js';
import { rankingOf } from './plan/ranking.js';
import type { SearchPlan } from './plan/search-plan.js';

/** A product among the results of a search. */
export type RankedProduct = ProductFacts & {
  score: number;
  /** How it came about, see `explain/explain-hits.ts`; null unless that was asked for. */
  why: number[] | null;
  /** The one of several plans that found it, where its score is to be explained; absent for one. */
  foundBy?: SearchPlan;
};

/** A list that knows how its products were ranked. */
export interface Ranked {
  ranks: ReadonlyMap<string, Pick<RankedProduct, 'score' | 'why' | 'foundBy'>>;
}

/**
 * All products that have so many parts of a plan, best first, unless there are more than `most`.
 * SQL, since functions of the database rank them.
 *
 * @returns one row without a product where there is none, and one that `isPart` where there are too
 *   many
 */
export function findRanked(
  { db }: Context,
  { plan, least, isPacked }: ChosenPlan,
  most: number,
  isExplained = false,
): Promise<(RankedProduct & { isPart: boolean })[]> {
  const { values, bind } = parameters();
  const ways = `${bind(partsOfCondition(conditionOfPlan(plan, least)))}::tsquery[]`;
  const packs = isPacked ? bind(plan.packs) : 'NULL';
  const places = `CASE WHEN drawn.is_part THEN '{}'::tid[] ELSE drawn.places END`;
  return db.query(
    `SELECT drawn.is_part AS "isPart", ranked.*
     FROM search_draw(${ways}, ${packs}::text[], ${most}) AS drawn LEFT JOIN LATERAL (
       SELECT page.score, page.why, ${FACT_COLUMNS}
       FROM ${rankingOf({ plan, least, isPacked }, places, most, bind, { isExplained })} AS page JOIN product p ON p.id = page.product_id
     ) AS ranked ON true
     ORDER BY ranked.score DESC, ranked.id DESC`,
    values,
  );
}

/**
 * The best products of a plan that finds very many, of the part that is graded. SQL, as
 * `findRanked` is.
 */
export function findBest(
  { db }: Context,
  chosen: ChosenPlan,
  most: number,
  isExplained = false,
): Promise<RankedProduct[]> {
  const { values, bind } = parameters();
  return db.query(
    `SELECT page.score, page.why, ${FACT_COLUMNS}
     FROM ${rankingOf(chosen, null, most, bind, { isExplained })} AS page JOIN product p ON p.id = page.product_id
     ORDER BY page.score DESC, p.id DESC`,
    values,
  );
}

/** Those of some products that fit conditions. SQL, since conditions are. */
export function findFitting(
  { db }: Context,
  productIds: readonly string[],
  conditions: readonly Condition[],
): Promise<{ id: string }[]> {
  const { values, bind } = parameters();
  const ids = bind(productIds);
  return db.query(
    `SELECT p.id FROM product p WHERE p.id = ANY((SELECT ${ids}::uuid[])::uuid[]) AND ${whereOf(conditions, bind)}`,
    values,
  );
}
