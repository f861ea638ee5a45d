import type { Bind } from '../../catalogue/listing/product-conditions.js';
import { categoryMatchOf, conditionOf, headsOf, neighboursOf, scoreOf, wishOf } from './rank-search.js';
import type { SearchPlan } from './search-plan.js';

/** From this on a product has a part of the query in the head of its name, see `scoreOf`. */
const IN_HEAD = 930;
/** A shelf where no more than one of so many has no other name is one of things that all have names of their own. */
const FEW_PLAIN = 8;

/**
 * The common table expressions of a ranking; the last one is `ranked (product_id, score)`, best first by score and then
 * by id, which makes the order total. `hit (is_many)` tells whether more products fit than are ranked.
 *
 * @param least how many parts a product must have
 * @param narrowed a further condition on `search_document d`, beginning with AND; empty for none
 * @param most how many products are graded where nothing narrows them, see `search_candidates` in `sql/4-reading.sql`
 */
export function rankingOf(
  { parts, packs, wishes, excluded }: SearchPlan,
  least: number,
  narrowed: string,
  most: number,
  bind: Bind,
): string {
  const scores = parts.map((_, index) => `s${index}`);
  const isWhole = least === parts.length;
  const weights = parts.map(({ weight }) => (isWhole ? 1 : weight));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const points = scores
    .map((score, at) => `${score} / 10 * ${((weights[at] ?? 0) / sum).toFixed(4)}::float8`)
    .join(' + ');
  const covered = scores.map((score) => `${score} % 10`).join(' + ');
  const isHead = scores.map((score) => `${score} > ${IN_HEAD}`).join(' AND ');
  const isNamed = scores.map((score) => `${score} % 10 > 0`).join(' AND ');
  const condition = `${bind(conditionOf(parts, least, excluded))}::tsquery`;
  const candidates = `search_candidates(${condition}, ${narrowed ? '' : bind(headsOf(parts))}::tsquery, ${most}) d`;
  return `
    -- 1. The products that have the parts, and how they have each.
    WITH hit AS MATERIALIZED (
      SELECT d.product_id, d.shelf_id, d.head_size, d.is_combo, d.is_available,
        ${narrowed ? 'true AS is_sample, false AS is_many' : 'd.is_sample, d.is_many'},
        ${packs.length > 0 ? `d.packs && ${bind(packs)}::text[]` : 'false'} AS fits_pack,
        ${neighboursOf(parts, bind)} AS is_phrase,
        d.words @@ '''*2'''::tsquery AS is_other_kind,
        ${wishes.length + excluded.length > 0 ? `d.words @@ ${bind(wishOf(wishes, excluded))}::tsquery` : 'false'} AS is_wished,
        ${categoryMatchOf(parts, bind)} AS category_match,
        ${parts.map((part, index) => `${scoreOf(part, bind)} AS s${index}`).join(', ')}
      FROM ${narrowed ? `search_document d WHERE d.words @@ ${condition} ${narrowed}` : candidates}
    ),

    -- 2. Whether the query is the name of a category rather than of a thing: 'dairy' is, though some things have it in
    --    their names; 'tomato' is not, though a category of sauces is called by it, since most of these have it as well.
    mood AS MATERIALIZED (
      SELECT CASE
        WHEN things > 2 AND things * 200 >= on_any THEN 3
        WHEN 2 * in_category > 3 * heads_elsewhere AND in_category_named * 4 < in_category THEN 2
        WHEN in_category = 0 AND 2 * on_any > 3 * heads_elsewhere AND on_any_named * 4 < on_any THEN 1
        ELSE 3
      END AS from_match
      FROM (
        SELECT count(*) FILTER (WHERE category_match = 2) AS in_category,
          count(*) FILTER (WHERE category_match > 0) AS on_any,
          count(*) FILTER (WHERE category_match = 2 AND ${isNamed}) AS in_category_named,
          count(*) FILTER (WHERE category_match > 0 AND ${isNamed}) AS on_any_named,
          count(*) FILTER (WHERE category_match = 0 AND ${isHead}) AS heads_elsewhere,
          count(*) FILTER (WHERE ${isHead} AND ${covered} >= head_size) AS things
        FROM hit WHERE is_sample
      ) AS counted
    ),

    -- 3. Points: 0 to 100 for the words, up to 24 for how much of the name they are (a banana before a banana leaf), 15
    --    for words side by side. A combo is not what was asked for, and soya milk is not what
    --    milk is. Oil on the shelf of oils comes before hair oil.
    graded AS MATERIALIZED (
      SELECT product_id, shelf_id,
        greatest(round(${points}), CASE WHEN category_match >= from_match THEN 100 ELSE 0 END)
          + CASE WHEN category_match >= from_match THEN 25 ELSE 0 END
          + 24 * least(${covered}, head_size) / head_size
          + CASE WHEN is_phrase THEN 15 ELSE 0 END
          + CASE WHEN category_match = 2 AND ${isHead} THEN 10 ELSE 0 END
          - CASE WHEN is_combo THEN 45 ELSE 0 END
          - otherness AS grade, otherness,
        CASE WHEN fits_pack THEN 20 ELSE 0 END + CASE WHEN is_wished THEN 30 ELSE 0 END - CASE WHEN is_available THEN 0 ELSE 35 END AS extra
      FROM hit CROSS JOIN mood
      CROSS JOIN LATERAL (SELECT CASE WHEN is_other_kind AND ${covered} < 2 THEN 12 ELSE 0 END) AS kind (otherness)
    ),

    -- 4. The category where most of the best hits lie lifts all that it holds, by up to 22: garlic among vegetables before
    --    garlic powder, but turmeric powder before a soap with turmeric. The many oils with names of their own outweigh
    --    a few without, and where hardly any is without, names of their own do not count: all oils have one.
    best AS MATERIALIZED (SELECT max(grade) AS grade FROM graded),
    best_category AS MATERIALIZED (
      SELECT shelf_id, sum(exp((graded.grade + graded.otherness / 2 - best.grade) / 5.0)) AS hits,
        count(*) FILTER (WHERE otherness = 0) * ${FEW_PLAIN} <= count(*) AS is_plainless
      FROM graded, best WHERE graded.grade > best.grade - 30 GROUP BY shelf_id
    ),

    -- 5. All of it, with packs that fit before others and what can be bought before what is sold out.
    ranked AS MATERIALIZED (
      SELECT product_id,
        (10 * (grade + CASE WHEN (SELECT is_plainless FROM best_category ORDER BY hits DESC, shelf_id LIMIT 1) THEN otherness ELSE 0 END
          + extra + coalesce(22 * sqrt(hits / max(hits) OVER ()), 0)))::integer AS score
      FROM graded LEFT JOIN best_category USING (shelf_id)
    )`;
}
