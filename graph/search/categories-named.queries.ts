import { cacheList } from '../cache/cached-rows.js';
import { CATEGORY_COLUMNS } from '../catalogue/catalogue.queries.js';
import type { Category } from '../catalogue/category.entity.js';
import type { Context } from '../shared/context.js';
import { planSearch } from './plan/plan-search.js';
import { readQuery } from './plan/read-query.js';
import type { SearchPlan } from './plan/search-plan.js';

/** More ways than this to say a word of a category are not tried. */
const MAX_WAYS = 20;
/** So many categories are near. */
const MAX_NEAREST = 3;

const CATEGORIES = Symbol();

/** Categories whose name has the words or what they mean, top ones first. */
export async function listCategoriesNamed(ctx: Context, { parts }: SearchPlan, first: number): Promise<Category[]> {
  const patterns = parts.map(({ alternatives }) => {
    const ways = alternatives.map(({ lexemes }) => lexemes.join(' ')).filter((lexeme) => /^[a-z0-9]/.test(lexeme));
    // The lexeme of 'berry' and 'berries' is 'berri'.
    const words = ways.slice(0, MAX_WAYS).map((way) => way.replace(/i\b/g, '[iy]'));
    return words.length > 0 ? new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words.join('|')})`, 'u') : null;
  });
  const all = await listInOrder(ctx);
  return all.filter(({ name }) => patterns.every((pattern) => pattern?.test(name.toLowerCase()))).slice(0, first);
}

/**
 * All categories in the order in which they are offered, top ones and short names first: kept until
 * one changes, since to look through them with every letter that is typed took the database longer
 * than to find the products.
 */
function listInOrder(ctx: Context) {
  return cacheList<Category>(ctx, CATEGORIES, '', () =>
    ctx.db.query(
      `SELECT ${CATEGORY_COLUMNS} FROM category c ORDER BY c.parent_id IS NOT NULL, length(c.name), c.name, c.id`,
    ),
  );
}

/**
 * The categories that are called as goods of a kind are.
 *
 * @param kind what such goods are called; null for none
 */
export async function listNearest(ctx: Context, kind: string | null): Promise<Category[]> {
  const plan = kind === null ? null : planSearch(await readQuery(ctx, kind));
  return plan && plan.parts.length > 0 && plan.notSold.length === 0 ? listCategoriesNamed(ctx, plan, MAX_NEAREST) : [];
}
