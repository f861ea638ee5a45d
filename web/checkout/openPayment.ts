import type { MakePayment, Payer, PaymentHost, PaymentOutcome, PaymentToOpen } from '../extensions/contract';
import { paymentHost } from '../extensions/paymentHost';
import { servedParts } from '../extensions/served';

type Pay = ReturnType<MakePayment>;

/**
 * The shop's own ways to pay that a provider takes the money by. An extension that brings a way of
 * the same code takes its place; one that is paid at the hand-over stands nowhere.
 */
const OWN: Partial<Record<string, () => Promise<{ default: (host: PaymentHost) => Pay }>>> = {
  online: () => import('./razorpay'),
};

/** The way that brings the dialog: a part of it, which an offer is for, is paid in the same. */
function dialogOf(code: string): string {
  return code === 'upi' || code.startsWith('bank-card:') ? 'online' : code;
}

/** What was loaded, by the code of the way to pay. */
const loaded = new Map<string, Promise<Pay>>();

/**
 * Loads how a way is paid, once it is chosen, so that it is there when the shopper pays. One that
 * is paid at the hand-over has nothing to load, and what fails is tried again by `openPayment`.
 *
 * @param code of the way to pay
 */
export function preparePayment(code: string): void {
  const dialog = dialogOf(code);
  if (servedParts().payments[dialog] || OWN[dialog]) loadPayment(dialog).catch(() => undefined);
}

/**
 * Lets the shopper pay in the way that was chosen.
 *
 * @param code of the way to pay
 * @returns how it ended; it never throws
 */
export async function openPayment(code: string, payment: PaymentToOpen, payer: Payer): Promise<PaymentOutcome> {
  const dialog = dialogOf(code);
  try {
    const pay = await loadPayment(dialog);
    return await pay(payment, payer);
  } catch (thrown) {
    const part = servedParts().payments[dialog];
    if (part) (await import('../extensions/loadModule')).blame(part, thrown);
    return { kind: 'blocked' };
  }
}

function loadPayment(code: string): Promise<Pay> {
  const before = loaded.get(code);
  if (before) return before;
  const loading = load(code);
  loaded.set(code, loading);
  // The next try starts from nothing, in case the network is back.
  loading.catch(() => loaded.delete(code));
  return loading;
}

async function load(code: string): Promise<Pay> {
  const part = servedParts().payments[code];
  if (part) return (await import('../extensions/loadModule')).loadModule<Pay>(part);
  const own = OWN[code];
  if (!own) throw new Error(`Nothing opens the way to pay ${code}`);
  return (await own()).default(paymentHost);
}
