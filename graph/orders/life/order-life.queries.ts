import type { Context } from '../../shared/context.js';
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
