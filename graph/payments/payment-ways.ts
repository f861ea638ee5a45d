import { findPaymentParts, type PaymentPart } from '../offers/payment-parts.js';
import type { Context, OpenPaymentOption } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { ONLINE, providerOfferOf, UPI } from '../shared/ports/payment-option.js';
import { paymentOptionOf } from './payment-options.js';

/**
 * A way to pay as a shopper chooses it: an option, or the part of what can be paid online that an
 * offer is for, such as UPI alone. A part is paid by the option's provider, in a dialog that holds
 * its payer to it.
 */
export interface PaymentWay extends OpenPaymentOption, Pick<PaymentPart, 'way' | 'providerOfferId'> {
  /** With what alone it can be paid; null: whichever the provider takes. */
  readonly onlyInstrument: PaymentPart['onlyInstrument'] | null;
}

/** All ways to pay that there are now: each option, and after `online` the parts of it. */
export async function listPaymentWays(ctx: Context): Promise<PaymentWay[]> {
  const parts = await findPaymentParts(ctx);
  return ctx.paymentOptions.flatMap((option) => [
    wholeOf(option),
    ...(option.code === ONLINE ? parts.map((part) => ({ ...option, ...part })) : []),
  ]);
}

/**
 * A way to pay by what was sent as `paymentOption`.
 *
 * @throws ShopError BAD_USER_INPUT for one that the shop does not have, OFFER_NOT_VALID for the
 *   cards of an offer that is over
 */
export async function paymentWayOf(ctx: Context, way: string): Promise<PaymentWay> {
  const isPart = way === UPI || providerOfferOf(way) !== null;
  if (!isPart) return wholeOf(paymentOptionOf(ctx, way));
  const part = (await findPaymentParts(ctx)).find((known) => known.way === way);
  if (!part) throw new ShopError(ErrorCode.OFFER_NOT_VALID, phrase('This offer has ended.'), 'paymentOption');
  return { ...paymentOptionOf(ctx, ONLINE), ...part };
}

function wholeOf(option: OpenPaymentOption): PaymentWay {
  return { ...option, way: option.code, onlyInstrument: null, providerOfferId: null };
}
