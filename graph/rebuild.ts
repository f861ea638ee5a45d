import { MoreThan } from 'typeorm';
import { recountProducts } from './catalogue/catalogue.queries.js';
import { Product } from './catalogue/product.entity.js';
import { refreshProductCards } from './catalogue/refresh-product-cards.js';
import { features as shopFeatures } from './features.js';
import { sqlOf } from './open-database.js';
import { liftLimits } from './postgres/connection-settings.js';
import { installSql } from './postgres/install-sql.js';
import { refreshRatings } from './reviews/reviews.queries.js';
import { rollUpSales } from './sales/roll-up-sales.js';
import { installSearch } from './search/index/install-search.queries.js';
import type { Context } from './shared/context.js';
import type { Feature } from './shared/feature.js';
import { inTransaction } from './shared/rows/transaction.js';

/**
 * Products whose ratings are settled in one transaction, whose rows no other transaction changes
 * meanwhile.
 */
const PORTION = 1_000;

/**
 * Works out anew all that the shop keeps beside what was written: search with its vocabulary, how
 * many products categories hold, cards, ratings, the sums of sales. For after a restore of a part,
 * or whenever they are not believed. Stock and orders are no such thing.
 *
 * Anyone who changes products waits meanwhile, since search is told of changes by triggers, which
 * go and come back.
 *
 * @param features what the shop consists of; absent: its own features
 */
export async function rebuild(ctx: Context, features: readonly Feature[] = shopFeatures): Promise<void> {
  await installSql(ctx.db.connection, sqlOf(features), true);
  await installSearch(ctx.db.connection, ctx.customFields, true);
  await inTransaction(ctx, (tx) => liftLimits(tx.db, () => recountProducts(tx)));
  await refreshProductCards(ctx);
  for (let last: string | null = null; ; ) {
    const products: Pick<Product, 'id'>[] = await ctx.db.find(Product, {
      select: { id: true },
      where: last ? { id: MoreThan(last) } : {},
      order: { id: 'ASC' },
      take: PORTION,
    });
    const ids = products.map(({ id }) => id);
    await inTransaction(ctx, (tx) => refreshRatings(tx, ids));
    last = ids.at(-1) ?? null;
    if (ids.length < PORTION) break;
  }
  await rollUpSales(ctx);
}
