import { lockShopper } from '../../accounts/accounts.queries.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { findOrderOfCheckout, recordPendingOrder } from '../../orders/orders.service.js';
import { type Context, inTransaction, viewerOf } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { lockActiveCheckout, lockCheckout, orderDraftOf } from '../lock-checkout.js';
import { providerOf } from '../payment-options.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { confirmPayment } from '../settlement/confirm-payment.js';

/** What a client says was paid. None of it is believed before it is proven. */
export interface PaymentClaim {
  paymentId: string;
  /** Id of the payment order; null when the client does not know it. */
  paymentOrderId: string | null;
  /** The provider's id of the order; null when the client does not know it. */
  providerOrderId: string | null;
  /** The provider's signature over order and payment; null when the client has none. */
  signature: string | null;
}

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
 *   nothing at all can be said
 * @see spec §4 (checkout), §7 (POST /api/orders/create)
 */
export async function placeOrder(ctx: Context, claim: PaymentClaim): Promise<PlacedOrder> {
  const { id: userId } = viewerOf(ctx);
  if (!claim.paymentId)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('paymentId can not be blank!'), 'paymentId');
  const named = await namedCheckout(ctx, userId, claim);
  if (named) checkClaim(ctx, named, claim);
  const paymentOption = named?.paymentOption ?? null;
  const payment = await findPayment(ctx, paymentOption, claim.paymentId);
  if (payment === 'unknown yet') return placePending(ctx, userId, named, claim);
  if (!payment) throw unproven();
  const checkout = await checkoutOf(ctx, userId, payment);
  if (named && named.id !== checkout.id) throw unproven();
  checkClaim(ctx, checkout, claim);
  const { order, isNew } = await confirmPayment(ctx, payment, paymentOption);
  return order
    ? { order, isNew, message: say(messageOf(order), ctx.language) }
    : placePending(ctx, userId, checkout, claim);
}

/** What a client adds to its payment id has to fit the order id that the shop itself stored. */
function checkClaim(ctx: Context, checkout: PaymentOrder, claim: PaymentClaim): void {
  const { providerOrderId, paymentOption } = checkout;
  const isSameOrder = claim.providerOrderId === null || claim.providerOrderId === providerOrderId;
  const isSigned =
    claim.signature === null ||
    (providerOrderId !== null &&
      providerOf(ctx, paymentOption).isCheckoutSigned(providerOrderId, claim.paymentId, claim.signature));
  if (!isSameOrder || !isSigned) throw unproven();
}

async function namedCheckout(ctx: Context, userId: string, claim: PaymentClaim): Promise<PaymentOrder | null> {
  if (claim.paymentOrderId !== null) {
    const id = readId(claim.paymentOrderId);
    const checkout = id && (await ctx.db.findOneBy(PaymentOrder, { id, userId }));
    if (!checkout)
      throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such payment order.'), 'paymentOrderId');
    return checkout;
  }
  if (claim.providerOrderId === null) return null;
  const checkout = await ctx.db.findOneBy(PaymentOrder, { providerOrderId: claim.providerOrderId, userId });
  if (!checkout) throw unproven();
  return checkout;
}

async function findPayment(
  ctx: Context,
  paymentOption: string | null,
  paymentId: string,
): Promise<ProviderPayment | null | 'unknown yet'> {
  try {
    return await providerOf(ctx, paymentOption).findPayment(paymentId);
  } catch (thrown) {
    if (thrown instanceof ShopError && thrown.code === ErrorCode.PROVIDER_UNAVAILABLE) return 'unknown yet';
    throw thrown;
  }
}

async function checkoutOf(ctx: Context, userId: string, { providerOrderId }: ProviderPayment): Promise<PaymentOrder> {
  const checkout = providerOrderId ? await ctx.db.findOneBy(PaymentOrder, { providerOrderId, userId }) : null;
  if (!checkout) throw unproven();
  return checkout;
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
    const before = await findOrderOfCheckout(tx, checkout.id);
    const order = before ?? (await recordPendingOrder(tx, await orderDraftOf(tx, checkout)));
    return { order, isNew: before === null, message: say(messageOf(order), tx.language) };
  });
}

function messageOf({ status }: Order): Phrase {
  if (status === OrderStatus.PENDING)
    return phrase('We are checking your payment. Your order is confirmed as soon as that is done.');
  if (status === OrderStatus.REFUNDED)
    return phrase('Sorry, this was no longer available when you paid. Your refund is on its way.');
  return phrase('Your order is placed. Thank you!');
}

function unproven(): ShopError {
  return new ShopError(ErrorCode.PAYMENT_NOT_VERIFIED, phrase('The payment could not be verified.'));
}
