import { defineCustomLoader } from '../custom-fields/custom-values.loader.js';
import type { Country } from '../location/country.entity.js';
import type { Image } from '../media/image.entity.js';
import { defineCachedLoader, defineLoader, groupedBy, inOrderOf } from '../shared/rows/loader.js';
import {
  type CategoryReach,
  countProductsOf,
  findCategories,
  findChildren,
  findCountriesOfProducts,
  findImagesOfProducts,
  findLabels,
  findProducts,
  findReaches,
  findTags,
  findTranslations,
  findVariants,
  findVariantsBySku,
  findVariantsOfProducts,
} from './catalogue.queries.js';
import { Category } from './category.entity.js';
import type { ProductLabel } from './label/product-label.type.js';
import { LABEL_FIELDS, labelIn } from './product.columns.js';
import { Product } from './product.entity.js';
import { shownTo, variantShownTo } from './shown.js';
import type { Translations } from './translations/translation.type.js';
import { ProductVariant } from './variants/product-variant.entity.js';

/**
 * Products that the caller sees by id; an unknown id gives undefined, and so does one of what is
 * hidden from the caller. Keys must be well-formed ids, see `readId`.
 */
export const productById = defineLoader<Product | undefined>(async (ctx, ids) => {
  const products = await findProducts(ctx, ids, shownTo(ctx));
  return inOrderOf(ids, products, (product) => product.id);
});

/**
 * Products by id, hidden ones too, for every caller: for what changes them, for work that no
 * request asked for, and for carts, whose shoppers have seen them.
 */
export const anyProductById = defineLoader<Product | undefined>(async (ctx, ids) => {
  const products = await findProducts(ctx, ids, 'true');
  return inOrderOf(ids, products, (product) => product.id);
});

/**
 * Variants that the caller sees by id, with their stock as it stands; any other id gives undefined.
 */
export const variantById = defineLoader<ProductVariant | undefined>(async (ctx, ids) => {
  const variants = await findVariants(ctx, ids, variantShownTo(ctx));
  return inOrderOf(ids, variants, (variant) => variant.id);
});

/** As `anyProductById` for variants. */
export const anyVariantById = defineLoader<ProductVariant | undefined>(async (ctx, ids) => {
  const variants = await findVariants(ctx, ids, 'true');
  return inOrderOf(ids, variants, (variant) => variant.id);
});

/** Variants that the caller sees by article number; an unknown one gives undefined. */
export const variantBySku = defineLoader<ProductVariant | undefined>(async (ctx, skus) => {
  const variants = await findVariantsBySku(ctx, skus);
  return inOrderOf(skus, variants, (variant) => variant.sku);
});

/**
 * A product's variants in their order, so that the first one is the default variant; none of a
 * product that is hidden from the caller.
 */
export const variantsByProductId = defineLoader<ProductVariant[]>(async (ctx, ids) => {
  const variants = await findVariantsOfProducts(ctx, ids, variantShownTo(ctx));
  return groupedBy(ids, variants, (variant) => variant.productId);
});

/** As `anyProductById` for a product's variants. */
export const anyVariantsByProductId = defineLoader<ProductVariant[]>(async (ctx, ids) => {
  const variants = await findVariantsOfProducts(ctx, ids, 'true');
  return groupedBy(ids, variants, (variant) => variant.productId);
});

/** A product's pictures in their order; the first is the one that cards show. */
export const imagesByProductId = defineLoader<Image[]>(async (ctx, ids) => {
  const images = await findImagesOfProducts(ctx, ids);
  return groupedBy(ids, images, (image) => image.productId);
});

/** What stands on a product's label. */
export const labelByProductId = defineLoader<ProductLabel | undefined>(async (ctx, ids) => {
  const found = await findLabels(ctx, ids);
  const byId = new Map(found.map((row) => [row.id, labelIn(row, LABEL_FIELDS)]));
  return ids.map((id) => byId.get(id));
});

/** What products, variants and categories have in the fields that extensions add. */
export const customByProductId = defineCustomLoader(Product);
export const customByVariantId = defineCustomLoader(ProductVariant);
export const customByCategoryId = defineCustomLoader(Category);

/** The texts of a product in other languages. */
export const translationsByProductId = defineLoader<Translations>(async (ctx, ids) => {
  const found = await findTranslations(ctx, ids);
  const byId = new Map(found.map(({ id, translations }) => [id, translations]));
  return ids.map((id) => byId.get(id) ?? {});
});

/** The tags of a product, by the alphabet. */
export const tagsByProductId = defineLoader<string[]>(async (ctx, ids) => {
  const found = await findTags(ctx, ids);
  const byId = new Map(found.map(({ id, tags }) => [id, tags]));
  return ids.map((id) => byId.get(id) ?? []);
});

/** The only countries that a product is sold to; an empty list stands for everywhere. */
export const countriesByProductId = defineLoader<Country[]>(async (ctx, ids) => {
  const countries = await findCountriesOfProducts(ctx, ids);
  return groupedBy(ids, countries, (country) => country.productId);
});

/** Categories by id; an unknown id gives undefined. */
export const categoryById = defineCachedLoader<Category | undefined>(async (ctx, ids) => {
  const categories = await findCategories(ctx, ids);
  return inOrderOf(ids, categories, (category) => category.id);
});

/** A category's sub-categories in their order. */
export const childrenByCategoryId = defineCachedLoader<Category[]>(async (ctx, ids) => {
  const children = await findChildren(ctx, ids);
  return groupedBy(ids, children, (category) => category.parentId ?? '');
});

/** The reach of categories by id; an unknown id gives undefined. */
export const categoryReachById = defineCachedLoader<CategoryReach | undefined>(async (ctx, ids) => {
  const reaches = await findReaches(ctx, ids);
  return inOrderOf(ids, reaches, (reach) => reach.id);
});

/** How many products lie in a category and those below it. */
export const productCountByCategoryId = defineCachedLoader<number>(async (ctx, ids) => {
  // Of a top category there is one count for all that lies below it.
  const counts = await countProductsOf(ctx, ids);
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}, 'all');
