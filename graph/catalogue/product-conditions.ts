import { findLocation } from '../location/location.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/id.js';
import type { Among } from './among.js';
import type { ProductFilter } from './catalogue.inputs.js';
import { categoryReachById } from './catalogue.loaders.js';
import { FacetKey } from './product-connection.type.js';

/** The most brands that one filter may name. */
const MOST_BRANDS = 100;

/** Whether something of `product p` can be bought now. */
export const IS_AVAILABLE =
  'EXISTS (SELECT FROM product_variant v WHERE v.product_id = p.id AND v.on_hand > v.reserved)';

/** Puts a value among the statement's parameters and answers the place that stands for it, such as `$3`. */
export type Bind = (value: unknown) => string;

/** One condition on `product p`. */
interface Condition {
  /** The facet that chooses it; null when no facet does. */
  facet: FacetKey | null;
  sql: (bind: Bind) => string;
}

/** Starts the parameters of a statement. */
export function parameters(): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}

/**
 * What a filter means, as conditions on `product p`: the only place where it has a meaning, for both faces.
 *
 * @param among narrows the list further; no facet takes it back
 * @throws ShopError BAD_USER_INPUT for a bound outside its range or a lowest price above the highest
 * @see spec §5 (price and rating filter), §2 (product listing)
 */
export async function conditionsOf(ctx: Context, filter: ProductFilter, among?: Among): Promise<Condition[]> {
  refuseBadBounds(filter);
  const { categoryId, subCategoryId, minPrice, maxPrice, minRating, brands, minDiscount, inStock, featured } = filter;
  const conditions: Condition[] = [];
  const add = (facet: FacetKey | null, sql: Condition['sql']) => conditions.push({ facet, sql });

  for (const id of [categoryId, subCategoryId]) {
    if (isGiven(id)) add(FacetKey.CATEGORY, await withinCategory(ctx, id));
  }
  if (isGiven(minPrice)) add(FacetKey.PRICE, (bind) => `p.price_paise >= ${bind(minPrice)}`);
  if (isGiven(maxPrice)) add(FacetKey.PRICE, (bind) => `p.price_paise <= ${bind(maxPrice)}`);
  if (isGiven(minRating)) add(FacetKey.RATING, (bind) => `p.rating >= ${bind(minRating)}`);
  if (brands?.length) add(FacetKey.BRAND, (bind) => `p.brand = ANY(${bind(brands)}::text[])`);
  if (isGiven(minDiscount)) add(FacetKey.DISCOUNT, (bind) => `p.discount >= ${bind(minDiscount)}`);
  if (among) add(null, among);
  if (featured) add(null, () => 'p.featured');
  if (inStock) add(FacetKey.AVAILABILITY, () => IS_AVAILABLE);
  const country = await findLocation(ctx, filter.location);
  if (country === null) add(null, () => 'false');
  else if (country !== 'everywhere') add(null, soldTo(country.id));
  return conditions;
}

/**
 * The conditions as the text after WHERE.
 *
 * @param without leaves out what this facet chose, to count its other choices
 */
export function whereOf(conditions: readonly Condition[], bind: Bind, without?: FacetKey): string {
  const kept = conditions.filter(({ facet }) => facet === null || facet !== without);
  return kept.map(({ sql }) => sql(bind)).join(' AND ') || 'true';
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

async function withinCategory(ctx: Context, id: string): Promise<Condition['sql']> {
  const known = readId(id);
  const reach = known && (await categoryReachById(ctx).load(known));
  if (!reach) return () => 'false';
  if (reach.topId === known) return (bind) => `p.category_id = ${bind(known)}`;
  // Equality lets the index give the order, which a list of several ids would not.
  if (reach.ids.length === 1) return (bind) => `p.sub_category_id = ${bind(known)}`;
  return (bind) => `p.sub_category_id = ANY(${bind(reach.ids)}::uuid[])`;
}

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
