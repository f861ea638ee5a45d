import { In } from 'typeorm';
import { defineLoader, groupedBy } from '../shared/loader.js';
import { OrderLine } from './order-line.entity.js';

/** An order's lines in their order. */
export const linesByOrderId = defineLoader<OrderLine[]>(async (ctx, ids) => {
  const lines = await ctx.db.find(OrderLine, {
    where: { orderId: In([...ids]) },
    order: { orderId: 'ASC', position: 'ASC' },
  });
  return groupedBy(ids, lines, (line) => line.orderId);
});
