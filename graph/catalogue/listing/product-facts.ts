import { productColumns } from '../product.columns.js';
import type { Product } from '../product.entity.js';

/** Whether something of `product p` can be bought now. */
export const IS_AVAILABLE =
  'EXISTS (SELECT FROM product_variant v WHERE v.product_id = p.id AND v.on_hand > v.reserved)';

const PROPERTIES = ['id', 'categoryId', 'subCategoryId', 'brand', 'pricePaise', 'rating', 'discount'] as const;

/** What of a product tells without the database whether most filters leave it. */
export type ProductFacts = Pick<Product, (typeof PROPERTIES)[number]> & { isAvailable: boolean };

/** The columns of these for a statement that reads `product p`. */
export const FACT_COLUMNS = `${productColumns(...PROPERTIES)}, ${IS_AVAILABLE} AS "isAvailable"`;
