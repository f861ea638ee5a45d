import { NIL } from 'uuid';
import type { ProductFilter } from '../catalogue/catalogue.inputs.js';
import { childrenByCategoryId } from '../catalogue/catalogue.loaders.js';
import { listCategories } from '../catalogue/catalogue.service.js';
import { listProducts } from '../catalogue/listing/product-listing.service.js';
import { catalogueVersion } from '../catalogue/variants/former-prices.js';
import { type FeedProduct, readFeedProducts } from '../feeds/feed-goods.js';
import { variantNamed } from '../programs/program-sessions.service.js';
import { search } from '../search/search.service.js';
import type { Context } from '../shared/context.js';
import { asPaise } from '../shared/money/money.js';
import { envelope } from './profile.js';
import { BETWEEN_CATEGORIES, toUcpProduct } from './ucp.presenter.js';

/** The most that a page has. */
const MAX_PAGE = 100;
const USUAL_PAGE = 10;

/** Categories lie in so many levels at most. */
const MAX_DEPTH = 10;

/** What a program searches for. Prices are in paise. */
export interface UcpSearch {
  query?: string;
  filters?: { categories?: string[]; price?: { min?: number; max?: number }; available?: boolean };
  pagination?: { cursor?: string; limit?: number };
}

/**
 * A page of the goods that fit, as UCP answers a search.
 *
 * @throws ShopError BAD_USER_INPUT for a bad range of prices or a foreign cursor
 */
export async function searchForUcp(ctx: Context, asked: UcpSearch, origin: string): Promise<object> {
  const { query = '', filters = {}, pagination = {} } = asked;
  const [category] = filters.categories ?? [];
  const filter: ProductFilter = {
    categoryId: category === undefined ? null : await idOfCategory(ctx, category),
    minPrice: filters.price?.min === undefined ? null : asPaise(filters.price.min),
    maxPrice: filters.price?.max === undefined ? null : asPaise(filters.price.max),
    inStock: filters.available ?? null,
  };
  const page = {
    filter,
    first: Math.min(pagination.limit ?? USUAL_PAGE, MAX_PAGE),
    after: pagination.cursor ?? null,
  };
  // Read before the prices: what changes between is told as changed, and never the other way round.
  const version = await catalogueVersion(ctx);
  const found = query.trim() ? await search(ctx, { ...page, query }) : await listProducts(ctx, page);
  const { nodes, pageInfo } = found;
  const products = await readFeedProducts(
    ctx,
    nodes.map(({ id }) => id),
    origin,
  );
  return {
    ucp: envelope('catalog.search'),
    products: products.map((product) => toUcpProduct(product, version)),
    pagination: {
      has_next_page: pageInfo.hasNextPage,
      ...(pageInfo.hasNextPage && pageInfo.endCursor ? { cursor: pageInfo.endCursor } : {}),
    },
  };
}

/**
 * The id of a category by its path as products tell it, such as `Snacks > Biscuits`, of which the
 * last may lie at any depth below the first; one that there is not where none has the path.
 */
async function idOfCategory(ctx: Context, path: string): Promise<string> {
  const [topName, name] = path.split(BETWEEN_CATEGORIES);
  let level = (await listCategories(ctx)).filter((top) => top.name === topName);
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    const found = level.find((each) => name === undefined || (depth > 0 && each.name === name));
    if (found) return found.id;
    level = (await Promise.all(level.map(({ id }) => childrenByCategoryId(ctx).load(id)))).flat();
  }
  return NIL;
}

/** The goods of these ids, as UCP answers a lookup: what is not sold is told as a message. */
export async function lookUpForUcp(ctx: Context, ids: readonly string[], origin: string): Promise<object> {
  const version = await catalogueVersion(ctx);
  const variants = await Promise.all(ids.map((id) => variantNamed(ctx, id)));
  const byProduct = new Map<string, { id: string; variantId: string }[]>();
  for (const [index, variant] of variants.entries()) {
    const id = ids[index] ?? '';
    if (variant)
      byProduct.set(variant.productId, [...(byProduct.get(variant.productId) ?? []), { id, variantId: variant.id }]);
  }
  const products = await readFeedProducts(ctx, [...byProduct.keys()], origin);
  const missing = ids.filter((_, index) => !variants[index]);
  return {
    ucp: envelope('catalog.lookup'),
    products: products.map((product) =>
      toUcpProduct(product, version, asked(product, byProduct.get(product.id) ?? [])),
    ),
    ...(missing.length > 0
      ? { messages: missing.map((id) => ({ type: 'info', code: 'not_found', content: `There is no ${id}.` })) }
      : {}),
  };
}

/** The variants that were asked for, each with by what. */
function asked(product: FeedProduct, inputs: readonly { id: string; variantId: string }[]) {
  return product.variants.flatMap((variant) => {
    const own = inputs.filter(({ variantId }) => variantId === variant.id);
    const told = own.map(({ id }) => ({ id, match: id === product.id ? 'featured' : 'exact' }));
    return own.length > 0 ? [{ variant, inputs: told }] : [];
  });
}

/** A product by its own id or that of a variant, as UCP answers it; null for an unknown one. */
export async function productForUcp(ctx: Context, id: string, origin: string): Promise<object | null> {
  const version = await catalogueVersion(ctx);
  const variant = await variantNamed(ctx, id);
  if (!variant) return null;
  const [product] = await readFeedProducts(ctx, [variant.productId], origin);
  if (!product) return null;
  const first = product.variants.find((each) => each.id === variant.id);
  const { options = [] } = first ?? {};
  return {
    ucp: envelope('catalog.lookup'),
    product: {
      ...toUcpProduct(product, version),
      selected: options.map(({ name, value }) => ({ name, label: value })),
    },
  };
}
