import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';
import { say } from '../shared/languages/phrase.js';
import { CASH, CREDIT, ONLINE } from '../shared/ports/payment-option.js';
import type { Order } from './order.entity.js';
import { PaymentMethod } from './payment-method.js';

/** The shop's own ways to pay. */
const OWN: Record<PaymentMethod, string> = { ONLINE, CASH, CREDIT };

/**
 * What the way is called by which an order is paid. One that was brought by an extension which is
 * no longer loaded is called what it is to the shop: online, or cash.
 */
export function paymentLabelOf(
  { paymentOptions }: Pick<Context, 'paymentOptions'>,
  { paymentOption, paymentMethod }: Pick<Order, 'paymentOption' | 'paymentMethod'>,
  language: Language,
): string {
  const own = OWN[paymentMethod];
  const option =
    paymentOptions.find(({ code }) => code === paymentOption) ?? paymentOptions.find(({ code }) => code === own);
  return option ? say(option.label, language) : own;
}
