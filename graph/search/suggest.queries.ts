import { cacheList } from '../cache/cached-rows.js';
import type { Context } from '../shared/context.js';
import type { ScriptName } from './sentence/script-names.js';

/** So many names in a script are looked up while one types. */
const MAX_NAMES = 20;
/** So many brands are kept at hand; a shop of 300,000 products has some thousands. */
const MAX_BRANDS = 20_000;

const BRANDS = Symbol();

/**
 * Words and heads of names that begin like this, those of most products first. SQL, since rows of a
 * term are put together, with every letter that is typed.
 */
export async function listTerms(ctx: Context, text: string, first: number): Promise<string[]> {
  const found: { term: string }[] = await ctx.db.query(
    `SELECT term FROM search_term
     WHERE kind IN ('p', 'w') AND term >= $1 AND term < $1 || '~' AND NOT is_spare
     GROUP BY term ORDER BY max(products) DESC, term LIMIT $2`,
    [text, first],
  );
  return found.map(({ term }) => term);
}

/**
 * Brands that begin like this, then those of which a later word does, each those of most products
 * first.
 */
export async function listBrandsNamed(ctx: Context, text: string, first: number): Promise<string[]> {
  const all = await listBrands(ctx);
  const begun = all.filter(({ term }) => term.startsWith(text));
  const later = all.filter(({ term }) => !term.startsWith(text) && term.includes(` ${text}`));
  return [...begun, ...later].slice(0, first).map(({ brand }) => brand);
}

/**
 * The brands that are sold, those of most products first: kept until the catalogue changes, since
 * in a later word of a brand no index finds how it begins. SQL, since their order is the
 * database's.
 */
function listBrands(ctx: Context) {
  return cacheList<{ term: string; brand: string }>(
    ctx,
    BRANDS,
    '',
    () =>
      ctx.db.query(
        `SELECT term, shown AS brand FROM search_term WHERE kind = 'b' AND NOT is_spare
         ORDER BY products DESC, term LIMIT ${MAX_BRANDS}`,
      ),
    { kind: 'all' },
  );
}

/**
 * Those names of which the catalogue has the thing, in their order. SQL, since a function of the
 * database knows what it has.
 */
export async function namesSold(ctx: Context, names: readonly ScriptName[]): Promise<string[]> {
  if (names.length === 0) return [];
  const looked = names.slice(0, MAX_NAMES);
  const found: { name: string }[] = await ctx.db.query(
    `SELECT each.name FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS each(concept, name, place)
     CROSS JOIN LATERAL search_names(each.concept) AS known WHERE cardinality(known.names) > 0 ORDER BY each.place`,
    [looked.map(({ concept }) => concept), looked.map(({ name }) => name)],
  );
  return found.map(({ name }) => name);
}
