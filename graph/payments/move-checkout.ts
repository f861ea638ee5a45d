import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Context } from '../shared/context.js';
import { checkoutsMoved } from '../shared/observability/metrics.js';
import { afterCommit } from '../shared/rows/transaction.js';
import { PaymentOrder } from './payment-order.entity.js';
import type { PaymentOrderState } from './payment-order-state.js';
import { planCheck } from './plan-check.js';

/** Why a checkout moved on, as the log has it. */
export type MoveCause =
  | 'the shopper pressed checkout'
  | 'the provider opened an order'
  | 'the provider had opened an order'
  | 'the provider did not open an order'
  | 'the shopper gave it up'
  | 'the cart changed'
  | 'it was begun anew'
  | 'a gift card is bought instead'
  | 'another checkout of the same shopper was paid'
  | 'its time ran out'
  | 'its order was called off'
  | 'it was paid in another way'
  | 'a payment was captured'
  | 'it is paid at the door'
  | 'credit pays for all of it'
  | 'a payment was captured that buys nothing any more'
  | 'the refund is settled';

/**
 * Moves a checkout from the state that it is in to another, and logs the move once it is committed.
 * Anyone who calls this holds the lock of the checkout, or is content when another was faster.
 *
 * @param also what else of the row changes with it
 * @returns whether it still was in the state that it was to leave
 */
export async function moveCheckout(
  ctx: Context,
  { id, state: from }: Pick<PaymentOrder, 'id' | 'state'>,
  to: PaymentOrderState,
  cause: MoveCause,
  also: QueryDeepPartialEntity<PaymentOrder> = {},
): Promise<boolean> {
  const { affected } = await ctx.db.update(PaymentOrder, { id, state: from }, { ...also, state: to });
  if (affected === 0) return false;
  await planCheck(ctx, id);
  logMove(ctx, id, from, to, cause);
  return true;
}

/**
 * Logs that a checkout came into a state, once that is committed.
 *
 * @param from null for a new one
 */
export function logMove(
  ctx: Context,
  paymentOrderId: string,
  from: PaymentOrderState | null,
  to: PaymentOrderState,
  cause: MoveCause,
): void {
  afterCommit(ctx, () => {
    checkoutsMoved.inc({ state: to });
    ctx.log.info({ paymentOrderId, from, to, cause }, 'a checkout moved');
  });
}
