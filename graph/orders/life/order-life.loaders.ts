import { In } from 'typeorm';
import { type Paise, sum } from '../../shared/money/money.js';
import { defineLoader, groupedBy, inOrderOf } from '../../shared/rows/loader.js';
import { OrderLine } from '../order-line.entity.js';
import { OrderEvent } from './order-event.entity.js';
import { countPieces, findReturnable, findReturnedPieces, type LineCounts } from './order-life.queries.js';
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

/** What has become of the pieces of lines. */
export const countsByLineId = defineLoader<LineCounts>(async (ctx, ids) => {
  const rows = await countPieces(ctx, ids);
  return ids.map((id) => rows.find((row) => row.id === id) ?? { id, shipped: 0, returned: 0 });
});

/**
 * Until when something of orders can be sent back; null for one that is not delivered, or not by
 * then any more.
 */
export const returnableUntilByOrderId = defineLoader<Date | null>(async (ctx, ids) => {
  const rows = await findReturnable(ctx, ids);
  return ids.map((id) => rows.find((row) => row.id === id)?.until ?? null);
});

/** What was paid for what is sent back, of returns. */
export const valueByReturnId = defineLoader<Paise>(async (ctx, ids) =>
  groupedBy(ids, await findReturnedPieces(ctx, ids), ({ id }) => id).map((pieces) =>
    sum(pieces.map(({ paidPaise }) => paidPaise)),
  ),
);
