import { v7 } from 'uuid';
import { Category } from '../../catalogue/category.entity.js';
import { addProduct } from '../../catalogue/changes/add-product.js';
import type { ProductDraft } from '../../catalogue/changes/product-draft.js';
import type { Product } from '../../catalogue/product.entity.js';
import { slugOf } from '../../catalogue/slug.js';
import type { Context } from '../../shared/context.js';
import { paiseOfRupees } from '../../shared/money/money.js';

/** Keeps the names of what a test does not name apart. */
let made = 0;

/** Puts a category into the shop: a top category unless it is given a parent. */
export async function aCategory(
  ctx: Context,
  { name = `Category ${++made}`, parentId = null, ...given }: Partial<Omit<Category, 'id'>> = {},
): Promise<Category> {
  const id = v7();
  await ctx.db.insert(Category, { id, slug: slugOf(name, id), name, parentId, ...given });
  return ctx.db.findOneByOrFail(Category, { id });
}

/** What a test may say of a product; the rest is made up. */
export interface ProductWishes extends Partial<Omit<ProductDraft, 'variants'>> {
  /** In rupees, of the only variant. */
  price?: number;
  /** In rupees. */
  oldPrice?: number;
  countInStock?: number;
  /** Of the only variant. */
  weight?: string | null;
  /** Instead of the only variant. */
  variants?: ProductDraft['variants'];
}

/**
 * Puts a product up for sale: ₹100, ten pieces, one variant and a category of its own unless the
 * test says otherwise.
 */
export async function aProduct(
  ctx: Context,
  { price = 100, oldPrice, countInStock = 10, weight = null, ...wishes }: ProductWishes = {},
): Promise<Product> {
  const onlyVariant = {
    weight,
    pricePaise: paiseOfRupees(price),
    oldPricePaise: oldPrice === undefined ? null : paiseOfRupees(oldPrice),
    onHand: countInStock,
  };
  return addProduct(ctx, {
    name: `Product ${++made}`,
    brand: 'Test Brand',
    categoryId: wishes.categoryId ?? (await aCategory(ctx)).id,
    variants: [onlyVariant],
    ...wishes,
  });
}
