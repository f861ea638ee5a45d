import { columnsOf } from '../shared/columns-of.js';
import { NO_UNIT_PRICE, Product } from './product.entity.js';

/**
 * What a list or page of products reads, under the names of the entity. Hot reads are plain SQL with these columns;
 * `p` is the table's name in all of them.
 */
export const PRODUCT_COLUMNS = columnsOf(Product, 'p', {
  // The label is read only where it is asked for, see `LABEL_PART`.
  omit: [
    ...(['ratingPrior', 'diet', 'countryOfOrigin', 'shelfLifeDays', 'manufacturer', 'importer'] as const),
    ...(['fssaiLicense', 'allergens', 'hsnCode', 'gstRate'] as const),
  ],
  as: {
    rating: 'nullif(p.rating, 0)::float8',
    unitPricePaise: `nullif(p.unit_price_paise, ${NO_UNIT_PRICE})::float8`,
  },
});
