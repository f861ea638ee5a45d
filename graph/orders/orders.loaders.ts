import { In } from 'typeorm';
import { defineLoader, groupedBy, inOrderOf } from '../shared/loader.js';
import { Order } from './order.entity.js';
import { OrderLine } from './order-line.entity.js';
import { OrderStatus } from './order-status.js';

/** An order's lines in their order. */
export const linesByOrderId = defineLoader<OrderLine[]>(async (ctx, ids) => {
  const lines = await ctx.db.find(OrderLine, {
    where: { orderId: In([...ids]) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  return groupedBy(ids, lines, (line) => line.orderId);
});

/** Orders that nothing was bought with, or no longer. */
const NOT_BOUGHT = [OrderStatus.PENDING, OrderStatus.CANCELLED, OrderStatus.REFUNDED];

/** Whether shoppers have bought products; a key is `<user id> <product id>`. An order given back does not count. */
export const hasBoughtByUserAndProduct = defineLoader<boolean>(async (ctx, keys) => {
  const pairs = keys.map((key) => key.split(' '));
  const bought: { key: string }[] = await ctx.db.query(
    `SELECT DISTINCT concat(o.user_id, ' ', l.product_id) AS key
     FROM unnest($1::uuid[], $2::uuid[]) AS wanted (user_id, product_id)
     JOIN "order" o ON o.user_id = wanted.user_id AND o.status <> ALL($3::text[])
     JOIN order_line l ON l.order_id = o.id AND l.product_id = wanted.product_id`,
    [pairs.map(([userId]) => userId), pairs.map(([, productId]) => productId), NOT_BOUGHT],
  );
  const known = new Set(bought.map(({ key }) => key));
  return keys.map((key) => known.has(key));
});
/** An order, whoever's it is. */
export const orderById = defineLoader<Order | undefined>(async (ctx, ids) =>
  inOrderOf(ids, await ctx.db.findBy(Order, { id: In([...ids]) }), (order) => order.id),
);
