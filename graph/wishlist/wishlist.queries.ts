import { IS_SHOWN, shownTo } from '../catalogue/shown.js';
import type { Context } from '../shared/context.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { WishlistItem } from './wishlist-item.entity.js';

/**
 * A shopper's list as far as it is shown, newest first. SQL, since the badge of every page counts
 * it.
 *
 * @param productId null for the whole list
 */
export function queryWishlist(ctx: Context, userId: string, productId: string | null): Promise<WishlistItem[]> {
  return ctx.db.query(
    `SELECT ${columnsOf(WishlistItem, 'w')} FROM wishlist_item w JOIN product p ON p.id = w.product_id
     WHERE w.user_id = $1 AND ($2::uuid IS NULL OR w.product_id = $2) AND ${shownTo(ctx)} ORDER BY w.added_at DESC, w.id DESC`,
    [userId, productId],
  );
}

/**
 * Which of some products are in a shopper's list. SQL, since every list of products that a shopper
 * is shown waits for it.
 */
export function findWished(
  { db }: Context,
  userId: string,
  productIds: readonly string[],
): Promise<{ productId: string }[]> {
  return db.query(
    'SELECT product_id AS "productId" FROM wishlist_item WHERE user_id = $1 AND product_id = ANY($2::uuid[])',
    [userId, productIds],
  );
}

/**
 * Puts a product that is there into a shopper's list that is not full. SQL, since what it depends
 * on is read in the statement that writes.
 *
 * @returns whether it was put there
 */
export async function insertWish(
  { db }: Context,
  { userId, productId, most }: { userId: string; productId: string | null; most: number },
): Promise<boolean> {
  const added: unknown[] = await db.query(
    `INSERT INTO wishlist_item (user_id, product_id)
     SELECT $1, p.id FROM product p
     WHERE p.id = $2 AND ${IS_SHOWN} AND (SELECT count(*) FROM wishlist_item WHERE user_id = $1) < $3
     ON CONFLICT DO NOTHING RETURNING id`,
    [userId, productId, most],
  );
  return added.length > 0;
}
