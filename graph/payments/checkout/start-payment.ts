import { noteProviderOffer } from '../../offers/payment-parts.js';
import { PaymentMethod } from '../../orders/payment-method.js';
import type { Context } from '../../shared/context.js';
import { asShopError, ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { checkoutsRefused } from '../../shared/observability/metrics.js';
import { OfferRefused } from '../../shared/ports/payment-provider.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { saveCards } from '../cards/saved-cards.js';
import { endCheckoutIf, releaseIdempotencyKey } from '../lock-checkout.js';
import { moveCheckout } from '../move-checkout.js';
import { providerOf } from '../payment-options.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { HOLDING } from '../payment-order-state.js';
import { type CheckoutRequest, openCheckout } from './open-checkout.js';
import { checkNothingIsPaid } from './pending-payments.js';

/**
 * Opens a checkout over the viewer's cart: prices it, holds its stock for a while and asks the
 * provider for an order.
 *
 * While one over the same cart and to the same address is open that one is answered again, so a
 * double click or a retry after a failed payment can never be paid twice. One over another cart, or
 * to another address, is given up first, unless it turns out to be paid; its hold does not stand in
 * its own shopper's way. Each goes where the shopper who pays it said, so two tabs with two
 * addresses never mix. Where the shopper says so, the provider keeps the card from now on.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT for an empty cart or a delivery that is not
 *   offered, OUT_OF_STOCK, PRICE_CHANGED, OFFER_USED_UP, OFFER_NOT_VALID where the provider does
 *   not take the offer for the cards of a bank (then nothing is held, and staff are told),
 *   CREDIT_NOT_ENOUGH, IDEMPOTENCY_MISMATCH, CONFLICT, RATE_LIMITED, PROVIDER_UNAVAILABLE (then
 *   nothing is held)
 * @see spec §7 (payment)
 */
export async function startPayment(ctx: Context, request: CheckoutRequest): Promise<PaymentOrder> {
  const { id: userId } = viewerOf(ctx);
  try {
    const isProviderAway = !(await checkNothingIsPaid(ctx, userId));
    const wish = { method: PaymentMethod.ONLINE, isProviderAway };
    const { checkout, isRepeat } = await inTransaction(ctx, (tx) => openCheckout(tx, userId, request, wish));
    const opened = await openedAtProvider(ctx, checkout, isRepeat);
    if (request.savesCard) await saveCards(ctx, userId, request.delivery.phoneNumber);
    return opened;
  } catch (thrown) {
    checkoutsRefused.inc({ code: asShopError(thrown)?.code ?? ErrorCode.INTERNAL_SERVER_ERROR });
    throw thrown;
  }
}

/**
 * A checkout as the provider knows it, who is asked for an order where it has none yet.
 *
 * @param isRepeat whether its idempotency key had opened it before
 * @throws ShopError CONFLICT for one that has ended, PROVIDER_UNAVAILABLE
 */
export async function openedAtProvider(ctx: Context, checkout: PaymentOrder, isRepeat: boolean): Promise<PaymentOrder> {
  if (isRepeat && !HOLDING.includes(checkout.state)) throw hasEnded();
  return checkout.providerOrderId ? checkout : openAtProvider(ctx, checkout);
}

/**
 * Asks the provider outside any transaction, so that one that is slow holds up only this
 * shopper.
 */
async function openAtProvider(ctx: Context, checkout: PaymentOrder): Promise<PaymentOrder> {
  const { receipt, amountPaise, paymentOption, providerOfferId } = checkout;
  try {
    const providerOrderId = await providerOf(ctx, paymentOption).createOrder(receipt, amountPaise, providerOfferId);
    if (providerOfferId !== null) await noteProviderOffer(ctx, providerOfferId, null);
    // A double click may have opened it first: then the other's order counts, and this one is shown
    // to no one.
    await moveCheckout(ctx, checkout, 'open', 'the provider opened an order', { providerOrderId });
  } catch (thrown) {
    if (thrown instanceof OfferRefused && providerOfferId !== null)
      await noteProviderOffer(ctx, providerOfferId, thrown.why);
    await endCheckoutIf(ctx, checkout, ['creating'], 'cancelled', 'the provider did not open an order');
    await releaseIdempotencyKey(ctx, checkout);
    throw thrown;
  }
  const opened = await ctx.db.findOneByOrFail(PaymentOrder, { id: checkout.id });
  if (opened.state !== 'open') throw hasEnded();
  return opened;
}

function hasEnded(): ShopError {
  return new ShopError(ErrorCode.CONFLICT, phrase('This checkout has ended. Please start again.'));
}
