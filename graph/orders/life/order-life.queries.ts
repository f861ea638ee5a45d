import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { SUPPLIED_PAISE } from '../supplied.js';
import { RETURN_DAYS } from './order-life.js';

/** What has become of the pieces of a line. */
export interface LineCounts {
  id: string;
  /** In parcels that have left. */
  shipped: number;
  /** In returns that were not refused. */
  returned: number;
}

/** What has become of the pieces of lines. SQL, since it sums over two lists for each. */
export function countPieces({ db }: Context, ids: readonly string[]): Promise<LineCounts[]> {
  return db.query(
    `SELECT wanted.id,
       coalesce((SELECT sum(quantity) FROM shipment_line s WHERE s.order_line_id = wanted.id), 0)::int AS shipped,
       coalesce((SELECT sum(l.quantity) FROM order_return_line l JOIN order_return r ON r.id = l.order_return_id
         WHERE l.order_line_id = wanted.id AND r.status <> 'REFUSED'), 0)::int AS returned
     FROM unnest($1::uuid[]) AS wanted(id)`,
    [ids],
  );
}

/** Pieces that come back with a return, and what was paid for them. */
export interface ReturnedPieces {
  /** Of the return. */
  id: string;
  orderLineId: string;
  quantity: number;
  /** Before the total was cut to whole rupees. */
  paidPaise: Paise;
}

/**
 * What comes back with returns. What was taken off what was sent of a line, and what it weighed
 * less, is parted among its pieces in the order
 * in which they come in, so that all parts together are the line, to the paisa; what has not come
 * in yet is reckoned as if it were the next. SQL, since it looks at all returns of a line.
 */
export function findReturnedPieces({ db }: Context, returnIds: readonly string[]): Promise<ReturnedPieces[]> {
  return db.query(
    `SELECT r.id, l.id AS "orderLineId", piece.quantity, l.price_paise * piece.quantity
         - less.paise * (earlier.pieces + piece.quantity) / less.pieces
         + less.paise * earlier.pieces / less.pieces AS "paidPaise"
     FROM order_return r JOIN order_return_line piece ON piece.order_return_id = r.id
       JOIN order_line l ON l.id = piece.order_line_id
       CROSS JOIN LATERAL (SELECT l.quantity - l.missing AS pieces,
         l.price_paise * (l.quantity - l.missing) - ${SUPPLIED_PAISE} AS paise) AS less
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(o.quantity), 0) AS pieces FROM order_return_line o JOIN order_return e ON e.id = o.order_return_id
         WHERE o.order_line_id = l.id AND e.id <> r.id AND e.status = 'RECEIVED'
           AND (r.received_at IS NULL OR (e.received_at, e.id) < (r.received_at, r.id))) AS earlier
     WHERE r.id = ANY($1::uuid[])`,
    [returnIds],
  );
}

/**
 * Until when something of orders can be sent back, of those of which it can. SQL, since the clock
 * is that of the database.
 */
export function findReturnable({ db }: Context, ids: readonly string[]): Promise<{ id: string; until: Date }[]> {
  return db.query(
    `SELECT o.id, max(e.happened_at) + interval '${RETURN_DAYS} days' AS until
     FROM "order" o JOIN order_event e ON e.order_id = o.id AND e.kind = 'DELIVERED'
     WHERE o.id = ANY($1::uuid[]) AND o.status = 'DELIVERED' GROUP BY o.id
     HAVING max(e.happened_at) + interval '${RETURN_DAYS} days' > now()`,
    [ids],
  );
}
