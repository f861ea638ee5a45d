import type { Context, VariantHolder } from '../shared/context.js';

/** How many checkouts hold each of the variants. In SQL, since TypeORM counts one group alone. */
export function findCheckoutsWithVariants(tx: Context, variantIds: readonly string[]): Promise<VariantHolder[]> {
  return tx.db.query(
    `SELECT variant_id AS "variantId", 'checkout' AS kind, count(DISTINCT payment_order_id)::integer AS count
     FROM payment_order_line WHERE variant_id = ANY($1::uuid[]) GROUP BY variant_id`,
    [variantIds],
  );
}
