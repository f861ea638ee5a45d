import { columnsOf } from '../shared/rows/columns-of.js';
import type { ProductLabel } from './label/product-label.type.js';
import { NO_UNIT_PRICE, Product } from './product.entity.js';

/** What stands on a label, which is read only where it is asked for. */
export const LABEL_FIELDS = [
  ...(['diet', 'countryOfOrigin', 'shelfLifeDays', 'manufacturer', 'importer', 'fssaiLicense'] as const),
  ...(['allergens', 'ingredients', 'nutrition', 'hsnCode', 'gstRate'] as const),
];

const AS = {
  rating: 'nullif(p.rating, 0)::float8',
  unitPricePaise: `nullif(p.unit_price_paise, ${NO_UNIT_PRICE})::float8`,
};

/**
 * What a list or page of products reads, under the names of the entity. Hot reads are plain SQL
 * with these columns; `p` is the table's name in all of them.
 */
export const PRODUCT_COLUMNS = columnsOf(Product, 'p', {
  omit: [...LABEL_FIELDS, 'ratingPrior', 'card', 'custom', 'tags', 'translations'],
  as: AS,
});

/**
 * Which of these the fields of a product are made of; what hangs on a product needs its id alone,
 * which is always read.
 */
const COLUMNS_OF_FIELD: Record<string, readonly (keyof Product)[]> = {
  translations: ['translations'],
  ...Object.fromEntries(['slug', 'name', 'description', 'brand'].map((field) => [field, [field as keyof Product]])),
  ...Object.fromEntries(
    ['discount', 'rating', 'reviewCount', 'featured', 'status'].map((field) => [field, [field as keyof Product]]),
  ),
  publishAt: ['publishAt'],
  price: ['pricePaise'],
  oldPrice: ['oldPricePaise'],
  mrp: ['pricePaise', 'oldPricePaise'],
  lowestPrice30Days: ['lowestPricePaise'],
  unitPrice: ['unitPricePaise', 'netUnit'],
  ratingCount: ['reviewCount', 'priorCount'],
  category: ['categoryId'],
  deliveryPromise: ['categoryId', 'subCategoryId'],
  offers: ['brand', 'categoryId', 'subCategoryId'],
  subCategory: ['subCategoryId'],
  ...Object.fromEntries(
    ['__typename', 'id', 'images', 'images:1', 'variants', 'sizes', 'ramOptions']
      .concat(['weightOptions', 'countInStock', 'countries', 'label', 'related', 'inWishlist', 'customFields', 'tags'])
      .map((field) => [field, []]),
  ),
};

/**
 * The columns for these fields alone, besides the id and what lists are sorted by: a card has a
 * third of them, and the rest takes PostgreSQL and the driver as long again. All columns where one
 * of the fields is not known here.
 */
export function columnsForFields(fields: readonly string[]): string {
  const needed = new Set<keyof Product>(['id']);
  for (const field of fields) {
    const columns = COLUMNS_OF_FIELD[field];
    if (!columns) return PRODUCT_COLUMNS;
    for (const column of columns) needed.add(column);
  }
  return columnsOf(Product, 'p', { only: needed, as: AS });
}

/** The columns of these properties alone. */
export function productColumns(...properties: (keyof Product)[]): string {
  return columnsOf(Product, 'p', { only: new Set(properties), as: AS });
}

/**
 * The label of a product as far as its row was read with it, by columns of the row: as JSON of its
 * own it would be put together by PostgreSQL and read by the driver once more for each row.
 *
 * @param fields which of it was read
 */
export function labelIn(row: Partial<ProductLabel>, fields: readonly (keyof ProductLabel)[]): ProductLabel {
  const label: Record<string, unknown> = {};
  for (const field of fields) label[field] = row[field];
  return label as unknown as ProductLabel;
}
