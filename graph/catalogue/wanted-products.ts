import type DataLoader from 'dataloader';
import type { Context } from '../shared/context.js';
import { defineLoader, inOrderOf } from '../shared/loader.js';
import type { Product } from './product.entity.js';
import { hangParts, type ProductWants } from './product-parts.js';

type Loader = (ctx: Context) => DataLoader<string, Product | undefined>;

const loaders = new Map<string, Loader>();

/** Products by id with what is going to be asked of them; an unknown id gives undefined. */
export function wantedProductById(wants: ProductWants): Loader {
  const loader = loaders.get(wants.columns) ?? defineWanted(wants);
  loaders.set(wants.columns, loader);
  return loader;
}

function defineWanted(wants: ProductWants): Loader {
  return defineLoader<Product | undefined>(async (ctx, ids) => {
    const products: Product[] = await ctx.db.query(
      // PostgreSQL plans a list of ids each time anew, which takes it longer than to read one of them.
      `SELECT ${wants.columns} FROM product p WHERE p.id = ${ids.length === 1 ? '$1' : 'ANY($1::uuid[])'}`,
      [ids.length === 1 ? ids[0] : ids],
    );
    await hangParts(ctx, products, wants.parts);
    return inOrderOf(ids, products, (product) => product.id);
  });
}
