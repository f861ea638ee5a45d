import type { Context } from '../../shared/context.js';
import { DEFAULT_LANGUAGE, type Language } from '../../shared/languages/languages.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { parameters } from './parameters.js';
import { type Condition, whereOf } from './product-conditions.js';
import { type FacetId, FacetKey, type FacetValue } from './product-connection.type.js';
import { IS_AVAILABLE } from './product-facts.js';

/** A choice of a facet, and how many products it has. */
export type Counted = Pick<FacetValue, 'value' | 'label' | 'count'>;

/** A value of a field, and how many products have it. */
export type CountedValue = Pick<FacetValue, 'value' | 'count'>;

/** The rating filters of spec §5. */
export const STARS = [5, 4, 3, 2, 1];

/** The discount filters, in percent. */
export const DISCOUNTS = [10, 20, 30, 40, 50];

/**
 * What a grocery shopper asks for in steps: most goods of an Indian shop cost less than ₹500. In
 * paise.
 */
const PRICE_LIMITS = [50, 100, 200, 500].map((rupees) => asPaise(rupees * 100));
/** Up to each of the limits, and from the last one on. */
export const PRICE_RANGES: { from: Paise; to: Paise | null }[] = [
  ...PRICE_LIMITS.map((to) => ({ from: asPaise(0), to })),
  ...PRICE_LIMITS.slice(-1).map((from) => ({ from, to: null })),
];

// Of `product p`, by facet and in the order of its choices.
const RATING_TESTS = STARS.map((stars) => `p.rating >= ${stars}`);
const DISCOUNT_TESTS = DISCOUNTS.map((percent) => `p.discount >= ${percent}`);
const PRICE_TESTS = PRICE_RANGES.map(
  ({ from, to }) => `p.price_paise >= ${from}${to === null ? '' : ` AND p.price_paise <= ${to}`}`,
);

/** One of how many products is looked at; 1 where all are. */
export interface Samples {
  /** Of the list as its category makes it. */
  list: number;
  /** Of the whole shop, which the categories beside it are counted in. */
  shop: number;
}

/**
 * What is counted for one list: the counts of each facet's choices in their order, or the choices
 * that there are.
 */
export interface Counts {
  categories: Counted[];
  brands: Counted[];
  ratings: number[];
  prices: number[];
  discounts: number[];
  available: number[];
  diets: CountedValue[];
  origins: CountedValue[];
  /** Of fields of extensions, by their names: the values that there are. */
  custom: Record<string, CountedValue[]>;
}

/**
 * What facets never leave out: what no facet chooses, and the category, which most of them are
 * counted in.
 */
export function isOfList({ facet }: Condition): boolean {
  return facet === null || facet === FacetKey.CATEGORY;
}

/** The condition that leaves one of so many products. */
function ofSample(sample: number): string {
  return sample === 1 ? '' : `(uuid_hash(p.id) & ${sample - 1}) = 0 AND `;
}

/** What a category is called in a statement, as `categoryNameIn` does it. */
const labelOf = (language: Language) =>
  language === DEFAULT_LANGUAGE ? 'c.name' : `coalesce(c.translations -> '${language}' ->> 'name', c.name)`;

/**
 * Counts all facets in one statement of SQL, which reads what fits the list once: a statement for
 * each facet would look for it six times, which for the results of a search is most of the work.
 * What is in stock is a count like the others, and no condition, so that the variants of the list
 * are looked up rather than those of the whole shop read.
 *
 * @param fields names of fields of extensions whose values are counted
 */
export async function queryCounts(
  ctx: Context,
  conditions: readonly Condition[],
  samples: Samples,
  fields: readonly string[],
): Promise<Counts> {
  const { values, bind } = parameters();
  const chosen = conditions.filter((condition) => !isOfList(condition));
  const where = (facet: FacetId) => whereOf(chosen, bind, facet);
  const each = (facet: FacetId, tests: string[]) =>
    `(SELECT array[${tests.map((test) => `count(*) FILTER (WHERE ${test})::integer`)}] FROM hit p WHERE ${where(facet)})`;
  const choices = (facet: FacetKey.DIET | FacetKey.ORIGIN, column: string) =>
    `(SELECT coalesce(json_agg(choice ORDER BY choice.count DESC, choice.value), '[]') FROM (
        SELECT ${column} AS value, count(*)::integer AS count
        FROM hit p WHERE ${where(facet)} AND ${column} IS NOT NULL GROUP BY 1) AS choice)`;
  // Few are asked for, and a shop without extensions has none, so that its rows carry nothing more.
  const customOf = (name: string) => `(SELECT coalesce(json_agg(choice), '[]') FROM (
      SELECT p.custom ->> ${bind(name)} AS value, count(*)::integer AS count
      FROM hit p WHERE ${where(`custom ${name}`)} AND p.custom ? ${bind(name)} GROUP BY 1) AS choice)`;
  const custom = fields.map((name) => `${bind(name)}::text, ${customOf(name)}`);
  const isWithinCategory = conditions.some(({ facet }) => facet === FacetKey.CATEGORY);
  const inCategories = isWithinCategory
    ? `product p WHERE ${ofSample(samples.shop)}${whereOf(conditions, bind, FacetKey.CATEGORY)}`
    : `hit p WHERE ${where(FacetKey.CATEGORY)}`;

  const [counts]: Counts[] = await ctx.db.query(
    `WITH hit AS MATERIALIZED (
       SELECT p.id, p.category_id, p.brand, p.rating, p.price_paise, p.discount, p.diet, p.country_of_origin${fields.length > 0 ? ', p.custom' : ''}
       FROM product p WHERE ${ofSample(samples.list)}${whereOf(conditions.filter(isOfList), bind)})
     SELECT
       (SELECT coalesce(json_agg(choice ORDER BY choice.position, choice.label), '[]') FROM (
          SELECT c.id AS value, ${labelOf(ctx.language)} AS label, c.position, coalesce(held.count, 0) AS count FROM category c
          LEFT JOIN (SELECT p.category_id, count(*)::integer AS count FROM ${inCategories} GROUP BY p.category_id) AS held
            ON held.category_id = c.id
          WHERE c.parent_id IS NULL) AS choice) AS categories,
       (SELECT coalesce(json_agg(choice ORDER BY choice.count DESC, choice.value), '[]') FROM (
          SELECT p.brand AS value, p.brand AS label, count(*)::integer AS count
          FROM hit p WHERE ${where(FacetKey.BRAND)} GROUP BY p.brand) AS choice) AS brands,
       ${each(FacetKey.RATING, RATING_TESTS)} AS ratings,
       ${each(FacetKey.PRICE, PRICE_TESTS)} AS prices,
       ${each(FacetKey.DISCOUNT, DISCOUNT_TESTS)} AS discounts,
       ${each(FacetKey.AVAILABILITY, [IS_AVAILABLE])} AS available,
       ${choices(FacetKey.DIET, 'p.diet')} AS diets,
       ${choices(FacetKey.ORIGIN, 'p.country_of_origin')} AS origins,
       json_build_object(${custom.join(', ')}) AS custom`,
    values,
  );
  if (!counts) throw new Error('a statement without rows');
  return counts;
}
