import type { Context } from '../shared/context.js';
import type { ScriptName } from './sentence/script-names.js';

/** So many names in a script are looked up while one types. */
const MAX_NAMES = 20;

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
 * Brands that begin like this, then those of which a later word does. SQL, since they are ordered
 * by that, with every letter that is typed.
 */
export async function listBrandsNamed(ctx: Context, text: string, first: number): Promise<string[]> {
  const found: { brand: string }[] = await ctx.db.query(
    `SELECT shown AS brand FROM search_term
     WHERE kind = 'b' AND NOT is_spare AND (starts_with(term, $1) OR strpos(term, ' ' || $1) > 0)
     ORDER BY starts_with(term, $1) DESC, products DESC, term LIMIT $2`,
    [text, first],
  );
  return found.map(({ brand }) => brand);
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
