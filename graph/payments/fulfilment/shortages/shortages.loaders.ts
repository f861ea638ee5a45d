import { In } from 'typeorm';
import { defineLoader, groupedBy } from '../../../shared/rows/loader.js';
import { Shortage, ShortageStatus } from './shortage.entity.js';

/** What was missing of orders, first found first. */
export const shortagesByOrderId = defineLoader<Shortage[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.find(Shortage, { where: { orderId: In([...ids]) }, order: { id: 'ASC' } }),
    ({ orderId }) => orderId,
  ),
);

/** What shoppers are asked now, what ends first. */
export const questionsByUserId = defineLoader<Shortage[]>(async (ctx, ids) => {
  const found = await ctx.db.find(Shortage, {
    where: { status: ShortageStatus.ASKED, order: { userId: In([...ids]) } },
    relations: { order: true },
    order: { askedUntil: 'ASC', id: 'ASC' },
  });
  return groupedBy(ids, found, ({ order }) => order?.userId ?? '');
});
