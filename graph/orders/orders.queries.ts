import type { Context } from '../shared/context.js';
import { OrderStatus } from './order-status.js';

/** Orders that nothing was bought with, or no longer. */
const NOT_BOUGHT = [OrderStatus.PENDING, OrderStatus.CANCELLED, OrderStatus.REFUNDED];

/**
 * Which shoppers have bought which products. SQL, since it is asked for pairs, with every page of
 * reviews.
 *
 * @param pairs of a user id and a product id
 * @returns as keys those pairs that are found, with a blank between
 */
export function findBought({ db }: Context, pairs: readonly (readonly string[])[]): Promise<{ key: string }[]> {
  return db.query(
    `SELECT DISTINCT concat(o.user_id, ' ', l.product_id) AS key
     FROM unnest($1::uuid[], $2::uuid[]) AS wanted (user_id, product_id)
     JOIN "order" o ON o.user_id = wanted.user_id AND o.status <> ALL($3::text[])
     JOIN order_line l ON l.order_id = o.id AND l.product_id = wanted.product_id`,
    [pairs.map(([userId]) => userId), pairs.map(([, productId]) => productId), NOT_BOUGHT],
  );
}
