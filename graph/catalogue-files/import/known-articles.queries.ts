import type { Context } from '../../shared/context.js';
import type { Identified } from './identify.js';

/** What the shop has of a row of a file, by the number of the row in its batch. */
export interface Known {
  n: number;
  variantId: string | null;
  variantProductId: string | null;
  handleProductId: string | null;
  sameProductId: string | null;
}

/**
 * What the shop has of the rows of a batch. SQL, since a thousand rows are looked up by three keys
 * at once.
 */
export function findKnown(tx: Context, batch: readonly Identified[]): Promise<Known[]> {
  const asked = batch.map(({ sku, productId, article }, n) => ({ n, sku, productId, handle: article.handle }));
  return tx.db.query(
    `SELECT r.n, v.id AS "variantId", v.product_id AS "variantProductId", h.id AS "handleProductId",
       p.id AS "sameProductId"
     FROM json_to_recordset($1) AS r(n integer, sku text, handle text, "productId" uuid)
     LEFT JOIN product_variant v ON v.sku = r.sku
     LEFT JOIN product h ON h.slug = r.handle
     LEFT JOIN product p ON p.id = r."productId"
     ORDER BY r.n`,
    [JSON.stringify(asked)],
  );
}
