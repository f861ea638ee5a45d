import { type Context, inTransaction } from '../../shared/context.js';
import { asShopError } from '../../shared/errors.js';
import { readId } from '../../shared/id.js';
import type { Paise } from '../../shared/money.js';
import type { ProviderRefund } from '../../shared/ports/payment-provider.js';
import { moveCheckout } from '../move-checkout.js';
import { OutboxMessage } from './outbox-message.entity.js';

/** How many refunds a round asks for; the next round takes the rest. */
const MOST_AT_ONCE = 10;

/** Pause after the first attempt, doubled after each further one. Longer than any call may take. In seconds. */
const FIRST_PAUSE_S = 30;
const LONGEST_PAUSE_S = 21_600;

/** A refund that is owed and due. */
interface DueRefund {
  id: string;
  paymentId: string;
  amountPaise: Paise;
  /** Null until the provider has taken it on. */
  providerRefundId: string | null;
  /** How often it was begun, this time included. */
  attempts: number;
}

/**
 * Sends the refunds that are due, and asks after those that the provider has taken on but not made yet. One that fails
 * is tried again after a pause that grows up to six hours. Several processes may do this at once, and any may die at
 * any point: the provider knows a refund by its id here, so asking again sends nothing more.
 */
export async function refundPayments(ctx: Context): Promise<void> {
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    const due = await takeDue(ctx);
    if (!due) return;
    try {
      await recordRefund(ctx, await askProvider(ctx, due));
    } catch (thrown) {
      const { id: refundId, paymentId, attempts } = due;
      const level = asShopError(thrown) ? 'warn' : 'error';
      ctx.log[level]({ err: thrown, refundId, paymentId, attempts }, 'a refund has to wait');
    }
  }
}

/**
 * Writes down how far a refund has come. Told again, or of one that the shop did not ask for, it changes nothing; what
 * is settled stays settled.
 */
export async function recordRefund(ctx: Context, told: ProviderRefund): Promise<void> {
  const { id: providerRefundId, paymentId, idempotencyKey, status } = told;
  const refundId = readId(idempotencyKey);
  if (!refundId || !(await inTransaction(ctx, (tx) => advance(tx, refundId, told)))) return;
  const facts = { refundId, providerRefundId, paymentId };
  if (status === 'failed') ctx.log.error(facts, 'a refund failed and has to be made by hand');
  else ctx.log.info(facts, status === 'processed' ? 'a refund is settled' : 'a refund was sent');
}

/** Puts the message off before anything is asked, so that nobody else takes it, and it returns if this process dies. */
async function takeDue(ctx: Context): Promise<DueRefund | null> {
  const [due]: DueRefund[] = await ctx.db.query(
    `WITH taken AS (
       UPDATE outbox SET attempts = attempts + 1,
         next_at = now() + least($1 * 2 ^ least(attempts, 20), $2) * interval '1 second'
       WHERE key = (
         SELECT key FROM outbox WHERE next_at <= now() AND key LIKE 'refund:%'
         ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING key, attempts)
     SELECT r.id, r.payment_id AS "paymentId", r.amount_paise AS "amountPaise",
       r.provider_refund_id AS "providerRefundId", taken.attempts
     FROM taken JOIN refund r ON taken.key = 'refund:' || r.id`,
    [FIRST_PAUSE_S, LONGEST_PAUSE_S],
  );
  return due ?? null;
}

async function askProvider(ctx: Context, due: DueRefund): Promise<ProviderRefund> {
  const { id, paymentId, amountPaise, providerRefundId } = due;
  if (providerRefundId === null) return ctx.payments.refundPayment(paymentId, amountPaise, id);
  const found = await ctx.payments.findRefund(providerRefundId);
  if (!found) throw new Error(`the provider does not know its refund ${providerRefundId}`);
  return found;
}

/** @returns whether this was news */
async function advance(tx: Context, refundId: string, told: ProviderRefund): Promise<boolean> {
  const [rows]: [unknown[], number] = await tx.db.query(
    `UPDATE refund SET provider_refund_id = $3,
       settled_at = CASE WHEN $4 = 'processed' THEN now() END,
       failed_at = CASE WHEN $4 = 'failed' THEN now() END
     WHERE id = $1 AND payment_id = $2 AND settled_at IS NULL
       AND ($4 = 'processed' OR failed_at IS NULL AND ($4 = 'failed' OR provider_refund_id IS NULL))
     RETURNING id`,
    [refundId, told.paymentId, told.id, told.status],
  );
  if (rows.length === 0) return false;
  if (told.status !== 'pending') await tx.db.delete(OutboxMessage, { key: `refund:${refundId}` });
  if (told.status === 'processed') await endCheckoutOf(tx, refundId);
  return true;
}

/** The money of a checkout whose goods were gone is back; a second payment that was refunded says nothing of that. */
async function endCheckoutOf(tx: Context, refundId: string): Promise<void> {
  const [checkout]: { id: string }[] = await tx.db.query(
    `SELECT p.payment_order_id AS id FROM payment p JOIN refund r ON r.payment_id = p.id
     WHERE r.id = $1 AND r.reason = 'sold_out'`,
    [refundId],
  );
  if (checkout) await moveCheckout(tx, { id: checkout.id, state: 'refunding' }, 'refunded', 'the refund is settled');
}
