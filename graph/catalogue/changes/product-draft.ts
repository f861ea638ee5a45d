import { v7 } from 'uuid';
import { badInput, ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import type { Paise } from '../../shared/money/money.js';
import type { ProductLabel } from '../label/product-label.type.js';
import type { Product } from '../product.entity.js';
import { slugOf } from '../slug.js';
import type { Translations } from '../translations/translation.type.js';
import type { NetQuantity } from '../variants/net-quantity.type.js';
import type { ProductVariant } from '../variants/product-variant.entity.js';

/** A product as its seller describes it. */
export interface ProductDraft {
  /** Absent: a new one. */
  id?: string;
  name: string;
  brand: string;
  description?: string;
  /** Its texts in other languages. */
  translations?: Translations;
  /** The top category. */
  categoryId: string;
  /** The most specific category below it, if any. */
  subCategoryId?: string | null;
  /** At least one; the first is the default variant. */
  variants: VariantDraft[];
  featured?: boolean;
  /** iso2 codes of the only countries that it is sold to; absent or empty: everywhere. */
  countries?: string[];
  /** Ids of its pictures; the first is the one that cards show. */
  imageIds?: string[];
  /** By the alphabet. */
  tags?: string[];
  /** What is known of its label. */
  label?: Partial<ProductLabel>;
  /** Absent: now. */
  createdAt?: Date;
  /** Mean and number of ratings that come without a review, 0.5 to 5 stars. */
  prior?: { rating: number; count: number };
}

/** A choice of a product. */
export interface VariantDraft {
  /** Absent: a new one. */
  id?: string;
  /** Unique in the shop. Absent: made of the product's name. */
  sku?: string | null;
  size?: string | null;
  ram?: string | null;
  weight?: string | null;
  pricePaise: Paise;
  oldPricePaise?: Paise | null;
  /** How much it holds; absent or null: what its weight or size says. */
  netQuantity?: NetQuantity | null;
  /** Whether it is sold loose; absent: not. */
  isLoose?: boolean;
  /** Pieces in the store room. */
  onHand: number;
  /** Of a picture that shows this choice. Absent: those of the product tell it. */
  imageId?: string | null;
}

/** A row to insert: what is left out takes the column's default. */
export type NewProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'brand'
  | 'description'
  | 'categoryId'
  | 'subCategoryId'
  | 'pricePaise'
  | 'oldPricePaise'
  | 'discount'
  | 'featured'
  | 'rating'
  | 'ratingPrior'
  | 'priorCount'
  | 'createdAt'
> &
  Partial<ProductLabel> & { tags?: string[]; translations?: Translations };

/** A row to insert. */
export type NewVariant = Omit<
  ProductVariant,
  'reserved' | 'withheld' | 'unitPricePaise' | 'lowestPricePaise' | 'isAvailable' | 'isShown' | 'custom'
>;

/**
 * The discount of a price.
 *
 * @returns whole percent of the old price, rounded down; 0 without an old price
 */
export function discountOf(pricePaise: Paise, oldPricePaise: Paise | null): number {
  return oldPricePaise === null ? 0 : Math.floor(((oldPricePaise - pricePaise) * 100) / oldPricePaise);
}

/**
 * The rows of a draft: the product with the prices of its default variant, and its variants.
 *
 * @throws ShopError BAD_USER_INPUT without a variant, for a price that is not positive or above its
 *   old price, or for stock that is no natural number
 */
export function rowsOfDraft(draft: ProductDraft): { product: NewProduct; variants: NewVariant[] } {
  const id = draft.id ?? v7();
  const slug = slugOf(draft.brand, draft.name) || id;
  const variants = draft.variants.map((variant, index) => variantOfDraft(variant, { id, slug, position: index + 1 }));
  const [first] = variants;
  if (!first)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('A product needs at least one variant.'), 'variants');
  const product = {
    id,
    slug,
    name: draft.name,
    brand: draft.brand,
    description: draft.description ?? '',
    ...(draft.translations && { translations: draft.translations }),
    ...(draft.tags && { tags: draft.tags }),
    categoryId: draft.categoryId,
    subCategoryId: draft.subCategoryId ?? null,
    pricePaise: first.pricePaise,
    oldPricePaise: first.oldPricePaise,
    discount: discountOf(first.pricePaise, first.oldPricePaise),
    featured: draft.featured ?? false,
    rating: draft.prior?.rating ?? null,
    ratingPrior: draft.prior?.rating ?? null,
    priorCount: draft.prior?.count ?? 0,
    createdAt: draft.createdAt ?? new Date(),
    ...draft.label,
  };
  return { product, variants };
}

/** The columns of what is said of a pack by hand; null leaves it to its weight or size. */
export function netColumnsOf(said: NetQuantity | null): Pick<ProductVariant, 'netValue' | 'netUnit' | 'netIsSaid'> {
  return { netValue: said?.value ?? null, netUnit: said?.unit ?? null, netIsSaid: said !== null };
}

function variantOfDraft(
  {
    id,
    sku,
    size,
    ram,
    weight,
    pricePaise,
    oldPricePaise,
    netQuantity,
    isLoose = false,
    onHand,
    imageId,
  }: VariantDraft,
  product: { id: string; slug: string; position: number },
): NewVariant {
  if (!(pricePaise > 0)) throw badInput(phrase('The price must be above 0.'), 'price');
  if (oldPricePaise && pricePaise > oldPricePaise)
    throw badInput(phrase('The price must not be above the old price.'), 'oldPrice');
  if (!Number.isInteger(onHand) || onHand < 0)
    throw badInput(phrase('The stock must be a whole number from 0.'), 'countInStock');
  return {
    id: id ?? v7(),
    productId: product.id,
    sku: sku ?? `${product.slug}-${product.position}`,
    size: size ?? null,
    ram: ram ?? null,
    weight: weight ?? null,
    pricePaise,
    // An old price that is no higher would be shown struck through for nothing.
    oldPricePaise: oldPricePaise && oldPricePaise > pricePaise ? oldPricePaise : null,
    ...netColumnsOf(netQuantity ?? null),
    isLoose,
    onHand,
    position: product.position,
    imageId: imageId ?? null,
  };
}
