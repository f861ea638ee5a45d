import { In } from 'typeorm';
import { defineLoader, groupedBy } from '../../shared/loader.js';
import { Refund } from './refund.entity.js';

/** The refunds of all payments that an order's checkout was paid with, oldest first. */
export const refundsByPaymentOrderId = defineLoader<Refund[]>(async (ctx, ids) => {
  const found: { id: string; paymentOrderId: string }[] = await ctx.db.query(
    `SELECT r.id, p.payment_order_id AS "paymentOrderId" FROM refund r JOIN payment p ON p.id = r.payment_id
     WHERE p.payment_order_id = ANY($1::uuid[])`,
    [ids],
  );
  if (found.length === 0) return ids.map(() => []);
  const orderOf = new Map(found.map(({ id, paymentOrderId }) => [id, paymentOrderId]));
  const refunds = await ctx.db.find(Refund, { where: { id: In([...orderOf.keys()]) }, order: { id: 'ASC' } });
  return groupedBy(ids, refunds, ({ id }) => orderOf.get(id) ?? '');
});
