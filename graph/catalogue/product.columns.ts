import { NO_UNIT_PRICE } from './product.entity.js';

/**
 * What a list or page of products reads, under the names of the entity. Hot reads are plain SQL with these columns;
 * `p` is the table's name in all of them.
 */
export const PRODUCT_COLUMNS = `
  p.id, p.slug, p.name, p.description, p.brand, p.category_id AS "categoryId", p.sub_category_id AS "subCategoryId",
  p.price_paise AS "pricePaise", p.old_price_paise AS "oldPricePaise", p.discount,
  p.lowest_price_paise AS "lowestPricePaise",
  nullif(p.unit_price_paise, ${NO_UNIT_PRICE})::float8 AS "unitPricePaise", p.unit_price_unit AS "netUnit",
  nullif(p.rating, 0)::float8 AS "rating", p.review_count AS "reviewCount", p.prior_count AS "priorCount",
   p.featured, p.created_at AS "createdAt"`;
