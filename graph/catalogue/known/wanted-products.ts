import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Context } from '../../shared/context.js';
import { defineLoader, inOrderOf } from '../../shared/rows/loader.js';
import { findWantedProducts } from '../catalogue.queries.js';
import type { Product } from '../product.entity.js';
import { attachRelations, type ProductSelection } from '../product-parts.js';
import { shownTo } from '../shown.js';

type Loader = (ctx: Context) => DataLoader<string, Product | undefined>;

const loaders = new Map<string, Loader>();

/**
 * Products that the caller sees by id, with what is going to be asked of them; any other id gives
 * undefined.
 *
 * @param isInCart true: hidden ones too, since the shopper has seen what is in the cart
 */
export function wantedProductById(wants: ProductSelection, isInCart = false): Loader {
  const name = `${isInCart} ${wants.columns}`;
  const loader = loaders.get(name) ?? defineWanted(wants, isInCart);
  loaders.set(name, loader);
  return loader;
}

function defineWanted(wants: ProductSelection, isInCart: boolean): Loader {
  return defineLoader<Product | undefined>((ctx, ids) => readWanted(ctx, ids, wants, isInCart ? 'true' : shownTo(ctx)));
}

/**
 * Products in the order of their ids, with what is going to be asked of them; an unknown id gives
 * undefined.
 *
 * @param shown a condition on `product p`, see `shown.ts`
 */
export async function readWanted(
  ctx: Context,
  ids: readonly string[],
  wants: ProductSelection,
  shown: string,
): Promise<(Product | undefined)[]> {
  const products = await readRows(ctx, ids, wants, shown);
  await attachRelations(
    ctx,
    products.filter((product) => product !== undefined),
    wants.parts,
  );
  return products;
}

/**
 * A product by its id, with what is going to be asked of it; undefined for an unknown one. Others
 * that are asked for alike in the same round of the event loop are read by the same statement: all
 * requests that came at one moment go on from one reading of the catalogue's version, so that a
 * busy shop asks once for what a dozen of them want. Each gets a row of its own, since what is
 * attached to it is read for one request.
 *
 * @param shown a condition on `product p`, see `shown.ts`
 */
export async function readTogether(
  ctx: Context,
  id: string,
  wants: ProductSelection,
  shown: string,
): Promise<Product | undefined> {
  const row = await togetherIn(ctx.db, wants, shown).load(id);
  if (!row) return undefined;
  const product: Product = { ...row };
  await attachRelations(ctx, [product], wants.parts);
  return product;
}

type Rows = DataLoader<string, Product | undefined>;

const together = new WeakMap<ProductSelection, Map<string, WeakMap<EntityManager, Rows>>>();

/** What the requests share that read the same of products over the same connections. */
function togetherIn(db: EntityManager, wants: ProductSelection, shown: string): Rows {
  const ofShown = together.get(wants) ?? new Map<string, WeakMap<EntityManager, Rows>>();
  together.set(wants, ofShown);
  const ofDatabase = ofShown.get(shown) ?? new WeakMap<EntityManager, Rows>();
  ofShown.set(shown, ofDatabase);
  const made = ofDatabase.get(db);
  if (made) return made;
  const rows: Rows = new DataLoader((ids) => readRows({ db }, ids, wants, shown), { cache: false });
  ofDatabase.set(db, rows);
  return rows;
}

async function readRows(
  { db }: Pick<Context, 'db'>,
  ids: readonly string[],
  wants: ProductSelection,
  shown: string,
): Promise<(Product | undefined)[]> {
  // Of a list that stands in a select of its own PostgreSQL does not look at the length, so that it
  // keeps the plan: to make one each time took three quarters of the statement.
  const found = await findWantedProducts({ db }, wants, `p.id = ANY((SELECT $1::uuid[])::uuid[]) AND ${shown}`, ids);
  return inOrderOf(ids, found, (product) => product.id);
}
