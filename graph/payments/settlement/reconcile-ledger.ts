import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { providerOf } from '../payment-options.js';
import { confirmPayment } from './confirm-payment.js';
import { LedgerComparison } from './ledger-comparison.entity.js';
import { findWrittenDown } from './settlement.queries.js';

/**
 * Payments older than this are settled, or were given back by the provider itself. In milliseconds.
 */
const SPAN_MS = 5 * 24 * 60 * 60 * 1000;

/**
 * Goes through all payments of five days at each provider, and settles those that the shop knows
 * nothing of: each captured one ends as an order or a refund. Safe to repeat, also by several
 * processes at once.
 *
 * @returns how many payments were settled
 * @throws ShopError PROVIDER_UNAVAILABLE
 */
export async function reconcileLedger(ctx: Context): Promise<number> {
  const to = new Date();
  const from = new Date(to.getTime() - SPAN_MS);
  let seen = 0;
  let settled = 0;
  for (const { code } of ctx.paymentOptions.filter(({ provider }) => provider !== null)) {
    const provider = providerOf(ctx, code);
    let skip = 0;
    for (let page = await provider.listLedger(from, to, 0); page.length > 0; ) {
      for (const payment of await unsettled(ctx, page)) if (await settle(ctx, payment, code)) settled += 1;
      skip += page.length;
      page = await provider.listLedger(from, to, skip);
    }
    seen += skip;
  }
  await ctx.db.insert(LedgerComparison, { seen, settled });
  ctx.log.info({ seen, settled }, 'the ledgers of the providers were compared');
  return settled;
}

/**
 * Those of a page that took a shopper's money, or gave it back, without the shop having written
 * that down.
 */
async function unsettled(ctx: Context, page: readonly ProviderPayment[]): Promise<ProviderPayment[]> {
  const known = await findWrittenDown(ctx, page);
  const ids = new Set(known.map(({ id }) => id));
  return page.filter(({ id, status }) => !ids.has(id) && (status === 'captured' || status === 'refunded'));
}

/** @returns whether it was one of ours */
async function settle(ctx: Context, payment: ProviderPayment, paymentOption: string): Promise<boolean> {
  try {
    await confirmPayment(ctx, payment, paymentOption);
    return true;
  } catch (thrown) {
    if (asShopError(thrown)?.code !== ErrorCode.PAYMENT_NOT_VERIFIED) throw thrown;
    return false;
  }
}
