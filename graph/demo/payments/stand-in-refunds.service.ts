import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { getStandInPayment } from './stand-in.service.js';
import { newId, pageOf, type StandInSpan } from './stand-in-ledger.service.js';
import { StandInPayment } from './stand-in-payment.entity.js';
import { StandInRefund } from './stand-in-refund.entity.js';

/** A page of the refunds, latest first. @param paymentId those of this payment alone */
export function listStandInRefunds(ctx: Context, span: StandInSpan, paymentId?: string): Promise<StandInRefund[]> {
  const asked = pageOf(ctx, StandInRefund, span);
  if (paymentId !== undefined) asked.andWhere('row.paymentId = :paymentId', { paymentId });
  return asked.getMany();
}

/** What a refund is asked for with; without an amount all that is left goes back. */
export interface StandInRefundRequest
  extends Pick<StandInRefund, 'paymentId' | 'receipt' | 'idempotencyKey' | 'notes' | 'speed'> {
  amount: number | null;
}

/**
 * Sends all or some of a captured payment back. Asking again under the same key answers the same
 * refund.
 *
 * @throws ShopError NOT_FOUND, CONFLICT for a payment that was not captured or was refunded as a
 *   whole, BAD_USER_INPUT for more than is left of it, and for another amount under the same key
 */
export function refundStandInPayment(
  ctx: Context,
  request: StandInRefundRequest,
): Promise<{ refund: StandInRefund; isNew: boolean }> {
  const { paymentId, idempotencyKey } = request;
  return inTransaction(ctx, async (tx) => {
    await tx.db.findOne(StandInPayment, { where: { id: paymentId }, lock: { mode: 'pessimistic_write' } });
    const payment = await getStandInPayment(tx, paymentId);
    const left = payment.amount - payment.amountRefunded;
    const same = idempotencyKey === null ? null : await tx.db.findOneBy(StandInRefund, { paymentId, idempotencyKey });
    if (same && same.amount === (request.amount ?? same.amount)) return { refund: same, isNew: false };
    if (same) throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: 'Different request body sent for the same key.' });
    if (payment.status === 'refunded') {
      throw new ShopError(ErrorCode.CONFLICT, { en: 'The payment has been fully refunded already' });
    }
    const amount = request.amount ?? left;
    if (amount > left) {
      const sentence = 'The total refund amount is greater than the refund payment amount';
      throw new ShopError(ErrorCode.BAD_USER_INPUT, { en: sentence }, 'amount');
    }
    if (payment.status !== 'captured') {
      throw new ShopError(ErrorCode.CONFLICT, { en: 'The payment status should be captured for action to be taken' });
    }
    const id = newId('rfnd');
    await tx.db.insert(StandInRefund, { id, ...request, amount });
    if (amount === left) await tx.db.update(StandInPayment, { id: paymentId }, { status: 'refunded' });
    return { refund: await tx.db.findOneByOrFail(StandInRefund, { id }), isNew: true };
  });
}

/** A refund of the ledger. @throws ShopError NOT_FOUND */
export async function getStandInRefund(ctx: Context, id: string): Promise<StandInRefund> {
  const refund = await ctx.db.findOneBy(StandInRefund, { id });
  if (!refund) throw new ShopError(ErrorCode.NOT_FOUND, { en: 'The id provided does not exist' });
  return refund;
}
