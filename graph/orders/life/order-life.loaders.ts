import { In } from 'typeorm';
import { defineLoader, groupedBy, inOrderOf } from '../../shared/loader.js';
import type { Paise } from '../../shared/money.js';
import { OrderLine } from '../order-line.entity.js';
import { OrderEvent } from './order-event.entity.js';
import { RETURN_DAYS } from './order-life.js';
import { OrderReturn, OrderReturnLine } from './order-return.entity.js';
import { Shipment, ShipmentLine } from './shipment.entity.js';

/** What happened to orders, in the order in which it did. */
export const eventsByOrderId = defineLoader<OrderEvent[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.find(OrderEvent, { where: { orderId: In([...ids]) }, order: { happenedAt: 'ASC', id: 'ASC' } }),
    ({ orderId }) => orderId,
  ),
);

/** The parcels of orders, first sent first. */
export const shipmentsByOrderId = defineLoader<Shipment[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.find(Shipment, { where: { orderId: In([...ids]) }, order: { id: 'ASC' } }),
    ({ orderId }) => orderId,
  ),
);

/** What is in parcels. */
export const linesByShipmentId = defineLoader<ShipmentLine[]>(async (ctx, ids) =>
  groupedBy(ids, await ctx.db.findBy(ShipmentLine, { shipmentId: In([...ids]) }), ({ shipmentId }) => shipmentId),
);

/** What is sent back of orders, first asked for first. */
export const returnsByOrderId = defineLoader<OrderReturn[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.find(OrderReturn, { where: { orderId: In([...ids]) }, order: { id: 'ASC' } }),
    ({ orderId }) => orderId,
  ),
);

/** What returns consist of. */
export const linesByReturnId = defineLoader<OrderReturnLine[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.findBy(OrderReturnLine, { orderReturnId: In([...ids]) }),
    ({ orderReturnId }) => orderReturnId,
  ),
);

/** Lines of orders, by their ids. */
export const orderLineById = defineLoader<OrderLine | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(OrderLine, { id: In([...ids]) }), ({ id }) => id),
);

/** What has become of the pieces of a line. */
export interface LineCounts {
  id: string;
  /** In parcels that have left. */
  shipped: number;
  /** In returns that were not refused. */
  returned: number;
}

/** What has become of the pieces of lines. */
export const countsByLineId = defineLoader<LineCounts>(async (ctx, ids) => {
  const rows: LineCounts[] = await ctx.db.query(
    `SELECT wanted.id,
       coalesce((SELECT sum(quantity) FROM shipment_line s WHERE s.order_line_id = wanted.id), 0)::int AS shipped,
       coalesce((SELECT sum(l.quantity) FROM order_return_line l JOIN order_return r ON r.id = l.order_return_id
         WHERE l.order_line_id = wanted.id AND r.status <> 'REFUSED'), 0)::int AS returned
     FROM unnest($1::uuid[]) AS wanted(id)`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, shipped: 0, returned: 0 });
});

/** Until when something of orders can be sent back; null for one that is not delivered, or not by then any more. */
export const returnableUntilByOrderId = defineLoader<Date | null>(async (ctx, ids) => {
  const rows: { id: string; until: Date }[] = await ctx.db.query(
    `SELECT o.id, max(e.happened_at) + interval '${RETURN_DAYS} days' AS until
     FROM "order" o JOIN order_event e ON e.order_id = o.id AND e.kind = 'DELIVERED'
     WHERE o.id = ANY($1::uuid[]) AND o.status = 'DELIVERED' GROUP BY o.id
     HAVING max(e.happened_at) + interval '${RETURN_DAYS} days' > now()`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.until ?? null);
});

/** The price of what is sent back, of returns. */
export const valueByReturnId = defineLoader<Paise>(async (ctx, ids) => {
  const rows: { id: string; value: Paise }[] = await ctx.db.query(
    `SELECT r.order_return_id AS id, sum(r.quantity * l.price_paise)::bigint AS value
     FROM order_return_line r JOIN order_line l ON l.id = r.order_line_id
     WHERE r.order_return_id = ANY($1::uuid[]) GROUP BY 1`,
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.value ?? (0 as Paise));
});
