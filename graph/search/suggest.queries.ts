import type { Context } from '../shared/context.js';

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
