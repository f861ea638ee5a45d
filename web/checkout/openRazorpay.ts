import type { StartPaymentMutation } from '../gql/graphql';
import { shopName } from '../lib/server-report';
import { interceptBack } from '../ui/feedback/interceptBack';
import type { Billing } from './billing';

/**
 * The payment order the graph opened: what is paid, in paise, and where the provider's script lies.
 */
export type OpenPaymentOrder = NonNullable<StartPaymentMutation['startPayment']['paymentOrder']>;

/** Whom the dialog greets. */
export type Payer = Pick<Billing, 'fullName' | 'email' | 'phoneNumber'>;

/** How the payment dialog ended. */
export type PaymentOutcome =
  | { kind: 'paid'; paymentId: string; signature: string }
  /**
   * Closed by the shopper; `reason` is the provider's word on the last failed try, null when none
   * failed.
   */
  | { kind: 'dismissed'; reason: string | null }
  /** The provider's script could not be loaded or started: no network, or a blocker. */
  | { kind: 'blocked' };

interface PaidResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  handler: (response: PaidResponse) => void;
  /** `handleback`: whether it listens to Back by itself. */
  modal: { ondismiss: () => void; handleback: boolean };
}

interface RazorpayDialog {
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (response: { error?: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    /** Defined by the payment provider's script, or by the stand-in's. */
    Razorpay?: new (
      options: RazorpayOptions,
    ) => RazorpayDialog;
  }
}

/** The blue of the dialog. @see spec §7 (blue theme colour) */
const BLUE = '#1F5FBF';

/** How long the provider's script may take to load before the shopper is alerted, in ms. */
const SCRIPT_WAIT_MS = 15_000;

/**
 * Opens the payment provider's dialog over the page and waits until it is paid or closed, as by
 * Back. The amount is the payment order's own, in paise. The dialog stays open after a failed try,
 * so that another can be made there.
 *
 * @param billing fills in name, e-mail and phone for the shopper
 * @returns how it ended; it never throws
 * @see spec §7 (payment)
 */
export async function openRazorpay(paymentOrder: OpenPaymentOrder, billing: Payer): Promise<PaymentOutcome> {
  try {
    await loadScript(paymentOrder.scriptUrl);
    return await payInDialog(paymentOrder, billing);
  } catch {
    return { kind: 'blocked' };
  }
}

function payInDialog(paymentOrder: OpenPaymentOrder, billing: Payer): Promise<PaymentOutcome> {
  return new Promise((settle, reject) => {
    if (!window.Razorpay) {
      reject(new Error('The payment script defined nothing'));
      return;
    }
    let reason: string | null = null;
    const resolve = (outcome: PaymentOutcome) => {
      release();
      settle(outcome);
    };
    const dismiss = () => resolve({ kind: 'dismissed', reason });
    const dialog = new window.Razorpay({
      key: paymentOrder.keyId,
      order_id: paymentOrder.providerOrderId,
      amount: paymentOrder.amountPaise,
      currency: paymentOrder.currency,
      name: shopName(),
      description: `Order for ${billing.fullName.trim()}`,
      prefill: { name: billing.fullName.trim(), email: billing.email.trim(), contact: billing.phoneNumber.trim() },
      theme: { color: BLUE },
      handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) =>
        resolve({ kind: 'paid', paymentId, signature }),
      modal: { ondismiss: dismiss, handleback: false },
    });
    dialog.on('payment.failed', ({ error }) => {
      reason = error?.description || 'The payment did not go through.';
    });
    const release = interceptBack(() => {
      dialog.close();
      dismiss();
    });
    try {
      dialog.open();
    } catch (error) {
      release();
      reject(error);
    }
  });
}

const loaded = new Map<string, Promise<void>>();

function loadScript(url: string): Promise<void> {
  const before = loaded.get(url);
  if (before) return before;
  const script = document.createElement('script');
  const loading = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The payment script took too long')), SCRIPT_WAIT_MS);
    script.onload = () => resolve(clearTimeout(timer));
    script.onerror = () => reject(new Error('The payment script did not load'));
  });
  script.src = url;
  script.async = true;
  document.head.append(script);
  loaded.set(url, loading);
  // The next try starts from nothing, in case the network is back or the blocker off.
  loading.catch(() => {
    loaded.delete(url);
    script.remove();
  });
  return loading;
}
