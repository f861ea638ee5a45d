import type { Context } from '../shared/context.js';
import { OrderStatus } from './order-status.js';

/** Orders that nothing was bought with, or no longer. */
const NOT_BOUGHT = [OrderStatus.PENDING, OrderStatus.CANCELLED, OrderStatus.REFUNDED];

/** What a shopper has bought of a product. */
export interface Purchased {
  /** The chosen options, e.g. 500 g; empty when there was nothing to choose. */
  options: string[];
  boughtAt: Date;
}

/**
 * What shoppers have bought of which products, the latest of each. SQL, since it is asked for
 * pairs, with every page of reviews.
 *
 * @param pairs of a user id and a product id
 * @returns those pairs that are found, as keys with a blank between
 */
export function findBought(
  { db }: Context,
  pairs: readonly (readonly string[])[],
): Promise<(Purchased & { key: string })[]> {
  return db.query(
    `SELECT DISTINCT ON (o.user_id, l.product_id) concat(o.user_id, ' ', l.product_id) AS key, l.options, o.placed_at AS "boughtAt"
     FROM unnest($1::uuid[], $2::uuid[]) AS wanted (user_id, product_id)
     JOIN "order" o ON o.user_id = wanted.user_id AND o.status <> ALL($3::text[])
     JOIN order_line l ON l.order_id = o.id AND l.product_id = wanted.product_id
     ORDER BY o.user_id, l.product_id, o.sequence DESC`,
    [pairs.map(([userId]) => userId), pairs.map(([, productId]) => productId), NOT_BOUGHT],
  );
}
