import { findLocation } from '../../location/location.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/id.js';
import type { ProductFilter } from '../catalogue.inputs.js';
import { categoryReachById } from '../catalogue.loaders.js';
import type { CandidateQuery } from './candidate-products.js';
import { FacetKey } from './product-connection.type.js';
import { IS_AVAILABLE, type ProductFacts } from './product-facts.js';

/** The most brands that one filter may name. */
const MOST_BRANDS = 100;

/** The most products that one call may name. */
const MOST_NAMED = 100;

/** Puts a value among the statement's parameters and answers the place that stands for it, such as `$3`. */
export type Bind = (value: unknown) => string;

/** One condition on `product p`. */
export interface Condition {
  /** The facet that chooses it; null when no facet does. */
  facet: FacetKey | null;
  sql: (bind: Bind) => string;
  /** The same of a product whose facts are in memory; absent where they do not tell. */
  holds?: (product: ProductFacts) => boolean;
  /** What it narrows the list to, where `ProductCount` has counted that already; absent where it has not. */
  counted?: { categories?: string[]; lowest?: number; highest?: number };
  /** Selects the products that a search chose; absent for what a filter says. */
  candidates?: CandidateQuery;
  /** Whether it hardly narrows a list, so that an estimate of how long that is may pass over it; absent where it may leave few. */
  leavesMost?: true;
}

/** Starts the parameters of a statement. */
export function parameters(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/**
 * What a filter means, as conditions on `product p`: the only place where it has a meaning, for both faces.
 *
 * @param candidates narrows the list further; no facet takes it back
 * @throws ShopError BAD_USER_INPUT for a bound outside its range or a lowest price above the highest
 * @see spec §5 (price and rating filter), §2 (product listing)
 */
export async function conditionsOf(
  ctx: Context,
  filter: ProductFilter,
  candidates?: CandidateQuery,
): Promise<Condition[]> {
  refuseBadBounds(filter);
  const { categoryId, subCategoryId, minPrice, maxPrice, minRating, brands, minDiscount, inStock, featured } = filter;
  const conditions: Condition[] = [];
  const add = (
    facet: FacetKey | null,
    sql: Condition['sql'],
    holds?: Condition['holds'],
    counted?: Condition['counted'],
  ) => conditions.push({ facet, sql, ...(holds && { holds }), ...(counted && { counted }) });

  for (const id of [categoryId, subCategoryId]) {
    if (isGiven(id)) conditions.push({ facet: FacetKey.CATEGORY, ...(await withinCategory(ctx, id)) });
  }
  // What is featured is few, so that the way to it is the same for all prices: PostgreSQL keeps the plan where the price stands in a
  // select of its own. Elsewhere a rare price is found by the index of prices, which PostgreSQL sees by looking at it.
  const amount = (paise: number) => (bind: Bind) => (featured ? `(SELECT ${bind(paise)}::integer)` : bind(paise));
  if (isGiven(minPrice)) {
    const isAbove = ({ pricePaise }: ProductFacts) => pricePaise >= minPrice;
    add(FacetKey.PRICE, (bind) => `p.price_paise >= ${amount(minPrice)(bind)}`, isAbove, { lowest: minPrice });
  }
  if (isGiven(maxPrice)) {
    const isBelow = ({ pricePaise }: ProductFacts) => pricePaise <= maxPrice;
    add(FacetKey.PRICE, (bind) => `p.price_paise <= ${amount(maxPrice)(bind)}`, isBelow, { highest: maxPrice });
  }
  // What nobody rated has the column's 0.
  if (isGiven(minRating))
    add(
      FacetKey.RATING,
      (bind) => `p.rating >= ${bind(minRating)}`,
      ({ rating }) => (rating ?? 0) >= minRating,
    );
  if (brands?.length)
    add(
      FacetKey.BRAND,
      (bind) => `p.brand = ANY(${bind(brands)}::text[])`,
      ({ brand }) => brands.includes(brand),
    );
  if (isGiven(minDiscount))
    add(
      FacetKey.DISCOUNT,
      (bind) => `p.discount >= ${bind(minDiscount)}`,
      ({ discount }) => discount >= minDiscount,
    );
  if (candidates) conditions.push({ facet: null, sql: (bind) => `p.id IN (${candidates(bind)})`, candidates });
  if (filter.diets?.length) add(null, (bind) => `p.diet = ANY(${bind(filter.diets)}::text[])`);
  if (featured) add(null, () => 'p.featured');
  if (inStock)
    add(
      FacetKey.AVAILABILITY,
      () => IS_AVAILABLE,
      ({ isAvailable }) => isAvailable,
    );
  if (filter.ids || filter.skus) add(null, named(filter.ids ?? [], filter.skus ?? []));
  const country = await findLocation(ctx, filter.location);
  if (country === null) add(null, () => 'false');
  else if (country !== 'everywhere') conditions.push({ facet: null, sql: soldTo(country.id), leavesMost: true });
  return conditions;
}

/**
 * The conditions as the text after WHERE.
 *
 * @param without leaves out what this facet chose, to count its other choices
 */
export function whereOf(conditions: readonly Condition[], bind: Bind, without?: FacetKey): string {
  const others = conditions.filter(({ facet }) => facet === null || facet !== without);
  return others.map(({ sql }) => sql(bind)).join(' AND ') || 'true';
}

/** The most specific categories that the conditions let a product lie in, when they are several; otherwise null. */
export function severalCategoriesOf(conditions: readonly Condition[]): string[] | null {
  const [byCategory, ...others] = conditions.filter(({ facet }) => facet === FacetKey.CATEGORY);
  const categories = byCategory?.counted?.categories ?? [];
  return others.length === 0 && categories.length > 1 ? categories : null;
}

/**
 * How many products fit the conditions, as an expression of SQL. Of lists that are narrowed by a category and by price
 * alone the shop keeps count (see `ProductCount`), so that the total of 70,000 products costs what that of 700 costs: by an
 * index it takes the former 6 ms.
 */
export function totalOf(conditions: readonly Condition[], bind: Bind): string {
  const [first, ...further] = conditions;
  // What a search chose is counted where it was found: to look for each of the products besides takes as long again.
  if (first?.candidates && further.length === 0)
    return `(SELECT count(*)::integer FROM (${first.candidates(bind)}) AS chosen)`;
  const range = countedRange(conditions);
  if (!range) return `(SELECT count(*)::integer FROM product p WHERE ${whereOf(conditions, bind)})`;
  // A select of its own is worked out once for a page, not for each of its rows.
  const bounds = `${bind(range.lowest)}::integer, ${bind(range.highest)}::integer`;
  return `(SELECT count_products(${bind(range.categories)}::uuid[], ${bounds}))`;
}

/** A list that `ProductCount` has counted. */
interface CountedRange {
  /** Null for all of them. */
  categories: string[] | null;
  /** In paise, included; null for no bound. */
  lowest: number | null;
  highest: number | null;
}

/** What a list is narrowed to, where category and price alone narrow it; null where anything else does. */
export function countedRange(conditions: readonly Condition[]): CountedRange | null {
  const counted = conditions.map((condition) => condition.counted);
  const [categories = null, ...others] = counted.flatMap((each) => (each?.categories ? [each.categories] : []));
  if (!counted.every(isGiven) || others.length > 0) return null;
  return {
    categories,
    lowest: counted.find((each) => isGiven(each.lowest))?.lowest ?? null,
    highest: counted.find((each) => isGiven(each.highest))?.highest ?? null,
  };
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

async function withinCategory(ctx: Context, id: string): Promise<Pick<Condition, 'sql' | 'holds' | 'counted'>> {
  const known = readId(id);
  const reach = known && (await categoryReachById(ctx).load(known));
  if (!reach) return { sql: () => 'false', holds: () => false };
  if (reach.topId === known)
    return {
      sql: (bind) => `p.category_id = ${bind(known)}`,
      holds: ({ categoryId }) => categoryId === known,
      counted: { categories: [known] },
    };
  const counted = { categories: reach.ids };
  const holds = ({ subCategoryId }: ProductFacts) => subCategoryId !== null && reach.ids.includes(subCategoryId);
  // Equality lets the index give the order, which a list of several ids would not.
  if (reach.ids.length === 1) return { sql: (bind) => `p.sub_category_id = ${bind(known)}`, holds, counted };
  return { sql: (bind) => `p.sub_category_id = ANY(${bind(reach.ids)}::uuid[])`, holds, counted };
}

function named(ids: readonly string[], skus: readonly string[]): Condition['sql'] {
  if (ids.length + skus.length > MOST_NAMED) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, `At most ${MOST_NAMED} ids and skus can be sent.`, 'ids');
  }
  const known = ids.map(readId).filter(isGiven);
  return (bind) => `(p.id = ANY(${bind(known)}::uuid[])
    OR p.id IN (SELECT v.product_id FROM product_variant v WHERE v.sku = ANY(${bind(skus)}::text[])))`;
}

/** Most products name no country, and are sold to all of them. */
function soldTo(countryId: string): Condition['sql'] {
  return (bind) => `(NOT EXISTS (SELECT FROM product_country pc WHERE pc.product_id = p.id)
    OR EXISTS (SELECT FROM product_country pc WHERE pc.product_id = p.id AND pc.country_id = ${bind(countryId)}))`;
}

function refuseBadBounds({ minPrice, maxPrice, minRating, minDiscount, brands }: ProductFilter): void {
  const refuse = (message: string, field: string) => {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
  };
  if (isGiven(minRating) && !(minRating >= 0 && minRating <= 5)) refuse('minRating must be from 0 to 5.', 'minRating');
  if (isGiven(minDiscount) && !(minDiscount >= 0 && minDiscount <= 99)) {
    refuse('minDiscount must be from 0 to 99.', 'minDiscount');
  }
  if (isGiven(minPrice) && isGiven(maxPrice) && minPrice > maxPrice) {
    refuse('minPrice must not be above maxPrice.', 'minPrice');
  }
  if (brands && brands.length > MOST_BRANDS) refuse(`At most ${MOST_BRANDS} brands can be chosen.`, 'brands');
}
