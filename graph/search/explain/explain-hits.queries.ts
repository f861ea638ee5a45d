import type { Context } from '../../shared/context.js';

/**
 * Which of some conditions each product fits, by their places from 1. SQL, since documents are
 * asked by text.
 */
export function findWaysHad(
  { db }: Context,
  productIds: readonly string[],
  conditions: readonly string[],
): Promise<{ id: string; places: number[] }[]> {
  return db.query(
    `SELECT d.product_id AS id, array(
       SELECT way.place::integer FROM unnest($2::tsquery[]) WITH ORDINALITY AS way(condition, place)
       WHERE d.words @@ way.condition ORDER BY way.place) AS places
     FROM search_document d WHERE d.product_id = ANY ($1::uuid[])`,
    [productIds, conditions],
  );
}
