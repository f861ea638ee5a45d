import type DataLoader from 'dataloader';
import type { Context } from '../shared/context.js';
import { defineLoader, groupedBy } from '../shared/loader.js';
import type { Product } from './product.entity.js';
import { hangParts, type ProductWants } from './product-parts.js';

/** The most products that are named for one. */
export const MOST_RELATED = 20;

type Loader = (ctx: Context) => DataLoader<string, Product[]>;

const loaders = new Map<string, Loader>();

/**
 * Up to `first` others of products: first those of the same most specific category, then of the top one, best rated
 * first; with what is going to be asked for.
 */
export function relatedByProductId(first: number, wants: ProductWants): Loader {
  const name = `${first} ${wants.columns}`;
  const loader = loaders.get(name) ?? defineRelated(first, wants);
  loaders.set(name, loader);
  return loader;
}

/**
 * PostgreSQL plans a statement anew whose plan it expects to be dearer for any list of ids, or any number of rows, than
 * for these: .7 of 1.0 ms. So the text names the number, and a single id as such.
 */
function defineRelated(first: number, wants: ProductWants): Loader {
  return defineLoader<Product[]>(async (ctx, ids) => {
    const related: (Product & { sourceId: string })[] = await ctx.db.query(
      `SELECT ${wants.columns}, source.id AS "sourceId"
       FROM product source CROSS JOIN LATERAL (
         (SELECT 1 AS nearness, near.* FROM product near
          WHERE near.sub_category_id = source.sub_category_id AND near.id <> source.id
          ORDER BY near.rating DESC, near.id DESC LIMIT ${first})
         UNION ALL
         (SELECT 2 AS nearness, far.* FROM product far
          WHERE far.category_id = source.category_id AND far.id <> source.id
            AND (source.sub_category_id IS NULL OR far.sub_category_id IS DISTINCT FROM source.sub_category_id)
          ORDER BY far.rating DESC, far.id DESC LIMIT ${first})
         ORDER BY nearness, rating DESC, id DESC LIMIT ${first}) p
       WHERE source.id = ${ids.length === 1 ? '$1' : 'ANY($1::uuid[])'}
       ORDER BY source.id, p.nearness, p.rating DESC, p.id DESC`,
      [ids.length === 1 ? ids[0] : ids],
    );
    await hangParts(ctx, related, wants.parts);
    return groupedBy(ids, related, (product) => product.sourceId);
  });
}
