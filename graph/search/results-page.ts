import { readShown } from '../catalogue/known/known-products.js';
import type { ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { type ListingRequest, WHOLE_PAGE } from '../catalogue/listing/product-listing.service.js';
import type { Product } from '../catalogue/product.entity.js';
import type { ProductSelection } from '../catalogue/product-parts.js';
import type { Context } from '../shared/context.js';
import { pageOf, pageSize, readCursor, type SortKeys } from '../shared/paging/cursor.js';
import { narrow } from './cached-results.js';
import type { Ranked, RankedProduct } from './results.queries.js';

/** A page of results in the order of relevance, as `rankedPage` answers it. */
export async function pageOfResults(
  ctx: Context,
  ranked: readonly RankedProduct[],
  { filter, after, wants = WHOLE_PAGE, first, candidates }: Omit<ListingRequest, 'sort'>,
): Promise<ProductConnection & Ranked> {
  const size = pageSize(first);
  const cursor = readCursor(after, 2);
  const left = await narrow(ctx, ranked, filter ?? {});
  const begin = cursor ? left.findIndex((product) => isBehind(product, cursor)) : 0;
  const part = begin < 0 ? [] : left.slice(begin, begin + size + 1);
  const products = await readProducts(ctx, part, wants);
  const ranks = new Map(part.map((product) => [product.id, product]));
  const page = pageOf(products, size, cursor, ({ id }) => [ranks.get(id)?.score ?? 0, id]);
  return Object.assign(page, {
    filter: filter ?? {},
    ranks,
    facts: ranked,
    ...(candidates ? { candidates } : {}),
    total: left.length,
  });
}

/** Ids are compared as PostgreSQL compares them: by their digits. */
function isBehind({ score, id }: RankedProduct, [behindScore, behindId]: SortKeys): boolean {
  return score < Number(behindScore) || (score === Number(behindScore) && id < String(behindId));
}

/** The products themselves, but those that were deleted since they were ranked. */
export async function readProducts(
  ctx: Context,
  part: readonly RankedProduct[],
  wants: ProductSelection,
): Promise<Product[]> {
  if (part.length === 0) return [];
  const ids = part.map(({ id }) => id);
  return (await readShown(ctx, ids, wants)).filter((product) => product !== undefined);
}
