import type {
  MakePayment,
  Payer,
  PaymentHost,
  PaymentOutcome,
  PaymentToOpen,
  PaymentWish,
} from '../extensions/contract';

interface PaidResponse {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** A way of paying within the dialog, as its `config` names it. */
interface Instrument {
  method: 'upi' | 'card' | 'netbanking';
  flows?: ('intent' | 'qr' | 'collect')[];
  apps?: string[];
}

interface RazorpayOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string; method?: Instrument['method'] };
  theme: { color: string };
  config: {
    display: {
      /** The first of `sequence`: what the shopper has chosen on our page. */
      blocks?: { chosen: { name: string; instruments: Instrument[] } };
      sequence?: string[];
      hide: Instrument[];
      preferences: { show_default_blocks: boolean };
    };
  };
  /** Whose saved cards are shown, where the shopper has consented to it. */
  customer_id?: string;
  /** Whether the dialog offers to save a card. */
  remember_customer: boolean;
  /** After so many seconds the dialog closes by itself. */
  timeout?: number;
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

/** No UPI id is typed any more: NPCI has ended that for shops in February 2026. */
const HIDDEN: Instrument[] = [{ method: 'upi', flows: ['collect'] }];

/** Nothing in particular is wished of how it is paid. */
const ANY: PaymentWish = { instrument: 'UPI', flow: null, app: null };

const METHODS = { UPI: 'upi', CARD: 'card', NETBANKING: 'netbanking' } as const;

const CHOSEN = { en: 'Your choice', hi: 'आपकी पसंद' };

/** What the dialog says that is paid for. */
const ORDER_FOR = { en: (name: string) => `Order for ${name}`, hi: (name: string) => `${name} का ऑर्डर` };

const FAILED = { en: 'The payment did not go through.', hi: 'भुगतान नहीं हो पाया.' };

/**
 * How Razorpay is paid: in the dialog that its script opens over the page, until it is paid or
 * closed, as by Back, or as the goods are held no longer. What the shopper has chosen on our page
 * stands first in it. The amount is the payment order's own, in paise. The dialog stays open after
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
      description: host.inLanguage(ORDER_FOR)(payer.fullName.trim()),
      prefill: {
        ...{ name: payer.fullName.trim(), email: payer.email.trim(), contact: payer.phoneNumber.trim() },
        ...(payment.wish ? { method: METHODS[payment.wish.instrument] } : {}),
      },
      theme: { color: BLUE },
      config: { display: displayOf(host, payment) },
      ...savedCardsOf(payment),
      ...timeoutOf(payment),
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

/**
 * What the dialog shows, and in which order; everything else that the shop takes comes below, but
 * where an offer is for what was chosen alone.
 */
function displayOf(host: PaymentHost, { wish, onlyInstrument }: PaymentToOpen): RazorpayOptions['config']['display'] {
  const rest = { hide: HIDDEN, preferences: { show_default_blocks: !onlyInstrument } };
  const { instrument, flow, app } = wish ?? ANY;
  if (!onlyInstrument && !wish) return rest;
  const chosen = {
    ...{
      method: METHODS[onlyInstrument ?? instrument],
      ...(flow ? { flows: [flow] } : {}),
      ...(app ? { apps: [app] } : {}),
    },
  };
  const block = { name: host.inLanguage(CHOSEN), instruments: [chosen] };
  return { blocks: { chosen: block }, sequence: ['block.chosen'], ...rest };
}

function savedCardsOf({ customerId }: PaymentToOpen): Pick<RazorpayOptions, 'customer_id' | 'remember_customer'> {
  return customerId ? { customer_id: customerId, remember_customer: true } : { remember_customer: false };
}

function timeoutOf({ expiresAt }: PaymentToOpen): Pick<RazorpayOptions, 'timeout'> {
  const leftS = expiresAt ? Math.floor((Date.parse(expiresAt) - Date.now()) / 1000) : 0;
  return leftS > 0 ? { timeout: leftS } : {};
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
