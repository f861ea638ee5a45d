import type { Context } from '../../shared/context.js';
import { readId } from '../../shared/id.js';
import type { Language } from '../../shared/language.js';
import { asPaise, type Paise, rupeesOf } from '../../shared/money.js';
import type { ProductFilter } from '../catalogue.inputs.js';
import { categoryReachById } from '../catalogue.loaders.js';
import type { CandidateQuery } from './candidate-products.js';
import { parameters } from './parameters.js';
import { estimateList } from './price-histogram.js';
import { type Condition, conditionsOf, whereOf } from './product-conditions.js';
import { type Facet, FacetKey, type FacetValue } from './product-connection.type.js';
import { IS_AVAILABLE } from './product-facts.js';

type Counted = Pick<FacetValue, 'value' | 'label' | 'count'>;

/** The rating filters of spec §5. */
const STARS = [5, 4, 3, 2, 1];

const PERCENTS = [10, 20, 30, 40, 50];

/** What a grocery shopper asks for in steps: most goods of an Indian shop cost less than ₹500. In paise. */
const PRICE_LIMITS = [50, 100, 200, 500].map((rupees) => asPaise(rupees * 100));
/** Up to each of the limits, and from the last one on. */
const PRICE_RANGES: { from: Paise; to: Paise | null }[] = [
  ...PRICE_LIMITS.map((to) => ({ from: asPaise(0), to })),
  ...PRICE_LIMITS.slice(-1).map((from) => ({ from, to: null })),
];

// Of `product p`, by facet and in the order of its choices.
const RATING_TESTS = STARS.map((stars) => `p.rating >= ${stars}`);
const DISCOUNT_TESTS = PERCENTS.map((percent) => `p.discount >= ${percent}`);
const PRICE_TESTS = PRICE_RANGES.map(
  ({ from, to }) => `p.price_paise >= ${from}${to === null ? '' : ` AND p.price_paise <= ${to}`}`,
);

/**
 * The most products that facets look at. Those of a longer list are estimated from every eighth, 64th or 512th of its products, which the
 * indexes `product_sample_…` of the product find.
 */
const MOST_COUNTED = 20_000;
const SAMPLES = [1, 8, 64, 512];

/** One of how many products is looked at; 1 where all are. */
interface Samples {
  /** Of the list as its category makes it. */
  list: number;
  /** Of the whole shop, which the categories beside it are counted in. */
  shop: number;
}

/** What is counted for one list: the counts of each facet's choices in their order, or the choices that there are. */
interface Counts {
  categories: Counted[];
  brands: Counted[];
  ratings: number[];
  prices: number[];
  discounts: number[];
  available: number[];
}

/**
 * What a list of products can be narrowed by further, with the number of products behind each choice. Every facet is
 * counted without its own condition, so that a chosen value keeps its siblings.
 *
 * @param candidates narrows the list further, whatever is chosen
 * @throws ShopError BAD_USER_INPUT for a bad filter
 */
export async function countFacets(ctx: Context, filter: ProductFilter, candidates?: CandidateQuery): Promise<Facet[]> {
  const conditions = await conditionsOf(ctx, filter, candidates);
  const samples = await samplesFor(ctx, conditions);
  const counts = await readCounts(ctx, conditions, samples);
  const [inStock = 0] = counts.available;
  const available = { value: 'true', label: 'In stock', count: inStock, selected: filter.inStock === true };
  const facet = (key: FacetKey, values: FacetValue[]) => {
    const sample = key === FacetKey.CATEGORY ? samples.shop : samples.list;
    const scaled = values.map((value) => ({ ...value, count: value.count * sample }));
    return { key, isEstimate: sample > 1, values: scaled };
  };
  return [
    facet(FacetKey.CATEGORY, await categoriesOf(ctx, counts.categories, filter)),
    facet(FacetKey.BRAND, brandsOf(counts.brands, filter)),
    facet(FacetKey.RATING, ratingsOf(counts.ratings, filter)),
    facet(FacetKey.PRICE, pricesOf(counts.prices, filter)),
    facet(FacetKey.DISCOUNT, discountsOf(counts.discounts, filter)),
    facet(FacetKey.AVAILABILITY, [available]),
  ];
}

/**
 * Few products are of one brand, and none of them may be in a sample, so that with brands all are counted. So they are where the
 * length of the list is not known beforehand, as of the results of a search.
 */
async function samplesFor(ctx: Context, conditions: readonly Condition[]): Promise<Samples> {
  if (conditions.some(({ facet }) => facet === FacetKey.BRAND)) return { list: 1, shop: 1 };
  const sampleOf = async (narrowing: Condition[]) => {
    const known = narrowing.filter(({ leavesMost }) => !leavesMost);
    const total = (await estimateList(ctx, known, true))?.total ?? 0;
    return SAMPLES.find((sample) => total <= MOST_COUNTED * sample) ?? Math.max(...SAMPLES);
  };
  return {
    list: await sampleOf(conditions.filter(isOfList)),
    shop: await sampleOf(conditions.filter(({ facet }) => facet === null)),
  };
}

/** What facets never leave out: what no facet chooses, and the category, which most of them are counted in. */
function isOfList({ facet }: Condition): boolean {
  return facet === null || facet === FacetKey.CATEGORY;
}

/** The condition that leaves one of so many products. */
function ofSample(sample: number): string {
  return sample === 1 ? '' : `(uuid_hash(p.id) & ${sample - 1}) = 0 AND `;
}

/** What a category is called in a statement, as `categoryNameIn` does it. */
const labelOf = (language: Language) => (language === 'hi' ? 'coalesce(c.hindi_name, c.name)' : 'c.name');

/**
 * Counts all facets in one statement, which reads what fits the list once: a statement for each facet would look for it six
 * times, which for the results of a search is most of the work. What is in stock is a count like the others, and no condition,
 * so that the variants of the list are looked up rather than those of the whole shop read.
 */
async function readCounts(ctx: Context, conditions: readonly Condition[], samples: Samples): Promise<Counts> {
  const { values, bind } = parameters();
  const chosen = conditions.filter((condition) => !isOfList(condition));
  const where = (facet: FacetKey) => whereOf(chosen, bind, facet);
  const each = (facet: FacetKey, tests: string[]) =>
    `(SELECT array[${tests.map((test) => `count(*) FILTER (WHERE ${test})::integer`)}] FROM hit p WHERE ${where(facet)})`;
  const isWithinCategory = conditions.some(({ facet }) => facet === FacetKey.CATEGORY);
  const inCategories = isWithinCategory
    ? `product p WHERE ${ofSample(samples.shop)}${whereOf(conditions, bind, FacetKey.CATEGORY)}`
    : `hit p WHERE ${where(FacetKey.CATEGORY)}`;

  const [counts]: Counts[] = await ctx.db.query(
    `WITH hit AS MATERIALIZED (
       SELECT p.id, p.category_id, p.brand, p.rating, p.price_paise, p.discount
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
       ${each(FacetKey.AVAILABILITY, [IS_AVAILABLE])} AS available`,
    values,
  );
  if (!counts) throw new Error('a statement without rows');
  return counts;
}

async function categoriesOf(ctx: Context, counted: readonly Counted[], filter: ProductFilter): Promise<FacetValue[]> {
  const chosen = readId(filter.subCategoryId ?? filter.categoryId);
  const reach = chosen ? await categoryReachById(ctx).load(chosen) : undefined;
  return counted
    .map(({ value, label, count }) => ({ value, label, count, selected: value === reach?.topId }))
    .filter(({ count, selected }) => count > 0 || selected);
}

function brandsOf(counted: readonly Counted[], filter: ProductFilter): FacetValue[] {
  const chosen = new Set(filter.brands ?? []);
  const there = new Set(counted.map(({ value }) => value));
  const gone = [...chosen].filter((brand) => !there.has(brand));
  return [...counted, ...gone.map((brand) => ({ value: brand, label: brand, count: 0 }))].map((value) => ({
    ...value,
    selected: chosen.has(value.value),
  }));
}

function ratingsOf(counts: readonly number[], filter: ProductFilter): FacetValue[] {
  return STARS.map((stars, index) => ({
    value: String(stars),
    label: stars === 5 ? '5 stars' : `${stars} stars and up`.replace('1 stars', '1 star'),
    count: counts[index] ?? 0,
    selected: filter.minRating === stars,
  }));
}

function discountsOf(counts: readonly number[], filter: ProductFilter): FacetValue[] {
  return PERCENTS.map((percent, index) => ({
    value: String(percent),
    label: `${percent}% off and more`,
    count: counts[index] ?? 0,
    selected: filter.minDiscount === percent,
  }));
}

function pricesOf(counts: readonly number[], filter: ProductFilter): FacetValue[] {
  return PRICE_RANGES.map(({ from, to }, index) => ({
    value: `${rupeesOf(from)}-${to === null ? '' : rupeesOf(to)}`,
    label: to === null ? `${inWords(from)} and more` : `Up to ${inWords(to)}`,
    count: counts[index] ?? 0,
    selected: (filter.minPrice ?? 0) === from && (filter.maxPrice ?? null) === to,
  }));
}

function inWords(amount: Paise): string {
  return `₹${rupeesOf(amount).toLocaleString('en-US')}`;
}
