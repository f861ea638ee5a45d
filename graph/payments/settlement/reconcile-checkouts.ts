import { exponentialBackoff } from '../../jobs/task-list.js';
import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode } from '../../shared/errors.js';
import type { ProviderOrder, ProviderPayment } from '../../shared/ports/payment-provider.js';
import type { ComesBack } from '../../shared/task.js';
import { findGiftCardOf } from '../gift-cards/fulfil-gift-card.js';
import { endCheckoutIf } from '../lock-checkout.js';
import { moveCheckout } from '../move-checkout.js';
import { providerOf } from '../payment-options.js';
import { HOLDING } from '../payment-order-state.js';
import { closeUnpaidOrder } from './close-unpaid-order.js';
import { confirmPayments, isWaiting, listPaymentsOf } from './confirm-captured.js';
import { placePendingOrder } from './pending-order.js';
import { type CheckedCheckout, findCheckedCheckout } from './settlement.queries.js';

/**
 * Pauses while a checkout can be paid: the first, by how much each is longer, and the longest. In
 * seconds.
 */
const FIRST_PAUSE_S = 15;
const FACTOR = 1.4;
const MAX_PAUSE_S = 40;

/** Pauses after it has ended: the first, doubled each time, and the longest. In seconds. */
const FIRST_LATE_PAUSE_S = 60;
const MAX_LATE_PAUSE_S = 21_600;

/** A payment may come as long as this after its checkout was begun. In seconds. */
const LATE_FOR_S = 5 * 24 * 60 * 60;

/**
 * An order whose payment the provider has not taken by then is closed; what is taken later goes
 * back. In seconds.
 */
const UNPAID_FOR_S = 30 * 60;

/**
 * Compares a checkout with what the provider knows of it, without anybody telling: one that can be
 * paid every 15 to 40 seconds and once more when its time runs out, after which its stock is given
 * back; one that ended unpaid for five days, after pauses that grow from a minute to six hours,
 * since a payment may come late; one whose process died while it asked the provider after a minute,
 * by its receipt. Where the time of one runs out while a bank has not answered yet, the shopper is
 * shown a pending order, so that money that was sent is not forgotten. An order that waits for its
 * payment meanwhile is closed as soon as the provider knows of none half an hour later, and at the
 * latest after those five days. Safe to repeat, also by several processes at once.
 *
 * @param runs how often that was done since it came into its state
 * @returns when to ask again, unless it moved on: `moveCheckout` has planned that then
 */
export async function checkCheckout(ctx: Context, id: string, runs = 0): Promise<ComesBack | undefined> {
  const checkout = await findCheckedCheckout(ctx, id);
  if (!checkout || isSettled(checkout) || (await reconcile(ctx, checkout))) return undefined;
  const { state, leftS, ageS } = checkout;
  if (state === 'open') return { inS: Math.max(0, Math.min(FIRST_PAUSE_S * FACTOR ** runs, MAX_PAUSE_S, leftS)) };
  if (ageS < LATE_FOR_S) return { inS: exponentialBackoff(FIRST_LATE_PAUSE_S, MAX_LATE_PAUSE_S, runs) };
  await closeUnpaidOrder(ctx, checkout);
  return undefined;
}

function isSettled({ state, providerOrderId }: CheckedCheckout): boolean {
  return !HOLDING.includes(state) && (providerOrderId === null || !['cancelled', 'expired'].includes(state));
}

/** @returns whether the checkout moved on */
async function reconcile(ctx: Context, checkout: CheckedCheckout): Promise<boolean> {
  if (checkout.state === 'creating') return adoptOrRelease(ctx, checkout);
  const { providerOrderId, paymentOption } = checkout;
  const payments = providerOrderId && (await listPaymentsOf(ctx, { providerOrderId, paymentOption }));
  if (payments && (await confirmPayments(ctx, payments, paymentOption))) return true;
  if (checkout.state === 'open') {
    if (checkout.leftS > 0) return false;
    if (payments) await notePending(ctx, checkout, payments);
    await endCheckoutIf(ctx, checkout, ['open'], 'expired', 'its time ran out');
    return true;
  }
  if (payments) await closeUnpaidOrder(ctx, checkout, UNPAID_FOR_S);
  return false;
}

/** What pays for a gift card makes no order. */
async function notePending(ctx: Context, checkout: CheckedCheckout, payments: ProviderPayment[]): Promise<void> {
  if (payments.some(isWaiting) && !(await findGiftCardOf(ctx, checkout.id)))
    await placePendingOrder(ctx, checkout, payments);
}

/**
 * No shopper was ever shown the provider's order of one still creating, so no one can have paid
 * it.
 */
async function adoptOrRelease(ctx: Context, checkout: CheckedCheckout): Promise<true> {
  const order = await orderAtProvider(ctx, checkout);
  const fits = order?.amountPaise === checkout.amountPaise && order.currency === checkout.currency;
  if (order && fits && checkout.leftS > 0) {
    await moveCheckout(ctx, checkout, 'open', 'the provider had opened an order', { providerOrderId: order.id });
  } else {
    await endCheckoutIf(ctx, checkout, ['creating'], 'cancelled', 'the provider did not open an order');
    await closeUnpaidOrder(ctx, checkout);
  }
  return true;
}

async function orderAtProvider(
  ctx: Context,
  { receipt, paymentOption }: CheckedCheckout,
): Promise<ProviderOrder | null> {
  try {
    return await providerOf(ctx, paymentOption).findOrderOf(receipt);
  } catch (thrown) {
    if (asShopError(thrown)?.code !== ErrorCode.PROVIDER_UNAVAILABLE) throw thrown;
    return null;
  }
}
