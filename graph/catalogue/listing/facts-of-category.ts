import { cachedRowsOf, readOnce } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import { estimateList } from './price-histogram.js';
import type { Condition } from './product-conditions.js';
import { FacetKey } from './product-connection.type.js';
import { findFacts, isOfList } from './product-facets.queries.js';
import { type ProductFacts, sharingTexts } from './product-facts.js';

/** Facets of a category with more products are counted by PostgreSQL. */
const MAX_PRODUCTS = 2_000;

/** The most products of all categories together whose facts are cached, of some 300 bytes each. */
const MAX_CACHED = 20_000;

/** Tell what is cached here from whatever else is. */
const ASKED = Symbol();
const FACTS = Symbol();

/**
 * The facts of all that a category shows, whatever else a list of it is narrowed to; null where
 * they do not tell all that narrows it, and where PostgreSQL has less to do. They are read at the
 * second time that facets of the category are asked for in a version of the catalogue: to read them
 * takes longer than to count once.
 */
export async function factsOfCategory(
  ctx: Context,
  conditions: readonly Condition[],
): Promise<readonly ProductFacts[] | null> {
  const whole = conditions.filter(isOfList);
  const category = whole.find(({ facet }) => facet === FacetKey.CATEGORY)?.test;
  const isOfFacts = conditions.every(({ test, isOfShown }) => test || isOfShown);
  if (!category || !('among' in category) || !isOfFacts || whole.length !== 2) return null;
  if (!whole.some(({ isOfShown }) => isOfShown)) return null;
  const key = `${category.fact} ${category.among.join()}`;
  const asked = await cachedRowsOf<object>(ctx, ASKED, { kind: 'all' });
  const cached = await cachedRowsOf<readonly ProductFacts[]>(ctx, FACTS, WISHES);
  if (!asked || !cached) return null;
  if (!asked.has(key)) {
    asked.set(key, {});
    return null;
  }
  const total = (await estimateList(ctx, whole, true))?.total ?? Infinity;
  if (total > MAX_PRODUCTS) return null;
  return readOnce(cached, key, async () => sharingTexts(await findFacts(ctx, whole)));
}

const WISHES = {
  kind: 'all',
  most: MAX_CACHED,
  sizeOf: ({ length }: readonly ProductFacts[]) => length + 1,
} as const;
