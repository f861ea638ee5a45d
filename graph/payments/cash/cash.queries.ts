import type { Context } from '../../shared/context.js';

/**
 * How many orders of a shopper are on their way that are paid for at the door. SQL, since an order
 * knows its payment by what the provider calls it, without a key.
 */
export async function countOpenCashOrders({ db }: Context, userId: string): Promise<number> {
  const [row]: { open: number }[] = await db.query(
    `SELECT count(*)::integer AS open FROM "order" o JOIN payment p ON p.id = o.payment_id
     WHERE o.user_id = $1 AND p.status = 'created'`,
    [userId],
  );
  return row?.open ?? 0;
}
