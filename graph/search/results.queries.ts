import { parameters } from '../catalogue/listing/parameters.js';
import { type Condition, whereOf } from '../catalogue/listing/product-conditions.js';
import { FACT_COLUMNS, type ProductFacts } from '../catalogue/listing/product-facts.js';
import type { Context } from '../shared/context.js';
import type { ChosenPlan } from './plan/choose-plan.js';
import { conditionOf } from './plan/rank-search.js';
import { rankingOf } from './plan/ranking.js';

/** A product among the results of a search. */
export type RankedProduct = ProductFacts & { score: number };

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
): Promise<(RankedProduct & { isPart: boolean })[]> {
  const { values, bind } = parameters();
  const condition = `${bind(conditionOf(plan.parts, least, plan.excluded))}::tsquery`;
  const packed = isPacked ? `AND d.packs && ${bind(plan.packs)}::text[]` : '';
  const places = `CASE WHEN drawn.is_part THEN '{}'::tid[] ELSE
    ARRAY(SELECT d.ctid FROM search_document d WHERE d.ctid = ANY (drawn.places) ${packed}) END`;
  return db.query(
    `SELECT drawn.is_part AS "isPart", ranked.*
     FROM search_draw(${condition}, ${most}) AS drawn LEFT JOIN LATERAL (
       SELECT page.score, ${FACT_COLUMNS}
       FROM ${rankingOf(plan, least, places, most, bind)} AS page JOIN product p ON p.id = page.product_id
     ) AS ranked ON true
     ORDER BY ranked.score DESC, ranked.id DESC`,
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
