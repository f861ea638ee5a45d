import { IsNull } from 'typeorm';
import { removeJob } from '../../jobs/add-jobs.queries.js';
import { exponentialBackoff } from '../../jobs/task-list.js';
import { type EventFacts, recordOrderEvent } from '../../orders/life/order-events.js';
import { OrderActor, OrderEventKind } from '../../orders/life/order-life.js';
import { queueOrderMessage } from '../../orders/messages/order-messages.js';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { readId } from '../../shared/input/id.js';
import type { Paise } from '../../shared/money/money.js';
import type { ProviderRefund } from '../../shared/ports/payment-provider.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { ComesBack } from '../../shared/task.js';
import { moveCheckout } from '../move-checkout.js';
import { Payment } from '../payment.entity.js';
import { PaymentJob } from '../payment-jobs.js';
import { providerOf } from '../payment-options.js';
import { findOrderPaidTwice } from './paid-twice.js';
import { Refund } from './refund.entity.js';
import { RefundReason } from './refund-reason.js';
import { advanceRefund } from './refunds.queries.js';

/**
 * Pauses before a refund that the provider has taken on is asked after: the first, doubled each
 * time. In seconds.
 */
const FIRST_PAUSE_S = 30;
const MAX_PAUSE_S = 21_600;

/** A refund that is owed. */
interface OwedRefund {
  id: string;
  paymentId: string;
  amountPaise: Paise;
  creditPaise: Paise;
  /** Null until the provider has taken it on. */
  providerRefundId: string | null;
}

/**
 * Sends a refund, or asks after one that the provider has taken on but not made yet, which is asked
 * after again. One that is settled, or failed, is left alone. Several processes may do this at
 * once, and any may die at any point: the provider knows a refund by its id here, so asking again
 * sends nothing more.
 *
 * @param runs how often it was asked after before
 */
export async function sendRefund(ctx: Context, id: string, runs = 0): Promise<ComesBack | undefined> {
  const owed: OwedRefund | null = await ctx.db.findOneBy(Refund, { id, settledAt: IsNull(), failedAt: IsNull() });
  if (!owed) return undefined;
  const refund = await askProvider(ctx, owed);
  await recordRefund(ctx, refund);
  return refund.status === 'pending' ? { inS: exponentialBackoff(FIRST_PAUSE_S, MAX_PAUSE_S, runs) } : undefined;
}

/**
 * Records how far a refund has come. The same report again, or one of a refund that the shop did
 * not ask for, changes nothing; what is settled stays settled.
 */
export async function recordRefund(ctx: Context, refund: ProviderRefund): Promise<void> {
  const { id: providerRefundId, paymentId, idempotencyKey, status } = refund;
  const refundId = readId(idempotencyKey);
  if (!refundId || !(await inTransaction(ctx, (tx) => advance(tx, refundId, refund)))) return;
  const facts = { refundId, providerRefundId, paymentId };
  if (status === 'failed') ctx.log.error(facts, 'a refund failed and has to be made by hand');
  else ctx.log.info(facts, status === 'processed' ? 'a refund is settled' : 'a refund was sent');
}

async function askProvider(
  ctx: Context,
  { id, paymentId, amountPaise, creditPaise, providerRefundId }: OwedRefund,
): Promise<ProviderRefund> {
  const payment = await ctx.db.findOne(Payment, { where: { id: paymentId }, relations: { paymentOrder: true } });
  const provider = providerOf(ctx, payment?.paymentOrder?.paymentOption ?? null);
  if (providerRefundId === null) return provider.refundPayment(paymentId, amountPaise - creditPaise, id);
  const found = await provider.findRefund(providerRefundId);
  if (!found) throw new Error(`the provider does not know its refund ${providerRefundId}`);
  return found;
}

/** @returns whether this was news */
async function advance(tx: Context, refundId: string, refund: ProviderRefund): Promise<boolean> {
  const sent = await advanceRefund(tx, refundId, refund);
  if (!sent) return false;
  if (refund.status !== 'pending') await removeJob(tx, `${PaymentJob.SEND_REFUND}:${refundId}`);
  if (refund.status === 'processed') await endCheckoutOf(tx, refundId);
  await tellOrder(tx, { ...refund, ...sent }, { actor: OrderActor.PAYMENT });
  return true;
}

/**
 * What of its money is back, or could not be sent, belongs to the history of the order that it
 * paid.
 */
export async function tellOrder(
  tx: Context,
  { paymentId, status, amountPaise }: Pick<ProviderRefund, 'paymentId' | 'status'> & { amountPaise: Paise },
  told: EventFacts,
): Promise<void> {
  if (status === 'pending') return;
  const order = (await tx.db.findOneBy(Order, { paymentId })) ?? (await findOrderPaidTwice(tx, paymentId));
  if (!order) return;
  const kind = status === 'processed' ? OrderEventKind.REFUND_SENT : OrderEventKind.REFUND_FAILED;
  const eventId = await recordOrderEvent(tx, order.id, kind, { ...told, amountPaise });
  if (status === 'processed') await queueOrderMessage(tx, order.id, 'MONEY_BACK', eventId);
}

/**
 * The money of a checkout that could buy nothing any more is back; a second payment that was
 * refunded says nothing of that, unless it is the one that its order was recorded with.
 */
export async function endCheckoutOf(tx: Context, refundId: string): Promise<void> {
  const refund = await tx.db.findOneOrFail(Refund, { where: { id: refundId }, relations: { payment: true } });
  const { reason, paymentId, payment } = refund;
  const buysNothing =
    reason === RefundReason.PAID_TWICE
      ? await tx.db.existsBy(Order, { paymentId })
      : reason === RefundReason.SOLD_OUT || reason === RefundReason.CANCELLED;
  const id = payment?.paymentOrderId;
  if (buysNothing && id) await moveCheckout(tx, { id, state: 'refunding' }, 'refunded', 'the refund is settled');
}
