import { In } from 'typeorm';
import { defineLoader, groupedBy } from '../../shared/loader.js';
import { asPaise, type Paise } from '../../shared/money.js';
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

/** How much of payments was promised back so far. */
export const promisedByPaymentId = defineLoader<Paise>(async (ctx, ids) => {
  const rows: { id: string; promised: Paise }[] = await ctx.db.query(
    'SELECT payment_id AS id, sum(amount_paise)::bigint AS promised FROM refund WHERE payment_id = ANY($1) GROUP BY 1',
    [ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.promised ?? asPaise(0));
});
