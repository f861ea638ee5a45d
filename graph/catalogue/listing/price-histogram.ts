import { cachedRowsOf, readOnce } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import {
  findPriceSteps,
  findPriceStepsByCategory,
  findPrices,
  findPricesByCategory,
  type PriceStep,
} from './listing.queries.js';
import type { Bind } from './parameters.js';
import { type Condition, type CountedRange, countedRange } from './product-conditions.js';
import { FacetKey } from './product-connection.type.js';

/**
 * How many histograms a process caches: a hundred steps each, one for each category that lists are
 * asked of.
 */
const MAX_HISTOGRAMS = 500;

/**
 * The prices of a step with more products are counted by PostgreSQL, each time that a bound parts
 * it.
 */
const MAX_PRICES = 2_000;

/**
 * Where prices leave this much of a category, its newest twenty-four are found soon by looking at
 * one after the other.
 */
const WIDE_SHARE = 0.1;

/** Tell what is cached here from whatever else is. */
const HISTOGRAMS = Symbol();
const PRICES = Symbol();
const HISTOGRAMS_BY_CATEGORY = Symbol();
const PRICES_BY_CATEGORY = Symbol();

/** The steps of a list that hold products, by their prices. */
interface Histogram {
  /** How many products all steps hold. */
  all: number;
  /** The lowest price of each step and the highest, in paise. */
  from: readonly number[];
  upTo: readonly number[];
  /** How many products the steps before each hold; one more than there are steps. */
  before: readonly number[];
}

/** What is known of a list before its products are read. */
export interface ListEstimate {
  /**
   * How many products it holds; null where a bound parts a step of many products, or the caller
   * wants to know.
   */
  total: number | null;
  /** Whether prices leave so much of it that the order is the way to its products. */
  isWide: boolean;
}

/**
 * What the counts of `ProductCount` tell of a list that category and price alone narrow; null for
 * every other list, and while the version of the catalogue is not known. They are read once for a
 * category until the catalogue changes, and so are the prices of a step that a bound parts: for
 * each list anew they took PostgreSQL longer than the list.
 */
export async function estimateList(
  ctx: Context,
  conditions: readonly Condition[],
  isTotalWanted: boolean,
): Promise<ListEstimate | null> {
  const range = countedRange(conditions);
  const cached = range && (await cachedRowsOf<Histogram>(ctx, HISTOGRAMS, { kind: 'all', most: MAX_HISTOGRAMS }));
  if (!cached) return null;
  const { categories } = range;
  const key = categories?.join() ?? '';
  const histogram = await readOnce(cached, key, async () => histogramOf(await findPriceSteps(ctx, categories)));
  const { touched, parted } = stepsWithin(histogram, range);
  const isWide = touched >= histogram.all * WIDE_SHARE;
  if (!isTotalWanted) return { total: null, isWide };

  let total = touched;
  for (const { low, high, products } of parted) {
    if (products > MAX_PRICES) return { total: null, isWide };
    const prices = await pricesBetween(ctx, categories, low, high);
    if (!prices) return { total: null, isWide };
    total += countWithin(prices, range) - products;
  }
  return { total, isWide };
}

/**
 * How many products each top category has within the prices of a list, whichever category the list
 * is of; null where more than category and price narrows it, and wherever `estimateList` does not
 * know. What is missing holds none. To count them anew takes PostgreSQL as long as all that a list
 * can be narrowed by besides.
 */
export async function countByCategory(
  ctx: Context,
  conditions: readonly Condition[],
): Promise<ReadonlyMap<string, number> | null> {
  const range = countedRange(conditions.filter(({ facet }) => facet !== FacetKey.CATEGORY));
  const cached =
    range && (await cachedRowsOf<Map<string, Histogram>>(ctx, HISTOGRAMS_BY_CATEGORY, { kind: 'all', most: 1 }));
  if (!cached) return null;
  const histograms = await readOnce(cached, '', async () => {
    const read = await findPriceStepsByCategory(ctx);
    return new Map(read.map(({ categoryId, steps }) => [categoryId, histogramOf(steps)]));
  });
  const counts = new Map<string, number>();
  const parted = new Map<number, PartedStep>();
  for (const [id, histogram] of histograms) {
    const within = stepsWithin(histogram, range);
    counts.set(id, within.touched);
    for (const step of within.parted) {
      counts.set(id, (counts.get(id) ?? 0) - step.products);
      parted.set(step.low, { ...step, products: step.products + (parted.get(step.low)?.products ?? 0) });
    }
  }
  for (const { low, high, products } of parted.values()) {
    const prices = products <= MAX_PRICES && (await pricesByCategory(ctx, low, high));
    if (!prices) return null;
    for (const [id, each] of prices) counts.set(id, (counts.get(id) ?? 0) + countWithin(each, range));
  }
  return counts;
}

/** A step of prices of which a bound leaves a part. */
interface PartedStep {
  /** Its lowest price and its highest, in paise. */
  low: number;
  high: number;
  products: number;
}

type Bounds = Pick<CountedRange, 'lowest' | 'highest'>;

/** How many products the steps within bounds hold, and which of these a bound parts. */
function stepsWithin(
  { from, upTo, before }: Histogram,
  { lowest, highest }: Bounds,
): { touched: number; parted: PartedStep[] } {
  // At most the first and the last of them have other prices as well.
  const first = firstAbove(upTo, (lowest ?? 0) - 1);
  const end = firstAbove(from, highest ?? Infinity);
  if (first >= end) return { touched: 0, parted: [] };
  const parted: PartedStep[] = [];
  for (const step of new Set([first, end - 1])) {
    const low = from[step] ?? 0;
    const high = upTo[step] ?? 0;
    if (low < (lowest ?? 0) || high > (highest ?? Infinity))
      parted.push({ low, high, products: countBetween(before, step, step + 1) });
  }
  return { touched: countBetween(before, first, end), parted };
}

/** How many of ascending prices lie within bounds. */
function countWithin(prices: readonly number[], { lowest, highest }: Bounds): number {
  return firstAbove(prices, highest ?? Infinity) - firstAbove(prices, (lowest ?? 0) - 1);
}

/**
 * The conditions of a wide list, with its prices as something that is looked at on the way along
 * its order. PostgreSQL then keeps one plan for all prices; for a price that it is told it makes
 * another plan each time, which takes longer than the list.
 */
export function filterAlongIndex(conditions: readonly Condition[]): Condition[] {
  return conditions.map((condition) => {
    const { test } = condition;
    if (test?.fact !== 'pricePaise') return condition;
    // Of two bounds on the same expression PostgreSQL expects that they leave next to nothing.
    const sql = (bind: Bind) =>
      'atLeast' in test
        ? `p.price_paise + 0 >= (SELECT ${bind(test.atLeast)}::integer)`
        : `p.price_paise - 0 <= (SELECT ${bind(test.atMost)}::integer)`;
    return { ...condition, sql };
  });
}

function histogramOf(rows: readonly PriceStep[]): Histogram {
  const steps = rows.filter((row) => row.from > 0);
  let products = 0;
  const before = [0, ...steps.map((step) => (products += step.products))];
  return {
    all: rows[0]?.from === 0 ? rows[0].products : 0,
    from: steps.map((step) => step.from),
    upTo: steps.map((step) => step.from + 10 ** Math.max(0, String(step.from).length - 2) - 1),
    before,
  };
}

/**
 * The prices of a list from one to another, in their order, as they are in the version of the
 * catalogue that is known; else null.
 */
async function pricesBetween(
  ctx: Context,
  categories: readonly string[] | null,
  low: number,
  high: number,
): Promise<readonly number[] | null> {
  const cached = await cachedRowsOf<readonly number[]>(ctx, PRICES, { kind: 'all', most: MAX_HISTOGRAMS });
  if (!cached) return null;
  return readOnce(cached, `${low} ${categories?.join() ?? ''}`, () => findPrices(ctx, categories, low, high));
}

/** The same of each top category that has any. */
async function pricesByCategory(
  ctx: Context,
  low: number,
  high: number,
): Promise<ReadonlyMap<string, readonly number[]> | null> {
  const cached = await cachedRowsOf<ReadonlyMap<string, readonly number[]>>(ctx, PRICES_BY_CATEGORY, {
    ...{ kind: 'all', most: MAX_HISTOGRAMS },
  });
  if (!cached) return null;
  return readOnce(cached, String(low), async () => {
    const read = await findPricesByCategory(ctx, low, high);
    return new Map(read.map(({ categoryId, prices }) => [categoryId, prices]));
  });
}

function countBetween(before: readonly number[], first: number, end: number): number {
  return (before[end] ?? 0) - (before[first] ?? 0);
}

/**
 * The place of the first of ascending numbers that is above another; behind all of them where none
 * is.
 */
function firstAbove(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > limit) high = middle;
    else low = middle + 1;
  }
  return low;
}
