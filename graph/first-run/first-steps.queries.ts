import type { Context } from '../shared/context.js';

/**
 * Whether shoppers can buy a piece of anything. SQL, since what is held is compared with what is
 * there, and the first that fits is enough.
 */
export async function isAnythingForSale({ db }: Context): Promise<boolean> {
  const found: object[] = await db.query('SELECT FROM product_variant v WHERE v.is_shown AND v.is_available LIMIT 1');
  return found.length > 0;
}

/**
 * Whether an order was ever placed, paid or to be paid at the door. SQL, as the first is enough.
 */
export async function isAnythingSold({ db }: Context): Promise<boolean> {
  const found: object[] = await db.query('SELECT FROM "order" WHERE payment_id IS NOT NULL LIMIT 1');
  return found.length > 0;
}
