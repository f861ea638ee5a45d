import type { StockLine } from '../catalogue/stock/stock-line.js';
import type { Context } from '../shared/context.js';

/**
 * Takes what was bought out of a shopper's cart; pieces added since stay. To be called inside a
 * transaction. SQL, since all lines change in one statement.
 */
export async function removeBoughtPieces(ctx: Context, userId: string, bought: readonly StockLine[]): Promise<void> {
  const lines = [userId, bought.map((line) => line.variantId), bought.map((line) => line.quantity)];
  const boughtLine = 'unnest($2::uuid[], $3::integer[]) AS bought(variant_id, quantity)';
  const isBought = 'l.user_id = $1 AND l.variant_id = bought.variant_id';
  await ctx.db.query(
    `DELETE FROM cart_line l USING ${boughtLine} WHERE ${isBought} AND l.quantity <= bought.quantity`,
    lines,
  );
  await ctx.db.query(
    `UPDATE cart_line l SET quantity = l.quantity - bought.quantity FROM ${boughtLine}
     WHERE ${isBought} AND l.quantity > bought.quantity`,
    lines,
  );
}
