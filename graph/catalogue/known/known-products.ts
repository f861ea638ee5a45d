import { LRUCache } from 'lru-cache';
import { cachedRowsOf } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import type { Product } from '../product.entity.js';
import { attachRelations, type ProductSelection } from '../product-parts.js';
import { IS_SHOWN } from '../shown.js';
import { readWanted } from './wanted-products.js';

/** Tell what is cached here from whatever else is. */
const LISTED = Symbol();
const SHOWN = Symbol();
const IN_CARTS = Symbol();

/** How many selections products are cached for: the web has a few in each language. */
const MAX_SELECTIONS = 16;

/** The most products that are cached for a selection, of a kilobyte or two each. */
const MAX_PRODUCTS = 1_000;

/** Products as they were read for one selection, with their parts. All requests share them. */
interface KnownProducts {
  byId: LRUCache<string, Product>;
  /** Whether all of the list that was read last were known before. */
  areUsual: boolean;
}

/** A row of a list: the product's id, and what is its place there. */
interface Listed {
  id: string;
}

/**
 * The products of a list, and their places in it, beside one another. Where those of the list
 * before it were all known, their ids alone are read, and the products are those that were read
 * before in this version of the catalogue; a list that holds others as well is read as a whole.
 *
 * @param find reads the list with some columns of `product p`, the id among them
 */
export async function readListed<Place extends Listed>(
  ctx: Context,
  wants: ProductSelection,
  find: (columns: string) => Promise<(Product & Place)[]>,
): Promise<{ products: Product[]; places: readonly Place[] }> {
  const known = await knownProducts(ctx, LISTED, wants);
  if (known?.areUsual) {
    const places: readonly Place[] = await find('p.id');
    const products = places.map(({ id }) => known.byId.get(id));
    if (products.every((product) => product !== undefined)) return { products, places };
  }
  const products = await find(wants.columns);
  await attachRelations(ctx, products, wants.parts);
  if (known && products.length > 0) {
    known.areUsual = products.every(({ id }) => known.byId.has(id));
    for (const product of products) known.byId.set(product.id, product);
  }
  return { products, places: products };
}

/**
 * Products that shoppers are shown, in the order of their ids; one that is shown no longer gives
 * undefined. Those are read that were not in this version of the catalogue.
 */
export function readShown(
  ctx: Context,
  ids: readonly string[],
  wants: ProductSelection,
): Promise<(Product | undefined)[]> {
  return readKnown(ctx, SHOWN, ids, wants, IS_SHOWN);
}

/** The same for what is in carts: hidden ones too, since their shoppers have seen them. */
export function readInCarts(
  ctx: Context,
  ids: readonly string[],
  wants: ProductSelection,
): Promise<(Product | undefined)[]> {
  return readKnown(ctx, IN_CARTS, ids, wants, 'true');
}

async function readKnown(
  ctx: Context,
  sort: symbol,
  ids: readonly string[],
  wants: ProductSelection,
  shown: string,
): Promise<(Product | undefined)[]> {
  const known = await knownProducts(ctx, sort, wants);
  if (!known) return readWanted(ctx, ids, wants, shown);
  const missing = ids.filter((id) => !known.byId.has(id));
  const read = missing.length > 0 ? await readWanted(ctx, missing, wants, shown) : [];
  for (const product of read) if (product) known.byId.set(product.id, product);
  return ids.map((id) => known.byId.get(id));
}

async function knownProducts(ctx: Context, sort: symbol, { columns }: ProductSelection): Promise<KnownProducts | null> {
  const cached = await cachedRowsOf<KnownProducts>(ctx, sort, { kind: 'all', most: MAX_SELECTIONS });
  if (!cached) return null;
  const before = cached.get(columns);
  if (before) return before;
  const known = { byId: new LRUCache<string, Product>({ max: MAX_PRODUCTS }), areUsual: false };
  cached.set(columns, known);
  return known;
}
