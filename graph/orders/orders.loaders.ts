import { In } from 'typeorm';
import { defineCustomLoader } from '../custom-fields/custom-values.loader.js';
import { defineLoader, groupedBy, inOrderOf } from '../shared/rows/loader.js';
import { Order } from './order.entity.js';
import { OrderLine } from './order-line.entity.js';
import { findBought } from './orders.queries.js';

/** An order's lines in their order. */
export const linesByOrderId = defineLoader<OrderLine[]>(async (ctx, ids) => {
  const lines = await ctx.db.find(OrderLine, {
    where: { orderId: In([...ids]) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  return groupedBy(ids, lines, (line) => line.orderId);
});

/**
 * Whether shoppers have bought products; a key is `<user id> <product id>`. An order given back
 * does not count.
 */
export const hasBoughtByUserAndProduct = defineLoader<boolean>(async (ctx, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const bought = await findBought(ctx, pairs);
  const known = new Set(bought.map(({ key }) => key));
  return keys.map((key) => known.has(key));
});
/** What orders have in the fields that extensions add. */
export const customByOrderId = defineCustomLoader(Order);

/** An order, no matter whose it is. */
export const orderById = defineLoader<Order | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(Order, { id: In([...ids]) }), (order) => order.id),
);
