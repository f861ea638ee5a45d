import type { Context } from '../shared/context.js';
import { readId } from '../shared/id.js';
import { asPaise, type Paise, rupeesOf } from '../shared/money.js';
import type { Among } from './among.js';
import type { ProductFilter } from './catalogue.inputs.js';
import { categoryReachById } from './catalogue.loaders.js';
import { conditionsOf, IS_AVAILABLE, parameters, whereOf } from './product-conditions.js';
import { type Facet, FacetKey, type FacetValue } from './product-connection.type.js';

type Conditions = Awaited<ReturnType<typeof conditionsOf>>;
type Counted = Pick<FacetValue, 'value' | 'label' | 'count'>;

/** The rating filters of spec §5. */
const STARS = [5, 4, 3, 2, 1];

const PERCENTS = [10, 20, 30, 40, 50];

/** Where one price range ends and the next begins, in paise: most goods of an Indian shop cost less than ₹500. */
const PRICE_STEPS = [0, 100, 250, 500, 1_000, 5_000].map((rupees) => asPaise(rupees * 100));

/**
 * What a list of products can be narrowed by further, with the number of products behind each choice. Every facet is
 * counted without its own condition, so that a chosen value keeps its siblings.
 *
 * @param among narrows the list further, whatever is chosen
 * @throws ShopError BAD_USER_INPUT for a bad filter
 */
export async function countFacets(ctx: Context, filter: ProductFilter, among?: Among): Promise<Facet[]> {
  const conditions = await conditionsOf(ctx, filter, among);
  const [categories, brands, ratings, prices, discounts, available] = await Promise.all([
    countCategories(ctx, conditions, filter),
    countBrands(ctx, conditions, filter),
    countRatings(ctx, conditions, filter),
    countPrices(ctx, conditions, filter),
    countDiscounts(ctx, conditions, filter),
    countAvailable(ctx, conditions, filter),
  ]);
  return [
    { key: FacetKey.CATEGORY, values: categories },
    { key: FacetKey.BRAND, values: brands },
    { key: FacetKey.RATING, values: ratings },
    { key: FacetKey.PRICE, values: prices },
    { key: FacetKey.DISCOUNT, values: discounts },
    { key: FacetKey.AVAILABILITY, values: available },
  ];
}

async function countCategories(ctx: Context, conditions: Conditions, filter: ProductFilter): Promise<FacetValue[]> {
  const { values, bind } = parameters();
  const where = whereOf(conditions, bind, FacetKey.CATEGORY);
  const counted: Counted[] = await ctx.db.query(
    `SELECT c.id AS value, c.name AS label, count(p.id)::integer AS count
     FROM category c LEFT JOIN product p ON p.category_id = c.id AND ${where}
     WHERE c.parent_id IS NULL GROUP BY c.id ORDER BY c.position, c.name`,
    values,
  );
  const chosen = readId(filter.subCategoryId ?? filter.categoryId);
  const reach = chosen && (await categoryReachById(ctx).load(chosen));
  return counted
    .map((value) => ({ ...value, selected: Boolean(reach) && value.value === (reach || undefined)?.topId }))
    .filter(({ count, selected }) => count > 0 || selected);
}

async function countBrands(ctx: Context, conditions: Conditions, filter: ProductFilter): Promise<FacetValue[]> {
  const { values, bind } = parameters();
  const where = whereOf(conditions, bind, FacetKey.BRAND);
  const counted: Counted[] = await ctx.db.query(
    `SELECT p.brand AS value, p.brand AS label, count(*)::integer AS count
     FROM product p WHERE ${where} GROUP BY p.brand ORDER BY count(*) DESC, p.brand`,
    values,
  );
  const chosen = new Set(filter.brands ?? []);
  const counts = new Set(counted.map(({ value }) => value));
  const gone = [...chosen].filter((brand) => !counts.has(brand));
  return [...counted, ...gone.map((brand) => ({ value: brand, label: brand, count: 0 }))].map((value) => ({
    ...value,
    selected: chosen.has(value.value),
  }));
}

async function countRatings(ctx: Context, conditions: Conditions, filter: ProductFilter): Promise<FacetValue[]> {
  const tests = STARS.map((stars) => `p.rating >= ${stars}`);
  const counts = await countEach(ctx, conditions, FacetKey.RATING, tests);
  return STARS.map((stars, index) => ({
    value: String(stars),
    label: stars === 5 ? '5 stars' : `${stars} stars and up`.replace('1 stars', '1 star'),
    count: counts[index] ?? 0,
    selected: filter.minRating === stars,
  }));
}

async function countDiscounts(ctx: Context, conditions: Conditions, filter: ProductFilter): Promise<FacetValue[]> {
  const tests = PERCENTS.map((percent) => `p.discount >= ${percent}`);
  const counts = await countEach(ctx, conditions, FacetKey.DISCOUNT, tests);
  return PERCENTS.map((percent, index) => ({
    value: String(percent),
    label: `${percent}% off and more`,
    count: counts[index] ?? 0,
    selected: filter.minDiscount === percent,
  }));
}

async function countAvailable(ctx: Context, conditions: Conditions, filter: ProductFilter): Promise<FacetValue[]> {
  const { values, bind } = parameters();
  const where = whereOf(conditions, bind, FacetKey.AVAILABILITY);
  const [counted]: { count: number }[] = await ctx.db.query(
    `SELECT count(*)::integer AS count FROM product p WHERE ${where} AND ${IS_AVAILABLE}`,
    values,
  );
  return [{ value: 'true', label: 'In stock', count: counted?.count ?? 0, selected: filter.inStock === true }];
}

async function countPrices(ctx: Context, conditions: Conditions, filter: ProductFilter): Promise<FacetValue[]> {
  const ranges = PRICE_STEPS.map((from, index) => ({ from, to: justBelow(PRICE_STEPS[index + 1]) }));
  const tests = ranges.map(
    ({ from, to }) => `p.price_paise >= ${from}${to === null ? '' : ` AND p.price_paise <= ${to}`}`,
  );
  const counts = await countEach(ctx, conditions, FacetKey.PRICE, tests);
  return ranges.map(({ from, to }, index) => ({
    value: `${rupeesOf(from)}-${to === null ? '' : rupeesOf(to)}`,
    label: priceLabel(from, PRICE_STEPS[index + 1]),
    count: counts[index] ?? 0,
    selected: (filter.minPrice ?? 0) === from && (filter.maxPrice ?? null) === to,
  }));
}

function justBelow(step: Paise | undefined): Paise | null {
  return step === undefined ? null : asPaise(step - 1);
}

function priceLabel(from: Paise, next: Paise | undefined): string {
  const show = (amount: Paise) => `₹${rupeesOf(amount).toLocaleString('en-US')}`;
  if (from === 0 && next !== undefined) return `Under ${show(next)}`;
  return next === undefined ? `${show(from)} and more` : `${show(from)} to ${show(next)}`;
}

/** Counts in one statement how many products pass each of several tests. */
async function countEach(ctx: Context, conditions: Conditions, without: FacetKey, tests: string[]): Promise<number[]> {
  const { values, bind } = parameters();
  const where = whereOf(conditions, bind, without);
  const counts = tests.map((test) => `count(*) FILTER (WHERE ${test})::integer`).join(', ');
  const [counted]: { counts: number[] }[] = await ctx.db.query(
    `SELECT array[${counts}] AS counts FROM product p WHERE ${where}`,
    values,
  );
  return counted?.counts ?? [];
}
