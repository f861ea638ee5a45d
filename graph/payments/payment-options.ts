import { PaymentMethod } from '../orders/payment-method.js';
import type { Context, OpenPaymentOption, PaymentTerms, PaymentWish } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import { CREDIT, ONLINE } from '../shared/ports/payment-option.js';
import type { PaymentProvider } from '../shared/ports/payment-provider.js';

/**
 * A way to pay by its code.
 *
 * @throws ShopError BAD_USER_INPUT for one that the shop does not have
 */
export function paymentOptionOf(ctx: Context, code: string): OpenPaymentOption {
  const option = ctx.paymentOptions.find((known) => known.code === code);
  if (!option)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('There is no payment method {code}.', { code }),
      'paymentOption',
    );
  return option;
}

/** When what is paid in a way is paid. */
export function methodOf({ code, provider }: Pick<OpenPaymentOption, 'code' | 'provider'>): PaymentMethod {
  if (code === CREDIT) return PaymentMethod.CREDIT;
  return provider === null ? PaymentMethod.CASH : PaymentMethod.ONLINE;
}

/**
 * The provider that takes, or took, the money of a checkout.
 *
 * @param code of the way to pay; null: `online`
 * @throws ShopError PROVIDER_UNAVAILABLE where the extension that brought it is not loaded: then
 *   what is owed waits until it is again
 */
export function providerOf(ctx: Context, code: string | null): PaymentProvider {
  if (code === null || code === ONLINE) return ctx.payments;
  const provider = ctx.paymentOptions.find((known) => known.code === code)?.provider;
  if (provider) return provider;
  throw new ShopError(
    ErrorCode.PROVIDER_UNAVAILABLE,
    phrase('This shop cannot take payments by {code} right now.', { code }),
  );
}

/**
 * On what terms an order can be paid in a way; null where it is not to be shown at all.
 *
 * @throws Error for a fee that is no amount in whole rupees
 */
export async function termsOf(
  ctx: Context,
  { code, offer }: OpenPaymentOption,
  wish: PaymentWish,
): Promise<(PaymentTerms & { feePaise: Paise }) | null> {
  if (!offer) return { feePaise: asPaise(0), refusal: null };
  const terms = await offer(ctx, wish);
  if (!terms) return null;
  const { feePaise: fee } = terms;
  if (!Number.isSafeInteger(fee) || fee < 0 || fee % 100 !== 0)
    throw new Error(`The way to pay ${code} asks a fee of ${fee} paise, which is not whole rupees.`);
  return { ...terms, feePaise: asPaise(fee) };
}
