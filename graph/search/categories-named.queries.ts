import { CATEGORY_COLUMNS } from '../catalogue/catalogue.queries.js';
import type { Category } from '../catalogue/category.entity.js';
import { parameters } from '../catalogue/listing/parameters.js';
import type { Context } from '../shared/context.js';
import { planSearch } from './plan/plan-search.js';
import { readQuery } from './plan/read-query.js';
import type { SearchPlan } from './plan/search-plan.js';

/** More ways than this to say a word of a category are not tried. */
const MAX_WAYS = 20;
/** So many categories are near. */
const MAX_NEAREST = 3;

/**
 * Categories whose name has the words or what they mean, top ones first. SQL, since names are
 * matched by patterns.
 */
export function listCategoriesNamed(ctx: Context, { parts }: SearchPlan, first: number): Promise<Category[]> {
  const { values, bind } = parameters();
  const named = parts.map(({ alternatives }) => {
    const ways = alternatives.map(({ lexemes }) => lexemes.join(' ')).filter((lexeme) => /^[a-z0-9]/.test(lexeme));
    if (ways.length === 0) return 'false';
    // The lexeme of 'berry' and 'berries' is 'berri'.
    const patterns = ways.slice(0, MAX_WAYS).map((way) => way.replace(/i\b/g, '[iy]'));
    return `lower(c.name) ~ ${bind(`\\m(${patterns.join('|')})`)}`;
  });
  return ctx.db.query(
    `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE ${named.join(' AND ')}
     ORDER BY c.parent_id IS NOT NULL, length(c.name), c.name, c.id LIMIT ${bind(first)}`,
    values,
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
