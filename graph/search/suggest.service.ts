import { CATEGORY_COLUMNS } from '../catalogue/catalogue.loaders.js';
import type { Category } from '../catalogue/category.entity.js';
import { parameters } from '../catalogue/listing/product-conditions.js';
import type { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { planSearch, type SearchPlan } from './plan/plan-search.js';
import { readQuery } from './plan/read-query.js';
import { searchByPlan } from './search.service.js';
import type { Suggestions } from './search.type.js';

/** The most entries of each kind. */
const MOST_SUGGESTIONS = 20;
/** When more products fit, a part of them is graded for a few suggestions, see `search_candidates`. */
const MOST_GRADED = 500;
/**
 * Of the words that begin like the last one so many are tried, those of most products: 40 of them, as a search tries, take
 * the index of 300,000 products a second when a single letter was typed behind another word.
 */
const MOST_BEGUN = 12;
/** More ways than this to say a word of a category are not tried. */
const MOST_WAYS = 20;

/**
 * What a search box can offer before the shopper has finished typing.
 *
 * @param first how many of each kind, 1 to 20
 * @throws ShopError BAD_USER_INPUT outside that range, or for a text over 200 characters
 */
export async function suggest(ctx: Context, prefix: string, first: number): Promise<Suggestions> {
  if (!Number.isInteger(first) || first < 1 || first > MOST_SUGGESTIONS) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, `first must be from 1 to ${MOST_SUGGESTIONS}.`, 'first');
  }
  const clues = await readQuery(ctx, prefix);
  const begun = clues.filter(({ clue }) => clue === 'begun').slice(0, MOST_BEGUN);
  const plan = planSearch([...clues.filter(({ clue }) => clue !== 'begun'), ...begun]);
  if (plan.parts.length === 0) return { queries: [], products: [], categories: [], brands: [] };
  const [found, terms, categories, brands] = await Promise.all([
    searchByPlan(ctx, plan, { first, mostGraded: MOST_GRADED }),
    listTerms(ctx, plan.used, first),
    listCategoriesNamed(ctx, plan, first),
    listBrandsNamed(ctx, plan.used, first),
  ]);
  const queries = [...terms, ...plan.synonyms, ...completionsFrom(plan.used, found.nodes)];
  return { queries: [...new Set(queries)].slice(0, first), products: found.nodes, categories, brands };
}

/** Words and heads of names that begin like this, those of most products first. */
async function listTerms(ctx: Context, text: string, first: number): Promise<string[]> {
  const found: { term: string }[] = await ctx.db.query(
    `SELECT term FROM search_term
     WHERE kind IN ('p', 'w') AND term >= $1 AND term < $1 || '~' AND NOT is_spare
     GROUP BY term ORDER BY max(products) DESC, term LIMIT $2`,
    [text, first],
  );
  return found.map(({ term }) => term);
}

/** Words of the found names that end what was typed: 'amul butter' for 'amul bu'. */
function completionsFrom(text: string, products: readonly Product[]): string[] {
  const before = text.split(' ').slice(0, -1);
  const last = text.split(' ').at(-1) ?? '';
  if (before.length === 0) return [];
  return products.flatMap(({ name }) => {
    const word = name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .find((part) => part.startsWith(last));
    return word ? [[...before, word].join(' ')] : [];
  });
}

/** Categories whose name has the words or what they mean, top ones first. */
function listCategoriesNamed(ctx: Context, { parts }: SearchPlan, first: number): Promise<Category[]> {
  const { values, bind } = parameters();
  const named = parts.map(({ alternatives }) => {
    const ways = alternatives.map(({ lexemes }) => lexemes.join(' ')).filter((lexeme) => /^[a-z0-9]/.test(lexeme));
    // The lexeme of 'berry' and 'berries' is 'berri'.
    const patterns = ways.slice(0, MOST_WAYS).map((way) => way.replace(/i\b/g, '[iy]'));
    return `lower(c.name) ~ ${bind(`\\m(${patterns.join('|')})`)}`;
  });
  return ctx.db.query(
    `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE ${named.join(' AND ')}
     ORDER BY c.parent_id IS NOT NULL, length(c.name), c.name, c.id LIMIT ${bind(first)}`,
    values,
  );
}

/** Brands that begin like this, then those of which a later word does. */
async function listBrandsNamed(ctx: Context, text: string, first: number): Promise<string[]> {
  const found: { brand: string }[] = await ctx.db.query(
    `SELECT shown AS brand FROM search_term
     WHERE kind = 'b' AND NOT is_spare AND (starts_with(term, $1) OR strpos(term, ' ' || $1) > 0)
     ORDER BY starts_with(term, $1) DESC, products DESC, term LIMIT $2`,
    [text, first],
  );
  return found.map(({ brand }) => brand);
}
