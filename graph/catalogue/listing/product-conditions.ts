import { readCustomFilter } from '../../custom-fields/custom-fields.service.js';
import { findLocation } from '../../location/location.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import type { ProductFilter } from '../catalogue.inputs.js';
import { categoryReachById } from '../catalogue.loaders.js';
import { HAS_LABEL_GAPS } from '../label/label-gaps.js';
import { ProductStatus } from '../product-status.js';
import { readTags } from '../product-tags.js';
import { IS_SHOWN } from '../shown.js';
import type { CandidateQuery } from './candidate-products.js';
import type { Bind } from './parameters.js';
import { type FacetId, FacetKey } from './product-connection.type.js';
import { type FactTest, IS_SOLD_OUT, sqlOf } from './product-facts.js';

/** The most brands that one filter may name. */
const MAX_BRANDS = 100;

/** The most countries of origin that one filter may name; there are some 250. */
const MAX_ORIGINS = 250;

/** What a text that is looked for in names may hold: characters, and words. */
const TEXT = { least: 2, most: 200, words: 10 };

/** The most products that one call may name. */
const MAX_NAMED = 100;

/** One condition on `product p`. */
export interface Condition {
  /** The facet that chooses it; null when no facet does. */
  facet: FacetId | null;
  sql: (bind: Bind) => string;
  /**
   * What it asks of the facts of a product, from which `sql` is made; absent where they do not
   * tell.
   */
  test?: FactTest;
  /** Selects the products that a search chose; absent for what a filter says. */
  candidates?: CandidateQuery;
  /**
   * Whether it hardly narrows a list, so that an estimate of how long that is may pass over it;
   * absent where it may leave few.
   */
  leavesMost?: true;
  /** Whether it leaves what shoppers are shown, of which alone the shop keeps count. */
  isOfShown?: true;
  /** Whether it leaves what is not shown, which is little. */
  isOfHidden?: true;
  /** Whether it leaves few, which an index of its own finds, in no order of a list. */
  isLookedUp?: true;
  /** The statuses that it leaves, where it is about them. */
  statuses?: readonly ProductStatus[];
}

/**
 * What a list holds, as conditions on `product p`: what the filter leaves of what is shown, unless
 * that asks for other statuses. What a search chose is shown.
 *
 * @param candidates narrows the list further; no facet takes it back
 * @throws ShopError as `filterConditionsOf`
 */
export async function conditionsOf(
  ctx: Context,
  filter: ProductFilter,
  candidates?: CandidateQuery,
): Promise<Condition[]> {
  const conditions = await filterConditionsOf(ctx, filter);
  if (candidates) {
    const chosen: Condition = { facet: null, sql: (bind) => `p.id IN (${candidates(bind)})`, candidates };
    return [chosen, ...conditions];
  }
  if (filter.statuses?.length) return conditions;
  return [...conditions, { facet: null, sql: () => IS_SHOWN, leavesMost: true, isOfShown: true }];
}

/**
 * What a filter means, as conditions on `product p`: the only place where it has a meaning, for
 * both faces.
 *
 * @throws ShopError UNAUTHENTICATED or FORBIDDEN for statuses, tags or a text from those who may
 *   not read the catalogue, BAD_USER_INPUT for a bound outside its range or a lowest price above
 *   the highest
 * @see spec §5 (price and rating filter), §2 (product listing)
 */
export async function filterConditionsOf(ctx: Context, filter: ProductFilter): Promise<Condition[]> {
  refuseBadBounds(filter);
  const { categoryId, subCategoryId, minPrice, maxPrice, minRating, brands, minDiscount, featured } = filter;
  const conditions: Condition[] = [];
  const add = (facet: FacetId | null, sql: Condition['sql']) => conditions.push({ facet, sql });
  // What is featured is few, so that the way to it is the same for all prices: PostgreSQL keeps the
  // plan where the price stands in a select of its own. Elsewhere a rare price is found by the
  // index of prices, which PostgreSQL sees by looking at it.
  const amounts = (bind: Bind): Bind => (featured ? (paise) => `(SELECT ${bind(paise)}::integer)` : bind);
  const ask = (facet: FacetId, test: FactTest) =>
    conditions.push({
      facet,
      sql: (bind) => sqlOf(test, test.fact === 'pricePaise' ? amounts(bind) : bind),
      test,
    });

  for (const id of [categoryId, subCategoryId]) if (isGiven(id)) ask(FacetKey.CATEGORY, await withinCategory(ctx, id));
  if (isGiven(minPrice)) ask(FacetKey.PRICE, { fact: 'pricePaise', atLeast: minPrice });
  if (isGiven(maxPrice)) ask(FacetKey.PRICE, { fact: 'pricePaise', atMost: maxPrice });
  if (isGiven(minRating)) ask(FacetKey.RATING, { fact: 'rating', atLeast: minRating });
  if (brands?.length) ask(FacetKey.BRAND, { fact: 'brand', among: brands });
  if (isGiven(minDiscount)) ask(FacetKey.DISCOUNT, { fact: 'discount', atLeast: minDiscount });
  if (filter.diets?.length) ask(FacetKey.DIET, { fact: 'diet', among: filter.diets });
  if (filter.origins?.length) ask(FacetKey.ORIGIN, { fact: 'countryOfOrigin', among: originsOf(filter.origins) });
  for (const { name, values } of readCustomFilter(ctx, 'Product', filter.customFields ?? []))
    add(`custom ${name}`, (bind) => `p.custom ->> ${bind(name)} = ANY(${bind(values)}::text[])`);
  if (filter.statuses?.length) {
    allow(ctx, ApiScope.CATALOGUE_READ);
    const { statuses } = filter;
    conditions.push({ facet: null, sql: (bind) => `p.status = ANY(${bind(statuses)}::text[])`, statuses });
  }
  if (featured) add(null, () => 'p.featured');
  if (filter.inStock) ask(FacetKey.AVAILABILITY, { fact: 'isAvailable' });
  if (filter.hasLabelGaps) {
    allow(ctx, ApiScope.CATALOGUE_READ);
    add(null, () => HAS_LABEL_GAPS);
  }
  if (filter.soldOut) conditions.push(SOLD_OUT);
  if (filter.tags?.length) {
    allow(ctx, ApiScope.CATALOGUE_READ);
    conditions.push({ facet: null, sql: taggedWith(readTags(filter.tags, 'tags')), isLookedUp: true });
  }
  if (isGiven(filter.text)) {
    allow(ctx, ApiScope.CATALOGUE_READ);
    conditions.push({ facet: null, sql: namedLike(filter.text), isLookedUp: true });
  }
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
export function whereOf(conditions: readonly Condition[], bind: Bind, without?: FacetId): string {
  const others = conditions.filter(({ facet }) => facet === null || facet !== without);
  return others.map(({ sql }) => sql(bind)).join(' AND ') || 'true';
}

/**
 * The most specific categories that the conditions let a product lie in, when they are several;
 * otherwise null.
 */
export function severalCategoriesOf(conditions: readonly Condition[]): readonly string[] | null {
  const [byCategory, ...others] = conditions.filter(({ facet }) => facet === FacetKey.CATEGORY);
  const categories = byCategory?.test && 'among' in byCategory.test ? byCategory.test.among : [];
  return others.length === 0 && categories.length > 1 ? categories : null;
}

/**
 * The conditions of a list of several statuses as those of what is shown and those of the rest;
 * null where all of a list is shown, or nothing, or all that fit are sorted anyway. Indexes have
 * the order of what is shown, and the rest is little.
 */
export function splitByStatus(conditions: readonly Condition[]): readonly Condition[][] | null {
  const statuses = conditions.find((condition) => condition.statuses)?.statuses ?? [];
  const others = statuses.filter((status) => status !== ProductStatus.PUBLISHED);
  const isLookedUp = conditions.some((condition) => condition.isLookedUp);
  if (isLookedUp || others.length === 0 || others.length === statuses.length) return null;
  const further = conditions.filter((condition) => !condition.statuses);
  return [
    [...further, { facet: null, sql: () => IS_SHOWN, isOfShown: true }],
    [
      ...further,
      { facet: null, sql: (bind) => `NOT ${IS_SHOWN} AND p.status = ANY(${bind(others)}::text[])`, isOfHidden: true },
    ],
  ];
}

/** Of which nothing can be bought. */
const SOLD_OUT: Condition = { facet: null, sql: () => IS_SOLD_OUT };

/**
 * How many products fit the conditions, as an expression of SQL. Of lists that are narrowed by a
 * category and by price alone the shop keeps count (see `ProductCount`), so that the total of
 * 70,000 products costs what that of 700 costs: by an index it takes the former 6 ms.
 */
export function totalOf(conditions: readonly Condition[], bind: Bind): string {
  const [first, ...further] = conditions;
  // What a search chose is counted where it was found: to look for each of the products besides
  // takes as long again.
  if (first?.candidates && further.length === 0)
    return `(SELECT count(*)::integer FROM (${first.candidates(bind)}) AS chosen)`;
  const parts = splitByStatus(conditions);
  if (parts) return `(${parts.map((part) => totalOf(part, bind)).join(' + ')})`;
  const range = countedRange(conditions);
  if (!range) {
    // What is sold out is few, and found by an index; what is not is all the rest.
    const others = conditions.filter(({ test }) => test?.fact !== 'isAvailable');
    if (others.length < conditions.length && (countedRange(others) || others.some(({ isOfHidden }) => isOfHidden)))
      return `(${totalOf(others, bind)} - ${totalOf([...others, SOLD_OUT], bind)})`;
    return `(SELECT count(*)::integer FROM product p WHERE ${whereOf(conditions, bind)})`;
  }
  // A select of its own is worked out once for a page, not for each of its rows.
  const bounds = `${bind(range.lowest)}::integer, ${bind(range.highest)}::integer`;
  return `(SELECT count_products(${bind(range.categories)}::uuid[], ${bounds}))`;
}

/** A list that `ProductCount` has counted. */
export interface CountedRange {
  /** Null for all of them. */
  categories: readonly string[] | null;
  /** In paise, included; null for no bound. */
  lowest: number | null;
  highest: number | null;
}

/**
 * What a list is narrowed to, where category and price alone narrow it; null where anything else
 * does.
 */
export function countedRange(conditions: readonly Condition[]): CountedRange | null {
  const range: CountedRange = { categories: null, lowest: null, highest: null };
  for (const { test, isOfShown } of conditions) {
    if (isOfShown) continue;
    if (test?.fact === 'pricePaise') {
      if ('atLeast' in test) range.lowest = test.atLeast;
      else range.highest = test.atMost;
    } else if (isOfCategory(test) && test.among.length > 0 && !range.categories) range.categories = test.among;
    else return null;
  }
  return range;
}

function isOfCategory(test: FactTest | undefined): test is FactTest & { among: readonly string[] } {
  return test?.fact === 'categoryId' || test?.fact === 'subCategoryId';
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}

/** Of an unknown category there is nothing. */
async function withinCategory(ctx: Context, id: string): Promise<FactTest> {
  const known = readId(id);
  const [reach] = known ? await categoryReachById.loadAll(ctx, [known]) : [];
  if (!reach) return { fact: 'categoryId', among: [] };
  return reach.topId === known ? { fact: 'categoryId', among: [known] } : { fact: 'subCategoryId', among: reach.ids };
}

/**
 * Names in all languages and brand, as `product_names` indexes them: parts of words are found by
 * their trigrams, shorter ones than that at the front of words alone.
 */
const NAMES = `(' ' || p.name || ' ' || p.brand || ' ' || jsonb_path_query_array(p.translations, '$.*.name')::text)`;

function namedLike(text: string): Condition['sql'] {
  const words = text.split(/\s+/).filter(Boolean);
  const length = words.join(' ').length;
  if (length < TEXT.least || length > TEXT.most || words.length > TEXT.words)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Look for {least} to {most} characters, in at most {words} words.', TEXT),
      'text',
    );
  // A word of two letters has no trigram but at the front of a word.
  const fronted = (word: string) => (word.length < 3 ? ` ${word}` : word);
  const literally = (part: string) => part.replace(/[\\%_]/g, '\\$&');
  return (bind) => `(${words.map((word) => `${NAMES} ILIKE ${bind(`%${fronted(literally(word))}%`)}`).join(' AND ')}
    OR p.id = ANY (ARRAY(SELECT v.product_id FROM product_variant v WHERE v.sku ILIKE ${bind(`${literally(words.join(' '))}%`)})))`;
}

function named(ids: readonly string[], skus: readonly string[]): Condition['sql'] {
  if (ids.length + skus.length > MAX_NAMED) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('At most {most} ids and skus can be sent.', { most: MAX_NAMED }),
      'ids',
    );
  }
  const known = ids.map(readId).filter(isGiven);
  return (bind) => `(p.id = ANY(${bind(known)}::uuid[])
    OR p.id IN (SELECT v.product_id FROM product_variant v WHERE v.sku = ANY(${bind(skus)}::text[])))`;
}

/** Of the tags any, which an index finds. */
function taggedWith(tags: readonly string[]): Condition['sql'] {
  return (bind) => `p.tags && ${bind(tags)}::text[]`;
}

/** The codes of countries as products have them. @throws ShopError BAD_USER_INPUT */
function originsOf(origins: readonly string[]): string[] {
  return origins.map((origin) => {
    if (/^[a-z]{2}$/i.test(origin)) return origin.toUpperCase();
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Write a country as its two-letter code, such as IN.'),
      'origins',
    );
  });
}

/** Most products name no country, and are sold to all of them. */
function soldTo(countryId: string): Condition['sql'] {
  return (bind) => `(NOT EXISTS (SELECT FROM product_country pc WHERE pc.product_id = p.id)
    OR EXISTS (SELECT FROM product_country pc WHERE pc.product_id = p.id AND pc.country_id = ${bind(countryId)}))`;
}

function refuseBadBounds({ minPrice, maxPrice, minRating, minDiscount, brands, origins }: ProductFilter): void {
  const refuse = (message: Phrase, field: string) => {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
  };
  if (isGiven(minRating) && !(minRating >= 0 && minRating <= 5))
    refuse(phrase('minRating must be from 0 to 5.'), 'minRating');
  if (isGiven(minDiscount) && !(minDiscount >= 0 && minDiscount <= 99)) {
    refuse(phrase('minDiscount must be from 0 to 99.'), 'minDiscount');
  }
  if (isGiven(minPrice) && isGiven(maxPrice) && minPrice > maxPrice) {
    refuse(phrase('minPrice must not be above maxPrice.'), 'minPrice');
  }
  if (brands && brands.length > MAX_BRANDS)
    refuse(phrase('At most {most} brands can be chosen.', { most: MAX_BRANDS }), 'brands');
  if (origins && origins.length > MAX_ORIGINS)
    refuse(phrase('At most {most} origins can be chosen.', { most: MAX_ORIGINS }), 'origins');
}
