import type { Order } from '../../orders/order.entity.js';
import { findOrderOfCheckout } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { providerUnavailable } from '../razorpay/circuit-breaker.js';
import { confirmPayments, isWaiting, listPaymentsOf } from '../settlement/confirm-captured.js';
import { placePendingOrder } from '../settlement/pending-order.js';
import { messageOf, refuseGiftCard } from './place-order.js';

/**
 * Asks the provider what became of a checkout of the viewer's, such as when its dialog was closed
 * without a word: a QR code may be paid on another screen. What is paid becomes its order; while
 * the bank has not answered there is a pending one. Nothing is given up, so that the next try keeps
 * the goods. Safe to repeat.
 *
 * @returns the order, null where nothing was paid or is under way, and what to tell the shopper
 * @throws ShopError UNAUTHENTICATED, NOT_FOUND for one that is not the viewer's, CONFLICT for that
 *   of a gift card, PROVIDER_UNAVAILABLE
 */
export async function checkPayment(ctx: Context, id: unknown): Promise<{ order: Order | null; message: string }> {
  const { id: userId } = viewerOf(ctx);
  const known = readId(id);
  const checkout = known && (await ctx.db.findOneBy(PaymentOrder, { id: known, userId }));
  if (!checkout) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such payment order.'), 'id');
  await refuseGiftCard(ctx, checkout);
  const { providerOrderId, paymentOption } = checkout;
  const payments = providerOrderId ? await listPaymentsOf(ctx, { providerOrderId, paymentOption }) : [];
  if (!payments) throw providerUnavailable();
  await confirmPayments(ctx, payments, paymentOption);
  const order = payments.some(isWaiting)
    ? await placePendingOrder(ctx, checkout, payments)
    : await findOrderOfCheckout(ctx, checkout.id);
  const said = order ? await messageOf(ctx, order) : phrase('No payment was made. Your cart is as it was.');
  return { order, message: say(said, ctx.language) };
}
