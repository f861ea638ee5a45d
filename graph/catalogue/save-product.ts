import { In } from 'typeorm';
import { Country } from '../location/country.entity.js';
import { type Context, inTransaction } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { categoryReachById, productById } from './catalogue.loaders.js';
import { Product } from './product.entity.js';
import { ProductCountry } from './product-country.entity.js';
import { type ProductDraft, rowsOfDraft } from './product-draft.js';
import { ProductImage } from './product-image.entity.js';
import { ProductVariant } from './product-variant.entity.js';

/**
 * Puts a new product up for sale, with its variants, countries and pictures.
 *
 * @throws ShopError BAD_USER_INPUT for a bad price or stock, an unknown category or country, or a sub-category that
 *   is not below the category; CONFLICT when the brand sells something of this name already
 */
export async function saveProduct(ctx: Context, draft: ProductDraft): Promise<Product> {
  const { product, variants } = rowsOfDraft(draft);
  return inTransaction(ctx, async (tx) => {
    await refuseWrongShelf(tx, draft);
    if (await tx.db.existsBy(Product, { slug: product.slug })) {
      throw new ShopError(ErrorCode.CONFLICT, `${draft.brand} sells ${draft.name} already.`, 'name');
    }
    const countryIds = await countryIdsOf(tx, draft.countries ?? []);

    await tx.db.insert(Product, product);
    await tx.db.insert(ProductVariant, variants);
    await tx.db.insert(
      ProductCountry,
      countryIds.map((countryId) => ({ productId: product.id, countryId })),
    );
    await tx.db.insert(
      ProductImage,
      (draft.imageIds ?? []).map((imageId, index) => ({ productId: product.id, imageId, position: index + 1 })),
    );

    const saved = await productById(tx).load(product.id);
    if (!saved) throw new Error(`product ${product.id} is gone within its own transaction`);
    return saved;
  });
}

async function refuseWrongShelf(ctx: Context, { categoryId, subCategoryId }: ProductDraft): Promise<void> {
  const reach = await categoryReachById(ctx).load(categoryId);
  if (reach?.topId !== categoryId) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, 'There is no such top category.', 'categoryId');
  }
  if (subCategoryId && (subCategoryId === categoryId || !reach.ids.includes(subCategoryId))) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, 'The sub-category is not part of the category.', 'subCategoryId');
  }
}

async function countryIdsOf(ctx: Context, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const countries = await ctx.db.find(Country, { where: { iso2: In(codes) } });
  if (countries.length < new Set(codes).size) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, 'The shop does not know one of the countries.', 'countries');
  }
  return countries.map(({ id }) => id);
}
