import type { z } from 'zod';
import { isExtended, shownValuesOf } from '../custom-fields/custom-fields.service.js';
import { restImageUrls } from '../media/image-store.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { rupeesOf } from '../shared/money/money.js';
import { categoryById, childrenByCategoryId, customByCategoryId, imagesByProductId } from './catalogue.loaders.js';
import { countInStockOf, customFieldsOf, labelOf, optionsOf } from './catalogue.service.js';
import type { CategoryJson, productJson } from './catalogue.shapes.js';
import type { Category } from './category.entity.js';
import type { Product } from './product.entity.js';
import { categoryNameIn, productTextIn } from './translations/translated.js';
import { type UnitPrice, unitPriceOf } from './variants/net-quantity.type.js';

/**
 * A product as spec §3 spells it, prices in rupees.
 *
 * Every number is a number for clients that reckon with it: a product that is not reduced has its
 * price as old price, and one without ratings has a rating of 0.
 */
export async function toProductJson(ctx: Context, product: Product): Promise<z.infer<typeof productJson>> {
  const { id, slug, brand, categoryId, subCategoryId, pricePaise, oldPricePaise } = product;
  const [name, description, images, category, subCategory, countInStock, size, productRam, productWeight, label, told] =
    await Promise.all([
      productTextIn(ctx, ctx.language, product, 'name'),
      productTextIn(ctx, ctx.language, product, 'description'),
      imagesByProductId(ctx).load(id),
      categoryById(ctx).load(categoryId),
      subCategoryId ? categoryById(ctx).load(subCategoryId) : null,
      countInStockOf(ctx, product),
      optionsOf(ctx, product, 'size'),
      optionsOf(ctx, product, 'ram'),
      optionsOf(ctx, product, 'weight'),
      labelOf(ctx, product),
      ctx.hooks.findLast((hooks) => hooks.findProductOffers)?.findProductOffers?.(ctx, product),
    ]);
  return {
    id,
    _id: id,
    name,
    slug,
    description,
    images: restImageUrls(images),
    brand,
    catId: categoryId,
    catName: category ? categoryNameIn(ctx.language, category) : null,
    subCatId: subCategoryId,
    subCatName: subCategory ? categoryNameIn(ctx.language, subCategory) : null,
    price: rupeesOf(pricePaise),
    oldPrice: rupeesOf(oldPricePaise ?? pricePaise),
    lowestPrice30Days: product.lowestPricePaise === null ? null : rupeesOf(product.lowestPricePaise),
    discount: product.discount,
    status: product.status,
    rating: product.rating ?? 0,
    reviewCount: product.reviewCount,
    ratingCount: product.reviewCount + product.priorCount,
    countInStock,
    size,
    productRam,
    productWeight,
    unitPrice: unitPriceJson(unitPriceOf(product)),
    mrp: rupeesOf(oldPricePaise ?? pricePaise),
    label,
    offerPrice: told?.offerPricePaise == null ? null : rupeesOf(told.offerPricePaise),
    offers: (told?.offers ?? []).map(({ endsAt, ...offer }) => ({ ...offer, endsAt: endsAt?.toISOString() ?? null })),
    isFeatured: product.featured,
    ...(isExtended(ctx, 'Product') ? { customFields: await customFieldsOf(ctx, product) } : {}),
  };
}

/** A unit price with its amount in rupees. */
export const unitPriceJson = (price: UnitPrice | null) => price && { amount: rupeesOf(price.amount), per: price.per };

/** A category as spec §3 spells it, with everything below it. */
export async function toCategoryJson(ctx: Context, category: Category): Promise<CategoryJson> {
  const { id, slug, color, parentId, imageId } = category;
  const [image, children] = await Promise.all([
    imageId ? imageById(ctx).load(imageId) : null,
    childrenByCategoryId(ctx).load(id),
  ]);
  return {
    id,
    _id: id,
    name: categoryNameIn(ctx.language, category),
    slug,
    color,
    images: image ? restImageUrls([image]) : [],
    parentId,
    ...(isExtended(ctx, 'Category')
      ? { customFields: shownValuesOf(ctx, 'Category', await customByCategoryId(ctx).load(id)) }
      : {}),
    children: await Promise.all(children.map((child) => toCategoryJson(ctx, child))),
  };
}
