import type { Context } from '../shared/context.js';
import type { Protocol } from './program-session.entity.js';

/**
 * How the keys begin under which the page of a basket puts the goods of a checkout into a cart; its
 * id stands behind, then a space and the place of the line.
 */
const TAKEN_BY = 'checkout:';

/**
 * Notes of an order that it became of those checkouts of a protocol whose goods its shopper took
 * over within the last day, and that bought one of them at least. SQL, since the keys under which
 * goods came into the cart say what was taken over, and those are read as texts.
 *
 * @returns whether there were any
 */
export async function linkCheckouts({ db }: Context, orderId: string, protocol: Protocol): Promise<boolean> {
  const [, count]: [unknown, number] = await db.query(
    `UPDATE ucp_session s SET order_id = o.id FROM "order" o
     WHERE o.id = $1 AND s.protocol = $2 AND s.kind = 'CHECKOUT' AND NOT s.is_canceled AND s.order_id IS NULL
       AND s.id::text IN (
         SELECT split_part(substr(i.key, length('${TAKEN_BY}') + 1), ' ', 1) FROM idempotency i
         WHERE i.user_id = o.user_id AND i.route = 'addToCart' AND i.key LIKE '${TAKEN_BY}%'
           AND i.created_at BETWEEN o.placed_at - interval '1 day' AND o.placed_at)
       AND EXISTS (SELECT FROM order_line l JOIN jsonb_array_elements(s.lines) wanted
         ON l.variant_id = (wanted ->> 'variantId')::uuid WHERE l.order_id = o.id)`,
    [orderId, protocol],
  );
  return count > 0;
}
