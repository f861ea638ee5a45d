import type DataLoader from 'dataloader';
import type { Context } from '../shared/context.js';
import { defineLoader, groupedBy } from '../shared/rows/loader.js';
import { findRelated } from './catalogue.queries.js';
import type { Product } from './product.entity.js';
import { attachRelations, type ProductSelection } from './product-parts.js';

/** The most products that are named for one. */
export const MAX_RELATED = 20;

type Loader = (ctx: Context) => DataLoader<string, Product[]>;

const loaders = new Map<string, Loader>();

/**
 * Up to `first` others of products: first those of the same most specific category, then of the top
 * one, best rated first; with what is going to be asked for.
 */
export function relatedByProductId(first: number, wants: ProductSelection): Loader {
  const name = `${first} ${wants.columns}`;
  const loader = loaders.get(name) ?? defineRelated(first, wants);
  loaders.set(name, loader);
  return loader;
}

function defineRelated(first: number, wants: ProductSelection): Loader {
  return defineLoader<Product[]>(async (ctx, ids) => {
    const related = await findRelated(ctx, wants, ids, first);
    await attachRelations(ctx, related, wants.parts);
    return groupedBy(ids, related, (product) => product.sourceId);
  });
}
