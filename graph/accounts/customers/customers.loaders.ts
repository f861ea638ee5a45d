import { In } from 'typeorm';
import { defineLoader, groupedBy } from '../../shared/rows/loader.js';
import { CustomerNote } from './customer-note.entity.js';
import { CustomerTag } from './customer-tag.entity.js';

/** The tags of customers, by the alphabet. */
export const tagsByUserId = defineLoader<string[]>(async (ctx, userIds) => {
  const rows = await ctx.db.find(CustomerTag, { where: { userId: In([...userIds]) }, order: { tag: 'ASC' } });
  return groupedBy(userIds, rows, ({ userId }) => userId).map((own) => own.map(({ tag }) => tag));
});

/** The notes about customers, the latest first. */
export const notesByUserId = defineLoader<CustomerNote[]>(async (ctx, userIds) => {
  const rows = await ctx.db.find(CustomerNote, {
    ...{ where: { userId: In([...userIds]) }, relations: { writtenBy: true }, order: { id: 'DESC' } },
  });
  return groupedBy(userIds, rows, ({ userId }) => userId);
});
