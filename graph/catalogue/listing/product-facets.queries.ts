import type { Context } from '../../shared/context.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { type Bind, parameters } from './parameters.js';
import { type Condition, whereOf } from './product-conditions.js';
import { type FacetId, FacetKey, type FacetValue } from './product-connection.type.js';
import { FACT_COLUMNS, IS_SOLD_OUT, type ProductFacts } from './product-facts.js';

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

/** What is counted of `product p` in one pass, in the order of a facet's choices. */
interface Tested {
  name: 'ratings' | 'prices' | 'discounts' | 'available';
  facet: FacetId;
  /** @param from what the pass reads, which others may be added to by AND */
  counts: (from: string) => string[];
}

const TESTED: readonly Tested[] = [
  { name: 'ratings', facet: FacetKey.RATING, counts: () => STARS.map((stars) => countOf(`p.rating >= ${stars}`)) },
  {
    name: 'prices',
    facet: FacetKey.PRICE,
    counts: () =>
      PRICE_RANGES.map(({ from, to }) =>
        countOf(`p.price_paise >= ${from}${to === null ? '' : ` AND p.price_paise <= ${to}`}`),
      ),
  },
  {
    name: 'discounts',
    facet: FacetKey.DISCOUNT,
    counts: () => DISCOUNTS.map((percent) => countOf(`p.discount >= ${percent}`)),
  },
  // What is sold out is few, and an index has it; to look for each product of the list whether it
  // is among them took a quarter of all that facets take.
  {
    name: 'available',
    facet: FacetKey.AVAILABILITY,
    counts: (from) => [`count(*) - (SELECT count(*) FROM ${from} AND ${IS_SOLD_OUT})`],
  },
];

function countOf(test: string): string {
  return `count(*) FILTER (WHERE ${test})`;
}

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
  /** Of the top categories those that hold any; empty where they are not to be counted. */
  categories: CountedValue[];
  brands: CountedValue[];
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

/**
 * Counts all facets in one statement of SQL, which reads what fits the list once: a statement for
 * each facet would look for it six times, which for the results of a search is most of the work.
 * What is in stock is a count like the others, and no condition, so that it narrows none of them.
 * What is counted under the same conditions is counted in one pass. The answer is one text of JSON,
 * since the driver reads lists of numbers character by character.
 *
 * @param fields names of fields of extensions whose values are counted
 * @param isCounted whether the choices of a facet are: those of categories take as long as the rest
 *   together; what is counted by tests always is
 */
export async function queryCounts(
  ctx: Context,
  conditions: readonly Condition[],
  samples: Samples,
  { fields, isCounted }: { fields: readonly string[]; isCounted: (facet: FacetKey) => boolean },
): Promise<Counts> {
  const { values, bind } = parameters();
  const chosen = conditions.filter((condition) => !isOfList(condition)).map((each) => onceInSql(each, bind));
  const where = (facet: FacetId) => whereOf(chosen, bind, facet);
  const choices = (column: string, from: string) =>
    `(SELECT coalesce(json_agg(choice ORDER BY choice.count DESC, choice.value), '[]') FROM (
        SELECT ${column} AS value, count(*) AS count FROM ${from} AND ${column} IS NOT NULL GROUP BY 1) AS choice)`;
  const counted = (facet: FacetKey, column: string, from: () => string) =>
    isCounted(facet) ? choices(column, from()) : "'[]'::json";
  const hits = (facet: FacetId) => `hit p WHERE ${where(facet)}`;
  const custom = fields.map(
    (name) => `${bind(name)}::text, ${choices(`p.custom ->> ${bind(name)}`, hits(`custom ${name}`))}`,
  );
  const isWithinCategory = conditions.some(({ facet }) => facet === FacetKey.CATEGORY);
  const inCategories = () =>
    isWithinCategory
      ? `product p WHERE ${ofSample(samples.shop)}${whereOf(conditions, bind, FacetKey.CATEGORY)}`
      : hits(FacetKey.CATEGORY);
  const passes = [...new Set(TESTED.map(({ facet }) => hits(facet)))].map((from, index) => {
    const lists = TESTED.filter(({ facet }) => hits(facet) === from).map(
      ({ name, counts }) => `json_build_array(${counts(from).join(', ')}) AS ${name}`,
    );
    return `(SELECT ${lists.join(', ')} FROM ${from}) AS pass_${index}`;
  });

  const facets = [
    ['categories', counted(FacetKey.CATEGORY, 'p.category_id', inCategories)],
    ['brands', counted(FacetKey.BRAND, 'p.brand', () => hits(FacetKey.BRAND))],
    ...TESTED.map(({ name }) => [name, name]),
    ['diets', counted(FacetKey.DIET, 'p.diet', () => hits(FacetKey.DIET))],
    ['origins', counted(FacetKey.ORIGIN, 'p.country_of_origin', () => hits(FacetKey.ORIGIN))],
    ['custom', `json_build_object(${custom.join(', ')})`],
  ];

  const [row]: { counts: Counts }[] = await ctx.db.query(
    `WITH hit AS MATERIALIZED (
       SELECT p.id, p.category_id, p.brand, p.rating, p.price_paise, p.discount, p.diet, p.country_of_origin${fields.length > 0 ? ', p.custom' : ''}
       FROM product p WHERE ${ofSample(samples.list)}${whereOf(conditions.filter(isOfList), bind)})
     SELECT json_build_object(${facets.map(([name, found]) => `'${name}', ${found}`).join(', ')}) AS counts
     FROM ${passes.join(' CROSS JOIN ')}`,
    values,
  );
  if (!row) throw new Error('a statement without rows');
  return row.counts;
}

/** What facets are counted by, of all products that fit conditions. SQL, since conditions are. */
export function findFacts({ db }: Context, conditions: readonly Condition[]): Promise<ProductFacts[]> {
  const { values, bind } = parameters();
  return db.query(`SELECT ${FACT_COLUMNS} FROM product p WHERE ${whereOf(conditions, bind)}`, values);
}

/** A condition whose values are bound once, however many facets it narrows. */
function onceInSql(condition: Condition, bind: Bind): Condition {
  const text = condition.sql(bind);
  return { ...condition, sql: () => text };
}
