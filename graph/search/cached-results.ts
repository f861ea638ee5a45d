import { cachedRowsOf, readOnce } from '../cache/cached-rows.js';
import type { ProductFilter } from '../catalogue/catalogue.inputs.js';
import { filterConditionsOf } from '../catalogue/listing/product-conditions.js';
import { passes, sharingTexts } from '../catalogue/listing/product-facts.js';
import type { Context } from '../shared/context.js';
import { choosePlan } from './plan/choose-plan.js';
import { type ChosenPlan, countsWhole, ENOUGH, isAskedWhole, plansOf } from './plan/chosen-plan.js';
import { planQuery } from './plan/plan-query.js';
import type { SearchPlan } from './plan/search-plan.js';
import { MAX_GRADED } from './ranked-rows.queries.js';
import { findBest, findFitting, findRanked, type RankedProduct } from './results.queries.js';

/** Of more products than this a part is graded for each page; see `search_candidates`. */
const MAX_RANKED = 2_000;

/**
 * The bytes that all cached results take, and about how many one product of them and the plan do.
 */
const MAX_BYTES = 12_000_000;
const BYTES_OF_PRODUCT = 300;
const BYTES_OF_PLAN = 20_000;

const RESULTS = Symbol();

/** All that a query finds, whatever it is narrowed to. */
export interface Results {
  chosen: ChosenPlan;
  /** Best first; null where there are more than are ranked. */
  ranked: readonly RankedProduct[] | null;
}

const WISHES = {
  kind: 'all',
  most: MAX_BYTES,
  sizeOf: ({ ranked }: Results) => BYTES_OF_PLAN + (ranked?.length ?? 0) * BYTES_OF_PRODUCT,
} as const;

/**
 * All that a query finds, cached until anything of the catalogue changes: a shopper narrows and
 * pages what the same words find, and to rank it takes most of a search.
 *
 * @param plan what the query means, where that was read already
 * @throws ShopError BAD_USER_INPUT for a query over 200 characters
 */
export async function resultsOf(ctx: Context, query: string, plan: SearchPlan | null = null): Promise<Results> {
  const cached = await cachedRowsOf<Results>(ctx, RESULTS, WISHES);
  return readOnce(cached, query, async () => findResults(ctx, plan ?? (await planQuery(ctx, query))));
}

/** The same where it is cached; otherwise null. */
export async function cachedResultsOf(ctx: Context, query: string): Promise<Results | null> {
  return (await cachedRowsOf<Results>(ctx, RESULTS, WISHES))?.get(query) ?? null;
}

/**
 * All that a query finds, read anew.
 *
 * @param isExplained whether each product tells how its score came about
 */
export async function findResults(ctx: Context, plan: SearchPlan, isExplained = false): Promise<Results> {
  const whole = { plan, least: plan.parts.length, isPacked: false };
  if (plan.parts.length === 0) return { chosen: await choosePlan(ctx, plan), ranked: null };
  // Most queries find enough as they are, and nothing else has to be tried.
  const strict = isAskedWhole(plan) ? await rankWhole(ctx, whole, isExplained) : [];
  if (strict === null || strict.length >= ENOUGH) return { chosen: whole, ranked: strict };
  const isCounted = isAskedWhole(plan) && countsWhole(plan);
  const chosen = await choosePlan(ctx, plan, isCounted ? strict.length : null);
  if (chosen.besides) return { chosen, ranked: await rankInTurn(ctx, chosen, isExplained) };
  const isStrict = isAskedWhole(plan) && chosen.plan === plan && chosen.least === whole.least;
  return { chosen, ranked: isStrict ? strict : await rankWhole(ctx, chosen, isExplained) };
}

/**
 * The products of several plans in turn, the best of each first. A score is below the one before
 * it, so that a page can begin behind any.
 */
export async function rankInTurn(ctx: Context, chosen: ChosenPlan, isExplained: boolean): Promise<RankedProduct[]> {
  const lists = await Promise.all(
    plansOf(chosen).map(async (one) => {
      const found = (await rankWhole(ctx, one, isExplained)) ?? (await findBest(ctx, one, MAX_GRADED, isExplained));
      return isExplained ? found.map((product) => ({ ...product, foundBy: one.plan })) : found;
    }),
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  const seen = new Set<string>();
  const once = inTurn.filter(({ id }) => !seen.has(id) && seen.add(id));
  let lowest = Number.POSITIVE_INFINITY;
  return once.map((product) => {
    lowest = Math.min(lowest - 1, product.score);
    return { ...product, score: lowest };
  });
}

/** All products that have so many parts of a plan, best first; null where these are too many. */
async function rankWhole(ctx: Context, chosen: ChosenPlan, isExplained: boolean): Promise<RankedProduct[] | null> {
  const found = await findRanked(ctx, chosen, MAX_RANKED, isExplained);
  if (found[0]?.isPart) return null;
  return sharingTexts(found.filter(({ id }) => id !== null).map(({ isPart: _, ...product }) => product));
}

/**
 * What a filter leaves of results, in their order.
 *
 * @throws ShopError BAD_USER_INPUT for a bad filter
 */
export async function narrow(
  ctx: Context,
  ranked: readonly RankedProduct[],
  filter: ProductFilter,
): Promise<readonly RankedProduct[]> {
  const conditions = await filterConditionsOf(ctx, filter);
  const left = ranked.filter((product) => conditions.every(({ test }) => !test || passes(test, product)));
  const others = conditions.filter(({ test }) => !test);
  if (others.length === 0 || left.length === 0) return left;
  const ids = left.map(({ id }) => id);
  const fitting = await findFitting(ctx, ids, others);
  const fits = new Set(fitting.map(({ id }) => id));
  return left.filter(({ id }) => fits.has(id));
}
