import type { Context } from '../shared/context.js';
import { endCheckoutIf } from './checkout.service.js';
import { confirmCaptured } from './confirm-captured.js';
import { PaymentOrder } from './payment-order.entity.js';
import type { PaymentOrderState } from './payment-order-state.js';
import { refundPayments } from './refund-payments.js';
import { processWebhooks } from './webhooks.js';

/** Pause between two rounds. In milliseconds. */
const ROUND_MS = 5_000;

/** How long a checkout may wait for the provider's first answer before its process is taken for dead. In seconds. */
const STUCK_AFTER_S = 60;

/** How many checkouts a round looks at; the next round takes the rest. */
const MOST_AT_ONCE = 50;

/**
 * Starts what has to happen without anybody asking: events of the provider that are not done yet, holds that have run
 * out, and refunds that are owed. Several processes may do this at once.
 *
 * @returns stops it, after the round under way
 */
export function startPaymentWorkers(shop: Context): () => Promise<void> {
  let isStopping = false;
  let wake = () => {};
  const rounds = async () => {
    while (!isStopping) {
      await round(shop).catch((thrown: unknown) => shop.log.error({ err: thrown }, 'a round of payment work failed'));
      if (isStopping) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ROUND_MS).unref();
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = rounds();
  return async () => {
    isStopping = true;
    wake();
    await running;
  };
}

async function round(shop: Context): Promise<void> {
  // Loaders remember what they read, so every round has its own.
  const ctx: Context = { ...shop, loaders: new Map() };
  await processWebhooks(ctx);
  await releaseExpiredHolds(ctx);
  await refundPayments(ctx);
  await ctx.db.query("DELETE FROM idempotency WHERE created_at < now() - interval '7 days'");
}

/** Gives back what unpaid checkouts held beyond their time. One that was paid after all becomes an order instead. */
export async function releaseExpiredHolds(ctx: Context): Promise<void> {
  await forEach(ctx, await overdue(ctx, 'open', 0), async (checkout) => {
    if (!(await confirmCaptured(ctx, checkout))) await endCheckoutIf(ctx, checkout, ['open'], 'expired');
  });
  // Nobody was ever shown the provider's order of one that is still creating, so nobody can have paid it.
  await forEach(ctx, await overdue(ctx, 'creating', STUCK_AFTER_S), (checkout) =>
    endCheckoutIf(ctx, checkout, ['creating'], 'cancelled'),
  );
}

/** One that fails is logged and left for the next round, and keeps none of the others waiting. */
async function forEach(
  ctx: Context,
  checkouts: readonly PaymentOrder[],
  work: (checkout: PaymentOrder) => Promise<unknown>,
): Promise<void> {
  for (const checkout of checkouts) {
    await work(checkout).catch((thrown: unknown) =>
      ctx.log.error({ err: thrown, paymentOrderId: checkout.id }, 'a checkout could not be ended'),
    );
  }
}

/** @param afterS seconds since the hold ran out, or since it began for one that is still creating */
function overdue(ctx: Context, state: PaymentOrderState, afterS: number): Promise<PaymentOrder[]> {
  return ctx.db
    .createQueryBuilder(PaymentOrder, 'p')
    .where('p.state = :state', { state })
    .andWhere(`p.${state === 'open' ? 'expires_at' : 'created_at'} < now() - :afterS * interval '1 second'`, { afterS })
    .orderBy('p.expiresAt')
    .take(MOST_AT_ONCE)
    .getMany();
}
