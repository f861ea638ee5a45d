import { lockShopper } from '../../accounts/accounts.queries.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { findOrderOfCheckout, recordPendingOrder } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { findGiftCardOf } from '../gift-cards/fulfil-gift-card.js';
import { lockActiveCheckout, lockCheckout, orderDraftOf } from '../lock-checkout.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import { confirmPayment } from '../settlement/confirm-payment.js';
import { checkClaim, type PaymentClaim, proveClaim } from './payment-claim.js';
import { noticeOf, paymentWaitOf } from './payment-wait.js';

/** The order of a payment, and what to tell the shopper. */
export interface PlacedOrder {
  order: Order;
  message: string;
  /** False when the order was there already. */
  isNew: boolean;
}

/**
 * Makes the order of a payment, or answers the one that it made before. What was bought and for how
 * much is the checkout's snapshot; that it was paid is asked of the provider.
 *
 * @returns a `PENDING` order when the provider cannot tell yet whether the money was taken
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for a payment order that is not the viewer's,
 *   PAYMENT_NOT_VERIFIED for a payment that is provably none of it, PROVIDER_UNAVAILABLE when
 *   nothing at all can be said, CONFLICT for the payment of a gift card
 * @see spec §4 (checkout), §7 (POST /api/orders/create)
 */
export async function placeOrder(ctx: Context, claim: PaymentClaim): Promise<PlacedOrder> {
  const { id: userId } = viewerOf(ctx);
  const { checkout, payment } = await proveClaim(ctx, claim);
  if (checkout) await refuseGiftCard(ctx, checkout);
  if (!payment) return placePending(ctx, userId, checkout, claim);
  const { order, isNew } = await confirmPayment(ctx, payment, checkout?.paymentOption ?? null);
  return order
    ? { order, isNew, message: say(await messageOf(ctx, order), ctx.language) }
    : placePending(ctx, userId, checkout, claim);
}

/**
 * Notes an order that waits for the provider's word; stock, cart and checkout stay as they are
 * until it comes.
 */
function placePending(
  ctx: Context,
  userId: string,
  known: PaymentOrder | null,
  claim: PaymentClaim,
): Promise<PlacedOrder> {
  return inTransaction(ctx, async (tx) => {
    await lockShopper(tx, userId);
    const checkout = known ? await lockCheckout(tx, { id: known.id }) : await lockActiveCheckout(tx, userId);
    if (!checkout) {
      throw new ShopError(
        ErrorCode.PROVIDER_UNAVAILABLE,
        phrase('We cannot check the payment right now. Please try again.'),
      );
    }
    checkClaim(tx, checkout, claim);
    await refuseGiftCard(tx, checkout);
    const before = await findOrderOfCheckout(tx, checkout.id);
    const order = before ?? (await recordPendingOrder(tx, await orderDraftOf(tx, checkout)));
    return { order, isNew: before === null, message: say(await messageOf(tx, order), tx.language) };
  });
}

/** What pays for a gift card makes no order, whatever a client asks for. */
export async function refuseGiftCard(ctx: Context, { id }: PaymentOrder): Promise<void> {
  if (await findGiftCardOf(ctx, id))
    throw new ShopError(ErrorCode.CONFLICT, phrase('This payment is for a gift card.'));
}

/** What a shopper is told of an order as it is placed. */
export async function messageOf(ctx: Context, order: Order): Promise<Phrase> {
  const { status } = order;
  const wait = await paymentWaitOf(ctx, order);
  if (wait) return noticeOf(wait);
  if (status === OrderStatus.REFUNDED)
    return phrase('Sorry, this was no longer available when you paid. Your refund is on its way.');
  return phrase('Your order is placed. Thank you!');
}
