import { Category } from '../catalogue/category.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { insertRows } from '../demo/goods/insert-rows.js';
import { planShop } from '../demo/goods/plan.js';
import { readCatalogue } from '../demo/goods/seed.js';
import type { Context } from '../shared/context.js';
import { inTransaction } from '../shared/rows/transaction.js';

/**
 * Inserts the goods of the demonstration catalogue, without their pictures, reviews and promotions.
 */
export async function insertSeededCatalogue(ctx: Context): Promise<void> {
  const { categories, products, variants } = planShop(await readCatalogue());
  await inTransaction(ctx, async ({ db }) => {
    const withoutPictures = categories.map((category) => ({ ...category, imageId: null }));
    await insertRows(db, Category, withoutPictures, () => undefined);
    await insertRows(db, Product, products, () => undefined);
    const unpictured = variants.map((variant) => ({ ...variant, imageId: null }));
    await insertRows(db, ProductVariant, unpictured, () => undefined);
  });
  await ctx.db.query('ANALYZE');
}
