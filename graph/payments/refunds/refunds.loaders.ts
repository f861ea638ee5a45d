import { In } from 'typeorm';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { defineLoader, groupedBy } from '../../shared/rows/loader.js';
import { Refund } from './refund.entity.js';
import { RefundReason } from './refund-reason.js';

/** The refunds of all payments that an order's checkout was paid with, oldest first. */
export const refundsByPaymentOrderId = defineLoader<Refund[]>(async (ctx, ids) => {
  const refunds = await ctx.db.find(Refund, {
    where: { payment: { paymentOrderId: In([...ids]) } },
    relations: { payment: true },
    order: { id: 'ASC' },
  });
  return groupedBy(ids, refunds, ({ payment }) => payment?.paymentOrderId ?? '');
});

/** How much of payments was promised back so far. */
export const promisedByPaymentId = defineLoader<Paise>(async (ctx, ids) => {
  const rows = await ctx.db
    .createQueryBuilder(Refund, 'r')
    .select('r.paymentId', 'id')
    .addSelect('sum(r.amountPaise)::bigint', 'promised')
    .where({ paymentId: In([...ids]) })
    .groupBy('r.paymentId')
    .getRawMany<{ id: string; promised: Paise }>();
  return ids.map((id) => rows.find((row) => row.id === id)?.promised ?? asPaise(0));
});

/** What went back when the goods of returns came in; null where nothing has. */
export const refundedByReturnId = defineLoader<Paise | null>(async (ctx, ids) => {
  const refunds = await ctx.db.findBy(Refund, { reason: RefundReason.RETURNED, occasion: In([...ids]) });
  return ids.map((id) => refunds.find(({ occasion }) => occasion === id)?.amountPaise ?? null);
});
