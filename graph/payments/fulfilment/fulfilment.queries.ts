import type { StockLine } from '../../catalogue/stock/stock.service.js';
import type { Context } from '../../shared/context.js';

/**
 * Notes that the pieces of a return went back to the stock, and says which. Pieces of a variant
 * that was removed since are not sold. SQL, since they are noted in the statement that
 * names them.
 */
export async function recordRestocked({ db }: Context, orderReturnId: string): Promise<StockLine[]> {
  const [lines]: [StockLine[], number] = await db.query(
    `UPDATE order_return_line r SET restocked = r.quantity FROM order_line l
     WHERE r.order_return_id = $1 AND l.id = r.order_line_id AND l.variant_id IS NOT NULL
     RETURNING l.variant_id AS "variantId", r.quantity`,
    [orderReturnId],
  );
  return lines;
}
