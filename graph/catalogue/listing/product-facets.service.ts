import { RequestSlot } from '../../cache/request-slot.js';
import { type FacetField, facetFieldsOf } from '../../custom-fields/custom-fields.service.js';
import { countryInWords } from '../../location/country-in-words.js';
import type { Context } from '../../shared/context.js';
import { readId } from '../../shared/input/id.js';
import { inEachLanguage, type Language } from '../../shared/languages/languages.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { type Paise, rupeesOf } from '../../shared/money/money.js';
import type { ProductFilter } from '../catalogue.inputs.js';
import { categoryReachById } from '../catalogue.loaders.js';
import { listCategories } from '../catalogue.service.js';
import { Diet } from '../label/product-label.type.js';
import { categoryNameIn } from '../translations/translated.js';
import { countInMemory } from './count-in-memory.js';
import { factsOfCategory } from './facts-of-category.js';
import { countByCategory, estimateList } from './price-histogram.js';
import { type Condition, conditionsOf } from './product-conditions.js';
import { type Facet, FacetKey, type FacetValue, type ProductConnection } from './product-connection.type.js';
import {
  type CountedValue,
  DISCOUNTS,
  isOfList,
  PRICE_RANGES,
  queryCounts,
  type Samples,
  STARS,
} from './product-facets.queries.js';

/**
 * The most products that facets look at. Those of a longer list are estimated from every eighth,
 * 64th or 512th of its products, which the indexes `product_sample_…` of the product find.
 */
const MAX_COUNTED = 20_000;
const SAMPLES = [1, 8, 64, 512];

/** All products are looked at. */
const WHOLE: Samples = { list: 1, shop: 1 };

/** The facets of a list that are asked for at one moment. */
interface Asked {
  /** Null for all. */
  keys: Set<FacetKey> | null;
  counted: Promise<Facet[]>;
}

const askedOf = new RequestSlot<object, Asked>('facets');

/**
 * The facets of a page's whole list. What is asked for in several fields of one operation is
 * counted in one statement.
 *
 * @param keys the only ones that are wanted; null for all
 * @throws ShopError BAD_USER_INPUT for a bad filter
 */
export async function facetsOf(
  ctx: Context,
  list: Readonly<ProductConnection>,
  keys: readonly FacetKey[] | null,
): Promise<Facet[]> {
  const asked = askedOf.get(list) ?? openAsking(ctx, list);
  if (keys === null) asked.keys = null;
  for (const key of keys ?? []) asked.keys?.add(key);
  const counted = await asked.counted;
  return keys ? counted.filter(({ key }) => keys.includes(key)) : counted;
}

function openAsking(ctx: Context, list: Readonly<ProductConnection>): Asked {
  const { language = ctx.language } = list;
  const worded = language === ctx.language ? ctx : { ...ctx, language };
  const count = () => {
    askedOf.delete(list);
    return countFacets(worded, list, asked.keys);
  };
  const asked: Asked = { keys: new Set(), counted: Promise.resolve().then(count) };
  askedOf.set(list, asked);
  return asked;
}

/**
 * What a list of products can be narrowed by further, with the number of products behind each
 * choice. Every facet is counted without its own condition, so that a chosen value keeps its
 * siblings.
 *
 * @param keys the only facets that are counted; null for all
 * @throws ShopError BAD_USER_INPUT for a bad filter
 */
async function countFacets(
  ctx: Context,
  { filter, candidates, facts }: Readonly<ProductConnection>,
  keys: ReadonlySet<FacetKey> | null,
): Promise<Facet[]> {
  const isWanted = (key: FacetKey) => keys === null || keys.has(key);
  const conditions = await conditionsOf(ctx, filter, candidates);
  const fields = isWanted(FacetKey.CUSTOM) ? facetFieldsOf(ctx) : [];
  const byCategory = isWanted(FacetKey.CATEGORY) ? await countByCategory(ctx, conditions) : null;
  const isTold = byCategory !== null || !isWanted(FacetKey.CATEGORY);
  const products = facts ?? (isTold ? await factsOfCategory(ctx, conditions) : null);
  const atHand = products && fields.length === 0 ? countInMemory(products, conditions) : null;
  const samples = atHand ? WHOLE : await samplesFor(ctx, conditions);
  const counts =
    atHand ??
    (await queryCounts(ctx, conditions, samples, {
      fields: fields.map(({ name }) => name),
      isCounted: (key) => isWanted(key) && !(key === FacetKey.CATEGORY && byCategory),
    }));
  const inCategories = byCategory ?? new Map(counts.categories.map(({ value, count }) => [value, count]));
  const [inStock = 0] = counts.available;
  const available = {
    value: 'true',
    label: IN_STOCK[ctx.language],
    count: inStock,
    selected: filter.inStock === true,
  };
  const facet = (key: FacetKey, values: FacetValue[]) => {
    const sample = key !== FacetKey.CATEGORY ? samples.list : byCategory ? 1 : samples.shop;
    for (const value of values) value.count *= sample;
    return { key, field: null, label: null, isEstimate: sample > 1, values };
  };
  const categories = isWanted(FacetKey.CATEGORY) ? await categoriesOf(ctx, inCategories, filter) : [];
  const all = [
    facet(FacetKey.CATEGORY, categories),
    facet(FacetKey.BRAND, brandsOf(counts.brands, filter)),
    facet(FacetKey.RATING, ratingsOf(ctx, counts.ratings, filter)),
    facet(FacetKey.PRICE, pricesOf(ctx, counts.prices, filter)),
    facet(FacetKey.DISCOUNT, discountsOf(ctx, counts.discounts, filter)),
    facet(FacetKey.AVAILABILITY, [available]),
    facet(FacetKey.DIET, dietsOf(ctx, counts.diets, filter)),
    facet(FacetKey.ORIGIN, originsOf(ctx, counts.origins, filter)),
    ...fields.map((field) => ({
      ...facet(FacetKey.CUSTOM, customOf(field, counts.custom[field.name] ?? [], filter)),
      ...{ field: field.name, label: field.label },
    })),
  ];
  return all.filter(({ key }) => isWanted(key));
}

/**
 * Few products are of one brand, and none of them may be in a sample, so that with brands all are
 * counted. So they are where the length of the list is not known beforehand, as of the results of a
 * search.
 */
async function samplesFor(ctx: Context, conditions: readonly Condition[]): Promise<Samples> {
  if (conditions.some(({ facet }) => facet === FacetKey.BRAND)) return WHOLE;
  const sampleOf = async (narrowing: Condition[]) => {
    const known = narrowing.filter(({ leavesMost }) => !leavesMost);
    const total = (await estimateList(ctx, known, true))?.total ?? 0;
    return SAMPLES.find((sample) => total <= MAX_COUNTED * sample) ?? Math.max(...SAMPLES);
  };
  const shop = await sampleOf(conditions.filter(({ facet }) => facet === null));
  return { list: shop === 1 ? 1 : await sampleOf(conditions.filter(isOfList)), shop };
}

async function categoriesOf(
  ctx: Context,
  counted: ReadonlyMap<string, number>,
  filter: ProductFilter,
): Promise<FacetValue[]> {
  const chosen = readId(filter.subCategoryId ?? filter.categoryId);
  const [reach] = chosen ? await categoryReachById.loadAll(ctx, [chosen]) : [];
  return (await listCategories(ctx)).flatMap((category) => {
    const count = counted.get(category.id) ?? 0;
    const selected = category.id === reach?.topId;
    if (count === 0 && !selected) return [];
    return [{ value: category.id, label: categoryNameIn(ctx.language, category), count, selected }];
  });
}

function brandsOf(counted: readonly CountedValue[], filter: ProductFilter): FacetValue[] {
  const chosen = new Set(filter.brands ?? []);
  const there = new Set(counted.map(({ value }) => value));
  const gone = [...chosen].filter((brand) => !there.has(brand));
  return [...counted, ...gone.map((brand) => ({ value: brand, count: 0 }))].map(({ value, count }) => ({
    ...{ value, label: value, count, selected: chosen.has(value) },
  }));
}

/**
 * A label in words, once for all lists: to word those of each took as long as a field of its goods.
 */
function labelled(label: Phrase): Readonly<Record<Language, string>> {
  return inEachLanguage((language) => say(label, language));
}

const IN_STOCK = labelled(phrase('In stock'));

const DIETS: Record<Diet, Readonly<Record<Language, string>>> = {
  VEG: labelled(phrase('Vegetarian')),
  EGG: labelled(phrase('Contains egg')),
  NON_VEG: labelled(phrase('Not vegetarian')),
};

function dietsOf(ctx: Context, counted: readonly CountedValue[], { diets }: ProductFilter): FacetValue[] {
  return Object.values(Diet).flatMap((value) => {
    const count = counted.find((one) => one.value === value)?.count ?? 0;
    const selected = diets?.includes(value) ?? false;
    return count > 0 || selected ? [{ value, label: DIETS[value][ctx.language], count, selected }] : [];
  });
}

function originsOf(ctx: Context, counted: readonly CountedValue[], filter: ProductFilter): FacetValue[] {
  const chosen = new Set((filter.origins ?? []).map((origin) => origin.toUpperCase()));
  const gone = [...chosen].filter((value) => counted.every((one) => one.value !== value));
  return [...counted, ...gone.map((value) => ({ value, count: 0 }))].map(({ value, count }) => ({
    ...{ value, count, selected: chosen.has(value) },
    label: countryInWords(value, ctx.language),
  }));
}

/** In the order in which the field counts its values out. */
function customOf(
  { name, values, textOf }: FacetField,
  counted: readonly Pick<FacetValue, 'value' | 'count'>[],
  filter: ProductFilter,
): FacetValue[] {
  const chosen = (filter.customFields ?? []).filter((one) => one.name === name).flatMap((one) => one.values);
  return values.flatMap((value) => {
    const count = counted.find((one) => one.value === value)?.count ?? 0;
    const selected = chosen.includes(value);
    return count > 0 || selected ? [{ value, label: textOf(value), count, selected }] : [];
  });
}

const STAR_CHOICES = STARS.map((stars) => ({ stars, label: labelled(starsInWords(stars)) }));

function ratingsOf(ctx: Context, counts: readonly number[], filter: ProductFilter): FacetValue[] {
  return STAR_CHOICES.map(({ stars, label }, index) => ({
    value: String(stars),
    label: label[ctx.language],
    count: counts[index] ?? 0,
    selected: filter.minRating === stars,
  }));
}

function starsInWords(stars: number): Phrase {
  if (stars === 5) return phrase('5 stars');
  return stars === 1 ? phrase('1 star and up') : phrase('{stars} stars and up', { stars });
}

const DISCOUNT_CHOICES = DISCOUNTS.map((percent) => ({
  percent,
  label: labelled(phrase('{percent}% off and more', { percent })),
}));

function discountsOf(ctx: Context, counts: readonly number[], filter: ProductFilter): FacetValue[] {
  return DISCOUNT_CHOICES.map(({ percent, label }, index) => ({
    value: String(percent),
    label: label[ctx.language],
    count: counts[index] ?? 0,
    selected: filter.minDiscount === percent,
  }));
}

const inWords = (amount: Paise) => `₹${rupeesOf(amount).toLocaleString('en-US')}`;

const PRICE_CHOICES = PRICE_RANGES.map(({ from, to }) => ({
  ...{ from, to },
  value: `${rupeesOf(from)}-${to === null ? '' : rupeesOf(to)}`,
  label: labelled(
    to === null
      ? phrase('{price} and more', { price: inWords(from) })
      : phrase('Up to {price}', { price: inWords(to) }),
  ),
}));

function pricesOf(ctx: Context, counts: readonly number[], filter: ProductFilter): FacetValue[] {
  return PRICE_CHOICES.map(({ from, to, value, label }, index) => ({
    ...{ value, label: label[ctx.language], count: counts[index] ?? 0 },
    selected: (filter.minPrice ?? 0) === from && (filter.maxPrice ?? null) === to,
  }));
}
