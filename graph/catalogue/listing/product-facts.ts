import { productColumns } from '../product.columns.js';
import type { Product } from '../product.entity.js';
import type { Bind } from './parameters.js';

/** Whether something of `product p` can be bought now. */
const IS_AVAILABLE = 'EXISTS (SELECT FROM product_variant v WHERE v.product_id = p.id AND v.is_available)';

/** Whether nothing of it can be bought: an index has the variants that are sold out. */
export const IS_SOLD_OUT = `p.id IN (SELECT v.product_id FROM product_variant v WHERE NOT v.is_available) AND NOT ${IS_AVAILABLE}`;

const PROPERTIES = [
  ...(['id', 'categoryId', 'subCategoryId', 'brand', 'pricePaise', 'rating', 'discount'] as const),
  ...(['diet', 'countryOfOrigin'] as const),
] as const;

/** What of a product tells without the database whether most filters leave it. */
export type ProductFacts = Pick<Product, (typeof PROPERTIES)[number]> & { isAvailable: boolean };

/** The columns of these for a statement that reads `product p`. */
export const FACT_COLUMNS = `${productColumns(...PROPERTIES)}, ${IS_AVAILABLE} AS "isAvailable"`;

/** Products whose equal texts are one text in memory: many are of one brand and category. */
export function sharingTexts<Facts extends ProductFacts>(products: readonly Facts[]): Facts[] {
  const texts = new Map<string, string>();
  const once = <Text extends string | null>(text: Text) => {
    if (text === null) return text;
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text) as Text;
  };
  return products.map((product) => ({
    ...product,
    brand: once(product.brand),
    categoryId: once(product.categoryId),
    subCategoryId: once(product.subCategoryId),
  }));
}

/**
 * A test of one fact. What it means to PostgreSQL and to a product in memory both follow from it.
 */
export type FactTest =
  | { fact: 'rating' | 'discount'; atLeast: number }
  | { fact: 'pricePaise'; atLeast: number }
  | { fact: 'pricePaise'; atMost: number }
  | { fact: 'categoryId' | 'subCategoryId' | 'brand' | 'diet' | 'countryOfOrigin'; among: readonly string[] }
  | { fact: 'isAvailable' };

const COLUMNS = {
  ...{ pricePaise: 'p.price_paise', discount: 'p.discount', brand: 'p.brand' },
  ...{ categoryId: 'p.category_id', subCategoryId: 'p.sub_category_id' },
  ...{ diet: 'p.diet', countryOfOrigin: 'p.country_of_origin' },
  // A product without ratings has the column's 0.
  rating: 'p.rating',
};

/** A test as a condition on `product p`. */
export function sqlOf(test: FactTest, bind: Bind): string {
  if (test.fact === 'isAvailable') return IS_AVAILABLE;
  const column = COLUMNS[test.fact];
  if ('atLeast' in test) return `${column} >= ${bind(test.atLeast)}`;
  if ('atMost' in test) return `${column} <= ${bind(test.atMost)}`;
  if (test.among.length === 0) return 'false';
  const isId = test.fact === 'categoryId' || test.fact === 'subCategoryId';
  if (!isId) return `${column} = ANY(${bind(test.among)}::text[])`;
  // Equality lets the index give the order, which a list of several ids would not.
  return test.among.length === 1
    ? `${column} = ${bind(test.among[0])}`
    : `${column} = ANY(${bind(test.among)}::uuid[])`;
}

/** Whether a product in memory passes a test. */
export function passes(test: FactTest, product: ProductFacts): boolean {
  if (test.fact === 'isAvailable') return product.isAvailable;
  if ('atLeast' in test) return (product[test.fact] ?? 0) >= test.atLeast;
  if ('atMost' in test) return product[test.fact] <= test.atMost;
  return test.among.includes(product[test.fact] ?? '');
}
