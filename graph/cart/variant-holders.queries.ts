import type { Context, VariantHolder } from '../shared/context.js';

/** How many carts hold each of the variants. In SQL, since TypeORM counts one group alone. */
export function findCartsWithVariants(tx: Context, variantIds: readonly string[]): Promise<VariantHolder[]> {
  return tx.db.query(
    `SELECT variant_id AS "variantId", 'cart' AS kind, count(*)::integer AS count
     FROM cart_line WHERE variant_id = ANY($1::uuid[]) GROUP BY variant_id`,
    [variantIds],
  );
}
