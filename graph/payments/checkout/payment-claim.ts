import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { providerOf } from '../payment-options.js';
import { PaymentOrder } from '../payment-order.entity.js';

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

/** What of a claim is proven. */
export interface ProvenClaim {
  /** The checkout that it names or that its payment is of; null where it is not known yet. */
  checkout: PaymentOrder | null;
  /** As the provider tells it; null where it cannot tell now. */
  payment: ProviderPayment | null;
}

/**
 * Proves what a client says was paid: by what the shop stored of the checkout, and by asking the
 * provider.
 *
 * @throws ShopError UNAUTHENTICATED, BAD_USER_INPUT without a payment, NOT_FOUND for a payment
 *   order that is not the viewer's, PAYMENT_NOT_VERIFIED for a payment that is provably none of it
 */
export async function proveClaim(ctx: Context, claim: PaymentClaim): Promise<ProvenClaim> {
  const { id: userId } = viewerOf(ctx);
  if (!claim.paymentId)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('paymentId can not be blank!'), 'paymentId');
  const named = await namedCheckout(ctx, userId, claim);
  if (named) checkClaim(ctx, named, claim);
  const payment = await findPayment(ctx, named?.paymentOption ?? null, claim.paymentId);
  if (payment === 'unknown yet') return { checkout: named, payment: null };
  const { providerOrderId = null } = payment ?? {};
  const checkout = providerOrderId ? await ctx.db.findOneBy(PaymentOrder, { providerOrderId, userId }) : null;
  if (!payment || !checkout || (named && named.id !== checkout.id)) throw unproven();
  checkClaim(ctx, checkout, claim);
  return { checkout, payment };
}

/**
 * What a client adds to its payment id has to fit the order id that the shop itself stored.
 *
 * @throws ShopError PAYMENT_NOT_VERIFIED
 */
export function checkClaim(ctx: Context, checkout: PaymentOrder, claim: PaymentClaim): void {
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

function unproven(): ShopError {
  return new ShopError(ErrorCode.PAYMENT_NOT_VERIFIED, phrase('The payment could not be verified.'));
}
