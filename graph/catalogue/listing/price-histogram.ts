import { cachedRowsOf, readOnce } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import { findPriceSteps, findPrices } from './listing.queries.js';
import type { Bind } from './parameters.js';
import { type Condition, countedRange } from './product-conditions.js';

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
  const histogram = await readOnce(cached, key, () => readHistogram(ctx, categories));
  const { all, from, upTo, before } = histogram;
  const lowest = range.lowest ?? 0;
  const highest = range.highest ?? Infinity;

  // The steps that have prices within the bounds; at most the first and the last of them have
  // others.
  const first = firstAbove(upTo, lowest - 1);
  const end = firstAbove(from, highest);
  const touched = first < end ? countBetween(before, first, end) : 0;
  const isWide = touched >= all * WIDE_SHARE;
  if (!isTotalWanted) return { total: null, isWide };

  let total = touched;
  for (const step of new Set(first < end ? [first, end - 1] : [])) {
    const low = from[step] ?? 0;
    const high = upTo[step] ?? 0;
    if (low >= lowest && high <= highest) continue;
    const products = countBetween(before, step, step + 1);
    if (products > MAX_PRICES) return { total: null, isWide };
    const prices = await pricesBetween(ctx, categories, low, high);
    if (!prices) return { total: null, isWide };
    total += firstAbove(prices, highest) - firstAbove(prices, lowest - 1) - products;
  }
  return { total, isWide };
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

async function readHistogram(ctx: Context, categories: readonly string[] | null): Promise<Histogram> {
  const rows = await findPriceSteps(ctx, categories);
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
