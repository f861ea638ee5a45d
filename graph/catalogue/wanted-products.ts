import type DataLoader from 'dataloader';
import type { Context } from '../shared/context.js';
import { defineLoader, inOrderOf } from '../shared/rows/loader.js';
import { findWantedProducts } from './catalogue.queries.js';
import type { Product } from './product.entity.js';
import { attachRelations, type ProductSelection } from './product-parts.js';
import { shownTo } from './shown.js';

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
  // Of a list that stands in a select of its own PostgreSQL does not look at the length, so that it
  // keeps the plan: to make one each time took three quarters of the statement.
  const products = await findWantedProducts(ctx, wants, `p.id = ANY((SELECT $1::uuid[])::uuid[]) AND ${shown}`, ids);
  await attachRelations(ctx, products, wants.parts);
  return inOrderOf(ids, products, (product) => product.id);
}
