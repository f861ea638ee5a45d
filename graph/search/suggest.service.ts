import { CATEGORY_COLUMNS } from '../catalogue/catalogue.loaders.js';
import type { Category } from '../catalogue/category.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { wordsOf } from './query-words.js';
import { search } from './search.service.js';
import type { Suggestions } from './search.type.js';

/** The most entries of each kind. */
const MOST_SUGGESTIONS = 20;

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
  const text = wordsOf(prefix).join(' ');
  if (!text) return { queries: [], products: [], categories: [], brands: [] };
  const [found, categories, brands, names] = await Promise.all([
    search(ctx, { query: prefix, first }),
    ctx.db.query<Category[]>(
      `SELECT ${CATEGORY_COLUMNS} FROM category c WHERE c.name ILIKE $1 ORDER BY c.name LIMIT $2`,
      [`%${text}%`, first],
    ),
    ctx.db.query<{ brand: string }[]>(
      'SELECT p.brand FROM product p WHERE p.brand ILIKE $1 GROUP BY p.brand ORDER BY count(*) DESC, p.brand LIMIT $2',
      [`${text}%`, first],
    ),
    ctx.db.query<{ query: string }[]>(
      `SELECT lower(p.name) AS query FROM product p WHERE p.name ILIKE $1
       GROUP BY lower(p.name) ORDER BY count(*) DESC, lower(p.name) LIMIT $2`,
      [`${text}%`, first],
    ),
  ]);
  return {
    queries: names.map(({ query }) => query),
    products: found.nodes,
    categories,
    brands: brands.map(({ brand }) => brand),
  };
}
