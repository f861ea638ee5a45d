import { randomBytes } from 'node:crypto';
import { type Context, inTransaction } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { isCaptured } from './stand-in.presenter.js';
import { StandInOrder } from './stand-in-order.entity.js';
import { StandInPayment } from './stand-in-payment.entity.js';
import { StandInRefund } from './stand-in-refund.entity.js';

/** How a try to pay at the stand-in ends. */
export type StandInOutcome = Exclude<StandInPayment['status'], 'refunded'>;

/** Everything that the stand-in knows, oldest first. */
export interface StandInLedger {
  orders: StandInOrder[];
  payments: StandInPayment[];
  refunds: StandInRefund[];
}

/** Ids look like the real provider's. */
const newId = (kind: 'order' | 'pay' | 'rfnd') => `${kind}_${randomBytes(7).toString('hex')}`;

/** Writes an order into the stand-in's ledger. @param amount paise */
export async function createStandInOrder(
  ctx: Context,
  { amount, currency, receipt }: Pick<StandInOrder, 'amount' | 'currency' | 'receipt'>,
): Promise<StandInOrder> {
  const id = newId('order');
  await ctx.db.insert(StandInOrder, { id, amount, currency, receipt });
  return ctx.db.findOneByOrFail(StandInOrder, { id });
}

/** An order of the ledger. @throws ShopError NOT_FOUND */
export async function getStandInOrder(ctx: Context, id: string): Promise<StandInOrder> {
  const order = await ctx.db.findOneBy(StandInOrder, { id });
  if (!order) throw new ShopError(ErrorCode.NOT_FOUND, 'The id provided does not exist');
  return order;
}

/** The orders of the ledger that have a receipt, latest first as the real provider lists them. */
export function listStandInOrdersOf(ctx: Context, receipt: string): Promise<StandInOrder[]> {
  return ctx.db.find(StandInOrder, { where: { receipt }, order: { createdAt: 'DESC' } });
}

/** A page of the payments that were begun in a span of seconds, latest first. */
export function listStandInLedger(
  ctx: Context,
  { from, to, count, skip }: Record<'from' | 'to' | 'count' | 'skip', number>,
): Promise<StandInPayment[]> {
  return ctx.db
    .createQueryBuilder(StandInPayment, 'p')
    .where('floor(extract(epoch FROM p.created_at)) BETWEEN :from AND :to', { from, to })
    .orderBy('p.createdAt', 'DESC')
    .addOrderBy('p.id')
    .skip(skip)
    .take(count)
    .getMany();
}

/** A payment of the ledger. @throws ShopError NOT_FOUND */
export async function getStandInPayment(ctx: Context, id: string): Promise<StandInPayment> {
  const payment = await ctx.db.findOneBy(StandInPayment, { id });
  if (!payment) throw new ShopError(ErrorCode.NOT_FOUND, 'The id provided does not exist');
  return payment;
}

/** The tries to pay an order, latest first as the real provider lists them. */
export function listStandInPayments(ctx: Context, orderId: string): Promise<StandInPayment[]> {
  return ctx.db.find(StandInPayment, { where: { orderId }, order: { createdAt: 'DESC' } });
}

/**
 * Pays an order, or fails to. A payment that was authorized before is captured instead of made anew.
 *
 * @param notifiesShop whether the shop is told when the payment is refunded
 * @throws ShopError NOT_FOUND, CONFLICT for an order that has been paid
 */
export function payStandInOrder(
  ctx: Context,
  orderId: string,
  status: StandInOutcome,
  notifiesShop: boolean,
): Promise<StandInPayment> {
  return inTransaction(ctx, async (tx) => {
    const order = await tx.db.findOne(StandInOrder, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
    if (!order) throw new ShopError(ErrorCode.NOT_FOUND, 'The id provided does not exist');
    const before = await listStandInPayments(tx, orderId);
    if (before.some(isCaptured)) {
      throw new ShopError(ErrorCode.CONFLICT, 'Payment already done for this order.');
    }
    const authorized = before.find((payment) => payment.status === 'authorized');
    const id = status === 'captured' && authorized ? authorized.id : newId('pay');
    const { amount, currency } = order;
    await tx.db.upsert(StandInPayment, { id, orderId, status, amount, currency, notifiesShop }, ['id']);
    return tx.db.findOneByOrFail(StandInPayment, { id });
  });
}

/** What a refund is asked for with. */
export type StandInRefundRequest = Pick<StandInRefund, 'paymentId' | 'amount' | 'receipt' | 'idempotencyKey'>;

/**
 * Sends all or some of a captured payment back. Asking again under the same key answers the same refund.
 *
 * @throws ShopError NOT_FOUND, CONFLICT for a payment that was not captured or was refunded as a whole, BAD_USER_INPUT for
 *   more than is left of it, and for another amount under the same key
 */
export function refundStandInPayment(
  ctx: Context,
  request: StandInRefundRequest,
): Promise<{ refund: StandInRefund; isNew: boolean }> {
  const { paymentId, amount, idempotencyKey } = request;
  return inTransaction(ctx, async (tx) => {
    await tx.db.query('SELECT id FROM standin_payment WHERE id = $1 FOR UPDATE', [paymentId]);
    const payment = await getStandInPayment(tx, paymentId);
    const before = await tx.db.findBy(StandInRefund, { paymentId });
    const same = before.find((refund) => idempotencyKey !== null && refund.idempotencyKey === idempotencyKey);
    if (same?.amount === amount) return { refund: same, isNew: false };
    if (same) throw new ShopError(ErrorCode.BAD_USER_INPUT, 'Different request body sent for the same key.');
    if (payment.status === 'refunded') {
      throw new ShopError(ErrorCode.CONFLICT, 'The payment has been fully refunded already');
    }
    const left = payment.amount - refundedOf(before);
    if (amount > left) {
      throw new ShopError(
        ErrorCode.BAD_USER_INPUT,
        'The total refund amount is greater than the refund payment amount',
      );
    }
    if (payment.status !== 'captured') {
      throw new ShopError(ErrorCode.CONFLICT, 'The payment status should be captured for action to be taken');
    }
    const id = newId('rfnd');
    await tx.db.insert(StandInRefund, { id, ...request });
    if (amount === left) await tx.db.update(StandInPayment, { id: paymentId }, { status: 'refunded' });
    return { refund: await tx.db.findOneByOrFail(StandInRefund, { id }), isNew: true };
  });
}

/** What went back by refunds, in paise; of one that failed the money stays with the shop. */
function refundedOf(refunds: readonly StandInRefund[]): number {
  return refunds.reduce((total, { amount, status }) => total + (status === 'failed' ? 0 : amount), 0);
}

/** A refund of the ledger. @throws ShopError NOT_FOUND */
export async function getStandInRefund(ctx: Context, id: string): Promise<StandInRefund> {
  const refund = await ctx.db.findOneBy(StandInRefund, { id });
  if (!refund) throw new ShopError(ErrorCode.NOT_FOUND, 'The id provided does not exist');
  return refund;
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
