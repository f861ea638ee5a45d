import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { confirmPayment } from './confirm-payment.js';
import { RecurringWork } from './recurring-work.entity.js';

const NAME = 'ledger';

/** Payments older than this are settled, or were given back by the provider itself. In milliseconds. */
const SPAN_MS = 5 * 24 * 60 * 60 * 1000;

/** Who begins has this long before another may begin; who fails is not tried again sooner. In seconds. */
const TAKEN_FOR_S = 1_800;

/**
 * Goes once a day through all payments of five days at the provider, and settles those that the shop knows nothing of:
 * each captured one ends as an order or a refund. Several processes may call this at any time; one of them does it.
 *
 * @returns how many payments were settled; null when it was not time yet
 */
export async function reconcileLedger(ctx: Context): Promise<number | null> {
  if (!(await takeTurn(ctx))) return null;
  const to = new Date();
  const from = new Date(to.getTime() - SPAN_MS);
  let seen = 0;
  let settled = 0;
  for (let page = await ctx.payments.listLedger(from, to, 0); page.length > 0; ) {
    for (const payment of await unsettled(ctx, page)) if (await settle(ctx, payment)) settled += 1;
    seen += page.length;
    page = await ctx.payments.listLedger(from, to, seen);
  }
  await ctx.db.update(
    RecurringWork,
    { name: NAME },
    { nextAt: () => "now() + interval '1 day'", doneAt: () => 'now()' },
  );
  ctx.log.info({ seen, settled }, "the provider's ledger was compared");
  return settled;
}

async function takeTurn(ctx: Context): Promise<boolean> {
  const taken: unknown[] = await ctx.db.query(
    `INSERT INTO recurring_work AS w (name, next_at) VALUES ($1, now() + $2 * interval '1 second')
     ON CONFLICT (name) DO UPDATE SET next_at = excluded.next_at WHERE w.next_at <= now() RETURNING name`,
    [NAME, TAKEN_FOR_S],
  );
  return taken.length > 0;
}

/** Those of a page that took a shopper's money, or gave it back, without the shop having written that down. */
async function unsettled(ctx: Context, page: readonly ProviderPayment[]): Promise<ProviderPayment[]> {
  const known: { id: string }[] = await ctx.db.query(
    `SELECT told.id FROM unnest($1::text[], $2::text[]) AS told(id, status)
     WHERE EXISTS (SELECT FROM refund r WHERE r.payment_id = told.id)
       OR EXISTS (SELECT FROM "order" o JOIN payment p ON p.id = o.payment_id
         WHERE o.payment_id = told.id AND p.status = told.status)`,
    [page.map(({ id }) => id), page.map(({ status }) => status)],
  );
  const ids = new Set(known.map(({ id }) => id));
  return page.filter(({ id, status }) => !ids.has(id) && (status === 'captured' || status === 'refunded'));
}

/** @returns whether it was one of ours */
async function settle(ctx: Context, payment: ProviderPayment): Promise<boolean> {
  try {
    await confirmPayment(ctx, payment);
    return true;
  } catch (thrown) {
    if (asShopError(thrown)?.code !== ErrorCode.PAYMENT_NOT_VERIFIED) throw thrown;
    return false;
  }
}
