import { In } from 'typeorm';
import { defineCustomLoader } from '../custom-fields/custom-values.loader.js';
import { defineLoader, groupedBy, inOrderOf } from '../shared/rows/loader.js';
import { Order } from './order.entity.js';
import { OrderLine } from './order-line.entity.js';
import { findBought, type Purchased } from './orders.queries.js';

/** An order's lines in their order. */
export const linesByOrderId = defineLoader<OrderLine[]>(async (ctx, ids) => {
  const lines = await ctx.db.find(OrderLine, {
    where: { orderId: In([...ids]) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  return groupedBy(ids, lines, (line) => line.orderId);
});

/**
 * What shoppers have bought of products, the latest of each; a key is `<user id> <product id>`.
 * Null for nothing: an order given back does not count.
 */
export const purchaseByUserAndProduct = defineLoader<Purchased | null>(async (ctx, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const bought = await findBought(ctx, pairs);
  const known = new Map(bought.map((purchase) => [purchase.key, purchase]));
  return keys.map((key) => known.get(key) ?? null);
});
/** What orders have in the fields that extensions add. */
export const customByOrderId = defineCustomLoader(Order);

/** An order, no matter whose it is. */
export const orderById = defineLoader<Order | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(Order, { id: In([...ids]) }), (order) => order.id),
);
