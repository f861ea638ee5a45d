import { randomBytes } from 'node:crypto';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Notes, StandInOrder } from './stand-in-order.entity.js';
import { StandInPayment } from './stand-in-payment.entity.js';
import { StandInRefund } from './stand-in-refund.entity.js';

/** Everything that the stand-in knows, oldest first. */
export interface StandInLedger {
  orders: StandInOrder[];
  payments: StandInPayment[];
  refunds: StandInRefund[];
}

/** Ids look like the real provider's. */
export const newId = (kind: 'order' | 'pay' | 'rfnd' | 'cust' | 'token') => `${kind}_${randomBytes(7).toString('hex')}`;

/**
 * Which part of a list: what was made in a span of seconds, and how much of that, behind how much.
 */
export type StandInSpan = Record<'from' | 'to' | 'count' | 'skip', number>;

/** A page of the rows of a span, latest first. */
export function pageOf<Row extends StandInOrder | StandInPayment | StandInRefund>(
  ctx: Context,
  entity: new () => Row,
  { from, to, count, skip }: StandInSpan,
) {
  return ctx.db
    .createQueryBuilder(entity, 'row')
    .where('floor(extract(epoch FROM row.created_at)) BETWEEN :from AND :to', { from, to })
    .orderBy('row.createdAt', 'DESC')
    .addOrderBy('row.id')
    .skip(skip)
    .take(count);
}

/** Writes down other notes with an order, a payment or a refund. @throws ShopError NOT_FOUND */
export async function setStandInNotes(
  ctx: Context,
  entity: typeof StandInOrder | typeof StandInPayment | typeof StandInRefund,
  id: string,
  notes: Notes,
): Promise<void> {
  const { affected } = await ctx.db.update(entity, { id }, { notes });
  if (!affected) throw new ShopError(ErrorCode.NOT_FOUND, { en: 'The id provided does not exist' });
}

/** The whole ledger. */
export async function readStandInLedger(ctx: Context): Promise<StandInLedger> {
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  return {
    orders: await ctx.db.find(StandInOrder, { order }),
    payments: await ctx.db.find(StandInPayment, { order }),
    refunds: await ctx.db.find(StandInRefund, { order }),
  };
}
