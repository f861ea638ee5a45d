import type { Bind } from '../catalogue/product-conditions.js';
import type { Part } from './plan-search.js';
import { conditionOf, headsOf } from './rank-search.js';

/** Products that are graded for a page of results. Up to so many that fit, all of them are. */
export const MOST_GRADED = 1_200;

/** Marks of products that are picked as by lot, from one in 256 up to one in four; see `search_describe`. */
const LOTS = ['%4', '%3', '%2', '%1'];

/**
 * The common table expressions of the products that are graded for a plan, beginning with `sure` and ending with
 * `candidate`, which has the columns of `search_document` that grading reads, and `is_sample`.
 *
 * To grade a product takes 5 to 50 µs, and a common word fits a tenth of a catalogue: of 300,000 products a search for
 * 'stationery' graded 29,932 and took half a second. So when more than `most` fit, half as many are graded that were
 * drawn by lot (`is_sample`: by them alone it can be told what is usual among all), and as many that are called what was
 * searched for, since these end up in front. Both are the same whenever they are drawn again.
 *
 * @param least how many parts a product must have
 * @param narrowed a further condition on `search_document d`, beginning with AND; empty for none
 */
export function candidatesOf(
  parts: readonly Part[],
  least: number,
  narrowed: string,
  most: number,
  bind: Bind,
): string {
  const condition = bind(conditionOf(parts, least));
  const heads = bind(headsOf(parts));
  const from = (query: string, isSample: boolean, further = '') => `
    SELECT d.product_id, d.shelf_id, d.words, d.head_size, d.is_combo, d.packs, d.is_available, ${isSample} AS is_sample
    FROM search_document d WHERE d.words @@ (${query}) ${narrowed} ${further}`;
  // A limit takes no more of the later lots than the earlier ones leave room for, and reads no more.
  const drawn = (query: string, isSample: boolean, further = '') => `
    SELECT * FROM (
      ${LOTS.map((lot) => from(`${query} && '${lot}'::tsquery`, isSample, further)).join(' UNION ALL ')}
      UNION ALL ${from(query, isSample, `AND NOT d.words @@ '${LOTS.join(' | ')}'::tsquery ${further}`)}
    ) AS lots WHERE (SELECT is_so FROM many) LIMIT ${Math.ceil(most / 2)}`;
  return `
    sure AS MATERIALIZED (${from(`${condition}::tsquery`, true)} LIMIT ${most + 1}),
    many AS MATERIALIZED (SELECT count(*) > ${most} AS is_so FROM sure),
    sample AS MATERIALIZED (${drawn(`${condition}::tsquery`, true)}),
    candidate AS (
      SELECT * FROM sure WHERE NOT (SELECT is_so FROM many)
      UNION ALL SELECT * FROM sample
      UNION ALL (${drawn(
        `${condition}::tsquery && ${heads}::tsquery`,
        false,
        'AND d.product_id NOT IN (SELECT product_id FROM sample)',
      )})
    )`;
}
