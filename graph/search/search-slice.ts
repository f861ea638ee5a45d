import { countProducts } from '../catalogue/listing/product-listing.service.js';
import type { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { MOST_PER_PAGE } from '../shared/paging/cursor.js';
import type { OffsetPage } from '../shared/paging/offset-page.js';
import { search } from './search.service.js';

/**
 * An offset page of the results of `search`, for clients without cursors: keyset page after keyset page is asked for until
 * it is full. A list ends with the products that are graded, 1,500 at most, so that these are 15 pages for any offset.
 *
 * @returns the products, and how many fit, whatever the page is
 * @throws ShopError BAD_USER_INPUT for a query over 200 characters
 */
export async function searchSlice(
  ctx: Context,
  query: string,
  { limit, offset }: OffsetPage,
): Promise<{ products: Product[]; total: number }> {
  const end = offset + limit;
  const page = await search(ctx, { query, first: Math.min(end, MOST_PER_PAGE) });
  const products = [...page.nodes];
  let { hasNextPage, endCursor } = page.pageInfo;
  while (hasNextPage && products.length < end) {
    const next = await search(ctx, { query, first: Math.min(end - products.length, MOST_PER_PAGE), after: endCursor });
    products.push(...next.nodes);
    ({ hasNextPage, endCursor } = next.pageInfo);
  }
  return {
    products: products.slice(offset),
    total: page.total ?? (await countProducts(ctx, page.filter, page.candidates)),
  };
}
