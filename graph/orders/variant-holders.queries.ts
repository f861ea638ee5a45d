import type { Context, VariantHolder } from '../shared/context.js';

/** How many orders hold each of the variants. In SQL, since TypeORM counts one group alone. */
export function findOrdersWithVariants(tx: Context, variantIds: readonly string[]): Promise<VariantHolder[]> {
  return tx.db.query(
    `SELECT variant_id AS "variantId", 'order' AS kind, count(DISTINCT order_id)::integer AS count
     FROM order_line WHERE variant_id = ANY($1::uuid[]) GROUP BY variant_id`,
    [variantIds],
  );
}
