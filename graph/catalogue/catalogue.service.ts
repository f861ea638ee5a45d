import { IsNull } from 'typeorm';
import { cacheList } from '../cache/cached-rows.js';
import { type MayTakeTime, whenRead } from '../cache/when-read.js';
import type { CustomFieldValue } from '../custom-fields/custom-field.type.js';
import { isExtended, shownValuesOf } from '../custom-fields/custom-fields.service.js';
import type { Image } from '../media/image.entity.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import {
  categoryById,
  childrenByCategoryId,
  customByProductId,
  imagesByProductId,
  labelByProductId,
  productById,
  variantById,
  variantBySku,
  variantsByProductId,
} from './catalogue.loaders.js';
import { findWantedProducts } from './catalogue.queries.js';
import { Category } from './category.entity.js';
import { readTogether } from './known/wanted-products.js';
import type { ProductLabel } from './label/product-label.type.js';
import type { Product } from './product.entity.js';
import {
  attachRelations,
  type Choice,
  labelsOf,
  type ProductSelection,
  type ReadProduct,
  wholeProducts,
} from './product-parts.js';
import { MAX_RELATED, relatedByProductId } from './related-products.js';
import { shownTo } from './shown.js';
import type { ProductVariant } from './variants/product-variant.entity.js';

/** The most pictures of one product that a caller can ask for by number. */
const MAX_IMAGES = 20;

/** The most sub-categories of one category that a caller can ask for by number. */
const MAX_CHILDREN = 100;

const TOP_CATEGORIES = Symbol();
const WHOLE = wholeProducts();

/**
 * A product by its id as a client sent it; null for an unknown or malformed one, and for one that
 * is hidden from the caller.
 *
 * @param wants what is read of it, since it is going to be asked for; absent: its row
 */
export async function findProduct(ctx: Context, id: unknown, wants: ProductSelection = WHOLE): Promise<Product | null> {
  const known = readId(id);
  if (known === null) return null;
  if (wants === WHOLE) return (await productById(ctx).load(known)) ?? null;
  return (await readTogether(ctx, known, wants, shownTo(ctx))) ?? null;
}

/** As `findProduct`, by its name for addresses. */
export async function findProductBySlug(
  ctx: Context,
  slug: string,
  wants: ProductSelection = WHOLE,
): Promise<Product | null> {
  const found = await findWantedProducts(ctx, wants, `p.slug = $1 AND ${shownTo(ctx)}`, slug);
  await attachRelations(ctx, found, wants.parts);
  return found[0] ?? null;
}

/** A variant by its id as a client sent it; null for an unknown or malformed one. */
export async function findVariant(ctx: Context, id: unknown): Promise<ProductVariant | null> {
  const known = readId(id);
  return (known && (await variantById(ctx).load(known))) || null;
}

/** A variant by its article number; null for an unknown one. */
export async function findVariantBySku(ctx: Context, sku: string): Promise<ProductVariant | null> {
  return (await variantBySku(ctx).load(sku)) ?? null;
}

/** A category by its id as a client sent it; null for an unknown or malformed one. */
export async function findCategory(ctx: Context, id: unknown): Promise<Category | null> {
  const known = readId(id);
  return (known && (await categoryById(ctx).load(known))) || null;
}

/** The top categories in the order of the menus (spec §2, header). */
export function listCategories(ctx: Context): MayTakeTime<readonly Category[]> {
  return cacheList(ctx, TOP_CATEGORIES, '', () =>
    ctx.db.find(Category, { where: { parentId: IsNull() }, order: { position: 'ASC', name: 'ASC' } }),
  );
}

/**
 * Products to look at beside one, nearest first and best rated first among the equally near.
 *
 * @param first 1 to 20
 * @param wants what is read of them, since it is going to be asked for; absent: their rows
 * @throws ShopError BAD_USER_INPUT outside that range
 * @see spec §2 (product detail)
 */
export async function relatedProducts(
  ctx: Context,
  product: Product,
  first: number,
  wants: ProductSelection = WHOLE,
): Promise<Product[]> {
  checkFirst(first, MAX_RELATED);
  return (await relatedByProductId(first, wants)(ctx).load(product.id)).slice(0, first);
}

/**
 * A product's pictures in their order.
 *
 * @param first 1 to 20; null: all of them
 * @throws ShopError BAD_USER_INPUT outside that range
 */
export function listImages(
  ctx: Context,
  { id, parts }: Pick<ReadProduct, 'id' | 'parts'>,
  first: number | null,
): Image[] | Promise<Image[]> {
  if (first !== null) checkFirst(first, MAX_IMAGES);
  if (first === 1 && parts?.card) return parts.card.images;
  return whenRead(parts?.images ?? imagesByProductId(ctx).load(id), (images) =>
    first === null ? images : images.slice(0, first),
  );
}

/**
 * The picture that shows a variant: its own, or the first of its product; null where there is
 * neither.
 */
export async function pictureOfVariant(
  ctx: Context,
  { imageId, productId }: Pick<ProductVariant, 'imageId' | 'productId'>,
): Promise<Image | null> {
  const own = imageId && (await imageById(ctx).load(imageId));
  if (own) return own;
  const [first] = await imagesByProductId(ctx).load(productId);
  return first ?? null;
}

/** The top category that a product lies in. */
export function categoryOf(
  ctx: Context,
  { categoryId, parts }: ReadProduct,
): Category | undefined | Promise<Category | undefined> {
  return parts?.category ?? categoryById(ctx).load(categoryId);
}

/** The most specific category that a product lies in; null when that is the top category itself. */
export function subCategoryOf(
  ctx: Context,
  { subCategoryId, parts }: ReadProduct,
): Category | null | Promise<Category | null> {
  if (subCategoryId === null) return null;
  return whenRead(parts?.subCategory ?? categoryById(ctx).load(subCategoryId), (category) => category ?? null);
}

/** A product's choices in their order; the first is the default variant. */
export function listVariants(
  ctx: Context,
  { id, parts }: Pick<ReadProduct, 'id' | 'parts'>,
): ProductVariant[] | Promise<ProductVariant[]> {
  return parts?.variants ?? variantsByProductId(ctx).load(id);
}

/**
 * The sub-categories of a category in their order.
 *
 * @param first 1 to 100; null: all of them
 * @throws ShopError BAD_USER_INPUT when `first` is out of its range
 */
export function listChildren(
  ctx: Context,
  { id }: Pick<Category, 'id'>,
  first: number | null,
): MayTakeTime<readonly Category[]> {
  if (first !== null) checkFirst(first, MAX_CHILDREN);
  return whenRead(childrenByCategoryId.loadAll(ctx, [id]), ([children = []]) =>
    first === null ? children : children.slice(0, first),
  );
}

function checkFirst(first: number, most: number): void {
  if (first >= 1 && first <= most) return;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('first must be from 1 to {most}.', { most }), 'first');
}

/** Pieces of a variant that can be sold now; none of a product that is hidden. */
export function availableOf({ onHand, reserved, withheld, isShown }: Stocked): number {
  return isShown ? onHand - reserved - (withheld ?? 0) : 0;
}

/** What tells how many pieces of a variant can be sold. */
type Stocked = Pick<ProductVariant, 'onHand' | 'reserved' | 'withheld' | 'isShown'>;

/** Pieces of a product that can be sold now, over all its variants. */
export function countInStockOf(ctx: Context, product: Pick<ReadProduct, 'id' | 'parts'>): number | Promise<number> {
  const known = product.parts?.stock;
  if (known !== undefined) return known;
  return whenRead(listVariants(ctx, product), (variants) =>
    variants.reduce((total, variant) => total + availableOf(variant), 0),
  );
}

/**
 * The labels that a product can be chosen by, each once, in the order of the variants; empty when
 * it is no choice.
 */
export function optionsOf(
  ctx: Context,
  product: Pick<ReadProduct, 'id' | 'parts'>,
  option: keyof Choice,
): string[] | Promise<string[]> {
  return (
    product.parts?.card?.options[option] ??
    whenRead(listVariants(ctx, product), (variants) => labelsOf(variants, option))
  );
}

/** What a product has in the fields that extensions add, in words of the visitor. */
export async function customFieldsOf(ctx: Context, { id }: Pick<Product, 'id'>): Promise<CustomFieldValue[]> {
  if (!isExtended(ctx, 'Product')) return [];
  return shownValuesOf(ctx, 'Product', await customByProductId(ctx).load(id));
}

/** What stands on a product's label. */
export function labelOf(ctx: Context, { id, parts }: ReadProduct): ProductLabel | Promise<ProductLabel> {
  return parts?.label ?? loadedLabel(ctx, id);
}

async function loadedLabel(ctx: Context, id: string): Promise<ProductLabel> {
  const label = await labelByProductId(ctx).load(id);
  if (!label) throw new Error(`product ${id} is gone while it is read`);
  return label;
}
