import type DataLoader from 'dataloader';
import type { Context } from '../shared/context.js';
import { defineLoader, inOrderOf } from '../shared/rows/loader.js';
import { findWantedProducts } from './catalogue.queries.js';
import type { Product } from './product.entity.js';
import { attachRelations, type ProductSelection } from './product-parts.js';

type Loader = (ctx: Context) => DataLoader<string, Product | undefined>;

const loaders = new Map<string, Loader>();

/** Products by id with what is going to be asked of them; an unknown id gives undefined. */
export function wantedProductById(wants: ProductSelection): Loader {
  const loader = loaders.get(wants.columns) ?? defineWanted(wants);
  loaders.set(wants.columns, loader);
  return loader;
}

function defineWanted(wants: ProductSelection): Loader {
  return defineLoader<Product | undefined>((ctx, ids) => readWanted(ctx, ids, wants));
}

/**
 * Products in the order of their ids, with what is going to be asked of them; an unknown id gives
 * undefined.
 */
export async function readWanted(
  ctx: Context,
  ids: readonly string[],
  wants: ProductSelection,
): Promise<(Product | undefined)[]> {
  // Of a list that stands in a select of its own PostgreSQL does not look at the length, so that it
  // keeps the plan: to make one each time took three quarters of the statement.
  const products = await findWantedProducts(ctx, wants, 'p.id = ANY((SELECT $1::uuid[])::uuid[])', ids);
  await attachRelations(ctx, products, wants.parts);
  return inOrderOf(ids, products, (product) => product.id);
}
