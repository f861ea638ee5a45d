import type { Among } from '../catalogue/among.js';
import { ProductSort } from '../catalogue/catalogue.inputs.js';
import { PRODUCT_COLUMNS } from '../catalogue/product.columns.js';
import type { Product } from '../catalogue/product.entity.js';
import { type Bind, conditionsOf, parameters, whereOf } from '../catalogue/product-conditions.js';
import { countProducts, type ListingRequest, listProducts } from '../catalogue/product-listing.service.js';
import type { Context } from '../shared/context.js';
import { pageSize, readCursor, writeCursor } from '../shared/cursor.js';
import { wordsOf } from './query-words.js';
import type { SearchConnection } from './search.type.js';

/** Which page of the results of a search is wanted. */
export interface SearchRequest extends Omit<ListingRequest, 'among'> {
  /** What the shopper typed. */
  query: string;
}

/**
 * A page of the products that fit what a shopper typed.
 *
 * @throws ShopError BAD_USER_INPUT for a query over 200 characters, a bad filter, `first` outside 1 to 100, or a foreign
 *   cursor
 * @see spec §2 (search)
 */
export async function search(ctx: Context, { query, ...request }: SearchRequest): Promise<SearchConnection> {
  const words = wordsOf(query);
  const interpretation = { used: words.join(' '), corrected: false, synonyms: [] };
  const among = holdsAll(words);
  const filter = request.filter ?? {};
  const sort = request.sort ?? ProductSort.RELEVANCE;
  if (sort !== ProductSort.RELEVANCE) return { ...(await listProducts(ctx, { ...request, among })), interpretation };

  const size = pageSize(request.first);
  const { values, bind } = parameters();
  const where = whereOf(await conditionsOf(ctx, filter, among), bind);
  const score = scoreOf(words, bind);
  const keys = readCursor(request.after, 2);
  const behind = keys ? `WHERE (score, id) < (${bind(keys[0])}::integer, ${bind(keys[1])}::uuid)` : '';
  const found: (Product & { score: number })[] = await ctx.db.query(
    `SELECT * FROM (SELECT ${PRODUCT_COLUMNS}, ${score} AS score FROM product p WHERE ${where}) found ${behind}
     ORDER BY score DESC, id DESC LIMIT ${bind(size + 1)}`,
    values,
  );
  const nodes = found.slice(0, size);
  const edges = nodes.map((node) => ({ cursor: writeCursor([node.score, node.id]), node }));
  const pageInfo = {
    hasNextPage: found.length > size,
    hasPreviousPage: Boolean(keys),
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { nodes, edges, pageInfo, filter, among, total: await countProducts(ctx, filter, among), interpretation };
}

/** Products whose name, brand or categories hold every word. */
function holdsAll(words: readonly string[]): Among {
  if (words.length === 0) return () => 'false';
  const text = `concat_ws(' ', p.name, p.brand, (SELECT string_agg(c.name, ' ') FROM category c
    WHERE c.id IN (p.category_id, p.sub_category_id)))`;
  return (bind) => words.map((word) => `${text} ILIKE ${bind(`%${word}%`)}`).join(' AND ');
}

/** Two for each word that the name holds, one for each that the brand does. */
function scoreOf(words: readonly string[], bind: Bind): string {
  const parts = words.map((word) => {
    const pattern = bind(`%${word}%`);
    return `(p.name ILIKE ${pattern})::integer * 2 + (p.brand ILIKE ${pattern})::integer`;
  });
  return ['0', ...parts].join(' + ');
}
