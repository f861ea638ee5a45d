import { In, IsNull, Not } from 'typeorm';
import { Country } from '../../location/country.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { categoryReachById, productById } from '../catalogue.loaders.js';
import { Product } from '../product.entity.js';
import { ProductCountry } from '../product-country.entity.js';
import { ProductImage } from '../product-image.entity.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { type ProductDraft, rowsOfDraft } from './product-draft.js';

/**
 * Puts a new product up for sale, with its variants, countries and pictures, for every kind of
 * caller.
 *
 * @throws ShopError BAD_USER_INPUT for a bad price or stock, an unknown category or country, or a
 *   sub-category that is not below the category; CONFLICT when the brand sells something of this
 *   name already
 */
export async function addProduct(ctx: Context, draft: ProductDraft): Promise<Product> {
  const { product, variants } = rowsOfDraft(draft);
  return inTransaction(ctx, async (tx) => {
    await refuseWrongCategory(tx, draft);
    if (await tx.db.existsBy(Product, { slug: product.slug })) throw soldAlready(draft);
    const countryIds = await countryIdsOf(tx, draft.countries ?? []);

    await tx.db.insert(Product, product);
    await tx.db.insert(ProductVariant, variants);
    await setCountries(tx, product.id, countryIds);
    await setPictures(tx, product.id, draft.imageIds ?? []);

    const saved = await productById(tx).load(product.id);
    if (!saved) throw new Error(`product ${product.id} is gone within its own transaction`);
    return saved;
  });
}

/** The refusal of a name that the brand sells something by already. */
export function soldAlready({ brand, name }: Pick<Product, 'brand' | 'name'>): ShopError {
  return new ShopError(ErrorCode.CONFLICT, phrase('There is already a {name} by {brand}.', { brand, name }), 'name');
}

/** Makes these the only countries that a product is sold to; none: it is sold everywhere. */
export async function setCountries(tx: Context, productId: string, countryIds: readonly string[]): Promise<void> {
  await tx.db.delete(ProductCountry, { productId });
  await tx.db.insert(
    ProductCountry,
    countryIds.map((countryId) => ({ productId, countryId })),
  );
}

/**
 * Makes these the pictures of a product, in their order. Others stay in the store of pictures,
 * since orders show them.
 */
export async function setPictures(tx: Context, productId: string, imageIds: readonly string[]): Promise<void> {
  await tx.db.delete(ProductImage, { productId });
  await tx.db.insert(
    ProductImage,
    imageIds.map((imageId, index) => ({ productId, imageId, position: index + 1 })),
  );
}

/**
 * Shows the choices of products by the products' pictures again: once these are others, those of
 * the choices are of something else.
 */
export async function clearVariantImages(tx: Context, productIds: readonly string[]): Promise<void> {
  const where = { productId: In([...productIds]), imageId: Not(IsNull()) };
  await tx.db.update(ProductVariant, where, { imageId: null });
}

/**
 * Makes sure that a product lies in a top category, and below it in its sub-category.
 *
 * @throws ShopError BAD_USER_INPUT
 */
export async function refuseWrongCategory(
  ctx: Context,
  { categoryId, subCategoryId }: Pick<ProductDraft, 'categoryId' | 'subCategoryId'>,
): Promise<void> {
  const reach = await categoryReachById(ctx).load(categoryId);
  if (reach?.topId !== categoryId) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such top category.'), 'categoryId');
  }
  if (subCategoryId && (subCategoryId === categoryId || !reach.ids.includes(subCategoryId))) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('The sub-category is not part of the category.'),
      'subCategoryId',
    );
  }
}

/** The countries of iso2 codes. @throws ShopError BAD_USER_INPUT for an unknown one */
export async function countryIdsOf(ctx: Context, codes: string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const countries = await ctx.db.find(Country, { where: { iso2: In(codes) } });
  if (countries.length < new Set(codes).size) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The shop does not know one of the countries.'), 'countries');
  }
  return countries.map(({ id }) => id);
}
