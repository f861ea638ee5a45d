import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import type { ProviderOrder } from '../../shared/ports/payment-provider.js';
import { endCheckoutIf } from '../lock-checkout.js';
import { moveCheckout } from '../move-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import { confirmCaptured } from './confirm-captured.js';

/** How many checkouts a round looks at; the next round takes the rest. */
const MOST_AT_ONCE = 200;

/** Who takes a checkout has this long before another may; longer than asking the provider can take. In seconds. */
const TAKEN_FOR_S = 60;

/** How many of them are asked after at the same time, so that a slow provider does not delay the last by minutes. */
const LANES = 8;

/** A checkout that is due to be asked after, and already put off to its next time. */
type DueCheckout = Pick<
  PaymentOrder,
  'id' | 'userId' | 'state' | 'receipt' | 'providerOrderId' | 'amountPaise' | 'currency'
> & { hasExpired: boolean };

/**
 * Compares checkouts with what the provider knows of them, without anybody telling: those that can be paid every 15 to
 * 40 seconds and once more when their time runs out, after which their stock is given back; those that ended unpaid for
 * five days, after pauses that grow from a minute to six hours, since a payment may come late; those whose process died
 * while it asked the provider after a minute, by their receipt. Several processes share the work.
 */
export async function reconcileCheckouts(ctx: Context): Promise<void> {
  const due = await takeDue(ctx);
  const lane = async () => {
    for (let checkout = due.shift(); checkout; checkout = due.shift()) {
      const { id: paymentOrderId } = checkout;
      await reconcile(ctx, checkout).catch((thrown: unknown) => {
        const level = asShopError(thrown) ? 'warn' : 'error';
        ctx.log[level]({ err: thrown, paymentOrderId }, 'a checkout could not be compared with the provider');
      });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** How long the checkout that waits longest has been due, in seconds; 0 when none is. */
export async function readReconcilerLag(ctx: Context): Promise<number> {
  const [row]: { lagS: number }[] = await ctx.db.query(
    `SELECT coalesce(greatest(extract(epoch FROM now() - min(next_check_at)), 0), 0)::float AS "lagS"
     FROM payment_order WHERE next_check_at IS NOT NULL`,
  );
  return row?.lagS ?? 0;
}

/** Puts them off before anything is asked, so that nobody else takes them, and they return if this process dies. */
async function takeDue(ctx: Context): Promise<DueCheckout[]> {
  const [due]: [DueCheckout[], number] = await ctx.db.query(
    `WITH due AS MATERIALIZED (
       SELECT id FROM payment_order WHERE next_check_at <= now()
       ORDER BY next_check_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
     UPDATE payment_order p SET next_check_at = now() + $2 * interval '1 second' FROM due WHERE p.id = due.id
     RETURNING p.id, p.user_id AS "userId", p.state, p.receipt, p.provider_order_id AS "providerOrderId",
       p.amount_paise AS "amountPaise", p.currency, p.expires_at <= now() AS "hasExpired"`,
    [MOST_AT_ONCE, TAKEN_FOR_S],
  );
  return due;
}

async function reconcile(ctx: Context, checkout: DueCheckout): Promise<void> {
  if (checkout.state === 'creating') return adoptOrRelease(ctx, checkout);
  if (await confirmCaptured(ctx, checkout)) return;
  if (checkout.state === 'open' && checkout.hasExpired) {
    await endCheckoutIf(ctx, checkout, ['open'], 'expired', 'its time ran out');
  } else {
    await putOff(ctx, checkout);
  }
}

/** Sets when to ask again, unless the checkout has moved on meanwhile. */
async function putOff(ctx: Context, { id, state }: DueCheckout): Promise<void> {
  await ctx.db.query(
    `UPDATE payment_order SET checks = checks + 1, next_check_at = CASE
       WHEN state = 'open' THEN least(now() + least(15 * 1.4 ^ least(checks, 9), 40) * interval '1 second', expires_at)
       WHEN created_at > now() - interval '5 days' THEN
         now() + least(60 * 2 ^ least(checks, 9), 21600) * interval '1 second'
       END
     WHERE id = $1 AND state = $2`,
    [id, state],
  );
}

/** Nobody was ever shown the provider's order of one that is still creating, so nobody can have paid it. */
async function adoptOrRelease(ctx: Context, checkout: DueCheckout): Promise<void> {
  const order = await orderAtProvider(ctx, checkout);
  const fits = order?.amountPaise === checkout.amountPaise && order.currency === checkout.currency;
  if (order && fits && !checkout.hasExpired) {
    await moveCheckout(ctx, checkout, 'open', 'the provider had opened an order', { providerOrderId: order.id });
  } else {
    await endCheckoutIf(ctx, checkout, ['creating'], 'cancelled', 'the provider did not open an order');
  }
}

async function orderAtProvider(ctx: Context, { receipt }: DueCheckout): Promise<ProviderOrder | null> {
  try {
    return await ctx.payments.findOrderOf(receipt);
  } catch (thrown) {
    if (asShopError(thrown)?.code !== ErrorCode.PROVIDER_UNAVAILABLE) throw thrown;
    return null;
  }
}
