import type { MakePayment } from '../extensions/contract';
import { servedParts } from '../extensions/served';
import { type OpenPaymentOrder, openRazorpay, type Payer, type PaymentOutcome } from './openRazorpay';

/**
 * Lets the shopper pay: in the dialog of the shop's provider, or by what an extension brings that
 * takes payments in its place, whose code is loaded only now.
 *
 * @returns how it ended; it never throws
 */
export async function openPayment(paymentOrder: OpenPaymentOrder, payer: Payer): Promise<PaymentOutcome> {
  const { payment } = servedParts();
  if (!payment) return openRazorpay(paymentOrder, payer);
  const { blame, loadModule } = await import('../extensions/loadModule');
  try {
    const pay = await loadModule<ReturnType<MakePayment>>(payment);
    return await pay(paymentOrder, payer);
  } catch (thrown) {
    blame(payment, thrown);
    return { kind: 'blocked' };
  }
}
