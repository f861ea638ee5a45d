import type { Context } from '../../shared/context.js';
import type { ProductTag } from './product-tag.type.js';

/**
 * Tags with how many products have them, by the alphabet. SQL, since the elements of an array are
 * counted.
 *
 * @param most how many
 */
export function countByTag({ db }: Context, most: number): Promise<ProductTag[]> {
  return db.query(
    `SELECT tag, count(*)::integer AS "productCount" FROM product p CROSS JOIN unnest(p.tags) AS tag
     WHERE p.tags <> '{}' GROUP BY tag ORDER BY tag COLLATE "C" LIMIT $1`,
    [most],
  );
}
