import { type FindOptionsWhere, In } from 'typeorm';
import { lockShopper } from '../accounts/accounts.queries.js';
import type { StockLine } from '../catalogue/stock/stock-line.js';
import { releaseCredit } from '../credit/spend-credit.js';
import { IdempotencyRecord } from '../idempotency/idempotency-record.entity.js';
import { returnUses } from '../offers/purchase/offer-uses.js';
import type { OrderDraft } from '../orders/orders.service.js';
import type { Context } from '../shared/context.js';
import { sum } from '../shared/money/money.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { releaseForCheckout } from './checkout-stock.js';
import { type MoveCause, moveCheckout } from './move-checkout.js';
import { PaymentOrder } from './payment-order.entity.js';
import { PaymentOrderLine } from './payment-order-line.entity.js';
import { HOLDING, type PaymentOrderState } from './payment-order-state.js';

/**
 * Reads a checkout and locks it; null when none fits. To be called inside a transaction, after
 * `lockShopper`.
 */
export function lockCheckout(ctx: Context, where: FindOptionsWhere<PaymentOrder>): Promise<PaymentOrder | null> {
  return ctx.db.findOne(PaymentOrder, { where, lock: { mode: 'for_no_key_update' } });
}

/** A shopper's checkout that holds stock now; null when there is none. */
export function lockActiveCheckout(ctx: Context, userId: string): Promise<PaymentOrder | null> {
  return lockCheckout(ctx, { userId, state: In([...HOLDING]) });
}

/** Ends a locked checkout that was not paid: its stock, offers and credit are free again. */
export async function endCheckout(
  ctx: Context,
  checkout: PaymentOrder,
  end: 'cancelled' | 'expired',
  cause: MoveCause,
): Promise<void> {
  await releaseForCheckout(ctx, checkout.id);
  await returnUses(ctx, checkout.id);
  await releaseCredit(ctx, checkout.id);
  await moveCheckout(ctx, checkout, end, cause);
}

/**
 * Ends a checkout that holds stock, in a transaction of its own.
 *
 * @param from the states that it may be ended in; in any other nothing happens
 * @returns whether it was ended by this call
 */
export function endCheckoutIf(
  ctx: Context,
  { id, userId }: Pick<PaymentOrder, 'id' | 'userId'>,
  from: readonly PaymentOrderState[],
  end: 'cancelled' | 'expired',
  cause: MoveCause,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    const checkout = await lockCheckout(tx, { id, state: In([...from]) });
    if (!checkout) return false;
    await endCheckout(tx, checkout, end, cause);
    return true;
  });
}

/**
 * Forgets which idempotency key led to a checkout that came to nothing, so that the same call can
 * be tried again.
 */
export async function releaseIdempotencyKey(
  ctx: Context,
  { id, userId }: Pick<PaymentOrder, 'id' | 'userId'>,
): Promise<void> {
  await ctx.db
    .createQueryBuilder()
    .delete()
    .from(IdempotencyRecord)
    .where(`user_id = :userId AND response->>'paymentOrderId' = :id`, { userId, id })
    .execute();
}

/** What the order of a checkout is made of. */
export async function orderDraftOf(ctx: Context, checkout: PaymentOrder): Promise<OrderDraft> {
  const { id: paymentOrderId, userId, creditPaise, language, delivery, planned, paymentOption } = checkout;
  const lines = await linesOf(ctx, paymentOrderId);
  return {
    ...{ userId, paymentOrderId, creditPaise, language, delivery, planned, paymentOption },
    amountPaise: sum([checkout.amountPaise, creditPaise]),
    lines: lines.map(({ id, paymentOrderId: _, position, missing: _missing, ...line }) => line),
  };
}

/** The lines of a checkout in the order of the cart. */
export function linesOf(ctx: Context, paymentOrderId: string): Promise<PaymentOrderLine[]> {
  return ctx.db.find(PaymentOrderLine, { where: { paymentOrderId }, order: { position: 'ASC' } });
}

/** The pieces that lines are about; those whose variant was removed since are not moved. */
export function stockOfLines(lines: readonly Pick<PaymentOrderLine, 'variantId' | 'quantity'>[]): StockLine[] {
  return lines.flatMap(({ variantId, quantity }) => (variantId === null ? [] : [{ variantId, quantity }]));
}
