import type { MakePayment, Payer, PaymentHost, PaymentOutcome, PaymentToOpen } from '../extensions/contract';

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

const FAILED = { en: 'The payment did not go through.', hi: 'भुगतान नहीं हो पाया.' };

/**
 * How Razorpay is paid: in the dialog that its script opens over the page, until it is paid or
 * closed, as by Back. The amount is the payment order's own, in paise. The dialog stays open after
 * a failed try, so that another can be made there.
 *
 * @see spec §7 (payment)
 */
const makeRazorpay =
  (host: PaymentHost) =>
  async (payment: PaymentToOpen, payer: Payer): Promise<PaymentOutcome> => {
    try {
      await loadScript(payment.scriptUrl);
      return await payInDialog(host, payment, payer);
    } catch {
      return { kind: 'blocked' };
    }
  };

export default makeRazorpay satisfies MakePayment;

function payInDialog(host: PaymentHost, payment: PaymentToOpen, payer: Payer): Promise<PaymentOutcome> {
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
      key: payment.keyId,
      order_id: payment.providerOrderId,
      amount: payment.amountPaise,
      currency: payment.currency,
      name: host.shopName(),
      description: `Order for ${payer.fullName.trim()}`,
      prefill: { name: payer.fullName.trim(), email: payer.email.trim(), contact: payer.phoneNumber.trim() },
      theme: { color: BLUE },
      handler: ({ razorpay_payment_id: paymentId, razorpay_signature: signature }) =>
        resolve({ kind: 'paid', paymentId, signature }),
      modal: { ondismiss: dismiss, handleback: false },
    });
    dialog.on('payment.failed', ({ error }) => {
      reason = error?.description || host.inLanguage(FAILED);
    });
    const release = host.interceptBack(() => {
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
