import { cachedRowsOf } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import { type Bind, type Condition, countedRange } from './product-conditions.js';

/** How many histograms a process caches: a hundred rows each, one for each category that lists are asked of. */
const MOST_HISTOGRAMS = 500;

/** Where prices leave this much of a category, its newest twenty-four are found soon by looking at one after the other. */
const WIDE_SHARE = 0.1;

/** Tells histograms from whatever else is cached. */
const HISTOGRAMS = Symbol();

/** Of `ProductCount`: how many products have prices with the same first two digits. */
interface PriceStep {
  /** The lowest of these prices, in paise; 0 for all prices together. */
  from: number;
  /** The highest of them. */
  upTo: number;
  products: number;
}

/** What is known of a list before its products are read. */
export interface ListEstimate {
  /** How many products it holds; null where a bound parts a step that has products. */
  total: number | null;
  /** Whether prices leave so much of it that the order is the way to its products. */
  isWide: boolean;
}

/**
 * What the counts of `ProductCount` tell of a list that category and price alone narrow; null for every other list, and while
 * the version of the catalogue is not known. They are read once for a category until the catalogue changes: for each list
 * anew they took PostgreSQL longer than the list.
 */
export async function estimateList(ctx: Context, conditions: readonly Condition[]): Promise<ListEstimate | null> {
  const range = countedRange(conditions);
  const cached = range && (await cachedRowsOf<PriceStep[]>(ctx, HISTOGRAMS, { kind: 'all', most: MOST_HISTOGRAMS }));
  if (!cached) return null;
  const { categories, lowest, highest } = range;
  const key = categories?.join() ?? '';
  const steps = cached.get(key) ?? (await readSteps(ctx, categories));
  cached.set(key, steps);
  const all = steps[0]?.from === 0 ? steps[0].products : 0;
  if (lowest === null && highest === null) return { total: all, isWide: true };

  let within = 0;
  let parted = 0;
  for (const { from, upTo, products } of steps) {
    if (from === 0 || upTo < (lowest ?? 0) || from > (highest ?? Infinity)) continue;
    if (from >= (lowest ?? 0) && upTo <= (highest ?? Infinity)) within += products;
    else parted += products;
  }
  return { total: parted === 0 ? within : null, isWide: within + parted >= all * WIDE_SHARE };
}

/**
 * The conditions of a wide list, with its prices as something that is looked at on the way along its order. PostgreSQL then keeps
 * one plan for all prices; for a price that it is told it makes another plan each time, which takes longer than the list.
 */
export function alongTheOrder(conditions: readonly Condition[]): Condition[] {
  return conditions.map((condition) => {
    const { lowest, highest } = condition.counted ?? {};
    // Of two bounds on the same expression PostgreSQL expects that they leave next to nothing.
    const least = (bind: Bind) => `p.price_paise + 0 >= (SELECT ${bind(lowest)}::integer)`;
    const most = (bind: Bind) => `p.price_paise - 0 <= (SELECT ${bind(highest)}::integer)`;
    if (lowest !== undefined) return { ...condition, sql: least };
    return highest === undefined ? condition : { ...condition, sql: most };
  });
}

async function readSteps(ctx: Context, categories: readonly string[] | null): Promise<PriceStep[]> {
  const shelves = categories ? 'ANY ($1::uuid[])' : 'ANY (SELECT id FROM category WHERE parent_id IS NULL)';
  const rows: Omit<PriceStep, 'upTo'>[] = await ctx.db.query(
    `SELECT c.price_from AS "from", sum(c.products)::integer AS products FROM product_count c
     WHERE c.category_id = ${shelves} GROUP BY 1 ORDER BY 1`,
    categories ? [categories] : [],
  );
  return rows.map((row) => ({ ...row, upTo: row.from + 10 ** Math.max(0, String(row.from).length - 2) - 1 }));
}
