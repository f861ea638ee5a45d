import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRefreshCart } from '../cart/useRefreshCart';
import type { PaymentWish } from '../extensions/contract';
import { CheckoutOffersDocument, type PlaceOrderInput } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { CART_RELOAD_MS } from '../lib/timings';
import { useAlert } from '../ui/feedback/AlertBar';
import type { Billing } from './billing';
import { openPayment, preparePayment } from './openPayment';
import { type Choice, CREDIT } from './PaymentChoice';
import { upiFlow } from './upiFlow';
import { useCancelPayment } from './useCancelPayment';
import { useCheckPayment } from './useCheckPayment';
import { type PlacedAtOnce, usePlaceAtOnce } from './usePlaceAtOnce';
import { usePlaceOrder } from './usePlaceOrder';
import { type StartedPayment, useStartPayment } from './useStartPayment';

/**
 * What the checkout is doing: at rest, asking for a payment order, waiting for the dialog, or
 * making the order.
 */
export type CheckoutStep = 'ready' | 'starting' | 'paying' | 'confirming';

/** What is to be ordered besides where it goes. */
export interface CheckoutWish extends Omit<Choice, 'instrument'> {
  /** Null where the way to pay lets choose none. */
  instrument: Choice['instrument'] | null;
  /** That was shown, in rupees. */
  total: number;
  /** The chosen time of delivery; empty for the earliest. */
  slot: string;
  /** The part of it that gift cards and store credit pay, in rupees; 0 for nothing. */
  credit: number;
  /** Whether no dialog opens: it is paid at the hand-over, or by credit alone. */
  isPlacedAtOnce: boolean;
}

/** Why the last try did not lead to an order. In every case cart and form stay as they are. */
export type CheckoutProblem =
  /**
   * The dialog was closed; `reason` is the provider's word on a failed payment, null when none was
   * tried.
   */
  | { kind: 'dismissed'; reason: string | null }
  /** The dialog could not be opened. */
  | { kind: 'blocked' }
  /**
   * Something is no longer there in that number; product and pieces left, where the graph said so.
   */
  | { kind: 'outOfStock'; message: string; productName: string | null; available: number | null }
  /** The cart no longer costs the rupees it was shown for. */
  | { kind: 'priceChanged'; message: string; shown: number }
  /** The graph refused, in its own words. */
  | { kind: 'refused'; message: string }
  /**
   * The bank or the UPI app has not answered; cart and goods are kept, and another try is safe.
   */
  | { kind: 'atBank'; message: string; paymentOrderId: string }
  /** Paid, but the order is not confirmed: paying again might pay twice. */
  | { kind: 'unsure'; message: string | null };

/** How often a bank that has not answered is asked after, in ms. */
const ASK_AGAIN_MS = 5_000;

/**
 * The way from a filled form to an order: payment order, dialog, order. One at a time: further
 * presses meanwhile are ignored, and once a payment may have been made no other can be started
 * until the graph has spoken. A payment order that was not paid is reused for the next try, and
 * cancelled when the page is left. When the dialog is closed the graph says what became of it: a
 * payment may have been made all the same, or wait at the bank, which is asked after until it has
 * answered.
 *
 * @param onEnd called once there is an order, with its id, or with null when it was made behind
 *   this page's back; the cart is read anew a second later
 * @see spec §4 (checkout)
 */
export function useCheckout(onEnd: (orderId: string | null) => void) {
  const client = useApolloClient();
  const alert = useAlert();
  const startPayment = useStartPayment();
  const placeOrder = usePlaceOrder();
  const placeAtOnce = usePlaceAtOnce();
  const cancelPayment = useCancelPayment();
  const checkPayment = useCheckPayment();
  const refreshCart = useRefreshCart();
  const [step, setStep] = useState<CheckoutStep>('ready');
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const isRunning = useRef(false);
  const unpaid = useRef<StartedPayment['paymentOrder']>(null);
  /** The last payment order that a dialog was opened for. */
  const opened = useRef<string | null>(null);
  const proof = useRef<PlaceOrderInput | null>(null);

  /** Runs one try from press to end; `work` answers why it did not lead to an order. */
  const run = async (work: () => Promise<CheckoutProblem | null>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setProblem(null);
    try {
      setProblem(await work());
    } catch (error) {
      setProblem({ kind: 'refused', message: faultMessage(error) });
      alert.error(faultMessage(error));
    } finally {
      isRunning.current = false;
      setStep('ready');
    }
  };

  const end = (orderId: string | null, report: () => void) => {
    report();
    setTimeout(refreshCart, CART_RELOAD_MS);
    onEnd(orderId);
  };

  const confirm = async (input: PlaceOrderInput): Promise<CheckoutProblem | null> => {
    setStep('confirming');
    proof.current = input;
    try {
      const { order, message, userErrors } = await placeOrder(input);
      if (!order) return { kind: 'unsure', message: userErrors[0]?.message ?? null };
      proof.current = null;
      const isSold = order.status !== 'REFUNDED';
      end(order.id, () => alert[isSold ? 'success' : 'error'](message ?? t('Your order is placed. Thank you!')));
      return null;
    } catch {
      return { kind: 'unsure', message: null };
    }
  };

  /**
   * Ends the checkout where what a dialog was opened for was paid after that was closed, such as in
   * an app of a phone: then nothing is left to be bought.
   */
  const endsPaid = async (): Promise<boolean> => {
    const checked = opened.current === null ? null : await checkPayment(opened.current);
    if (checked?.order.status !== 'CONFIRMED') return false;
    unpaid.current = null;
    end(checked.order.id, () => alert.success(checked.message));
    return true;
  };

  /** What each way to pay comes to follows from the cart, and is what is paid by it. */
  const readOffersAnew = () =>
    client.refetchQueries({ include: [CheckoutOffersDocument] }).then(
      () => undefined,
      () => undefined,
    );

  const refuse = async (error: Refusal | undefined, shownTotal: number): Promise<CheckoutProblem | null> => {
    if (await endsPaid()) return null;
    alert.error(error?.message ?? faultMessage(null));
    await Promise.all([refreshCart(), readOffersAnew()]);
    return asProblem(error, shownTotal);
  };

  const orderAtOnce = async (billing: Billing, wish: CheckoutWish): Promise<CheckoutProblem | null> => {
    setStep('confirming');
    const { order, message, userErrors } = await placeAtOnce(
      asInput(billing, wish),
      wish.total,
      wish.payment === CREDIT,
    );
    if (!order) return refuse(userErrors[0], wish.total);
    // The graph gave it up with the order.
    unpaid.current = null;
    end(order.id, () => alert.success(message ?? t('Your order is placed. Thank you!')));
    return null;
  };

  /** What became of a payment order; `otherwise` where nothing was paid or is under way. */
  const check = async (paymentOrderId: string, otherwise: CheckoutProblem | null): Promise<CheckoutProblem | null> => {
    const checked = await checkPayment(paymentOrderId);
    if (!checked) return otherwise;
    const { order, message } = checked;
    if (order.paymentWait === 'SHOPPER') return { kind: 'dismissed', reason: message };
    // What waits at the bank is not given up when the page is left.
    unpaid.current = null;
    if (order.status === 'PENDING') return { kind: 'atBank', message: order.paymentNotice ?? message, paymentOrderId };
    end(order.id, () => alert[order.status === 'CONFIRMED' ? 'success' : 'error'](message));
    return null;
  };

  const pay = async (billing: Billing, wish: CheckoutWish): Promise<CheckoutProblem | null> => {
    setStep('starting');
    preparePayment(wish.payment);
    const { paymentOrder, userErrors } = await startPayment(asInput(billing, wish), wish.total);
    if (!paymentOrder) return refuse(userErrors[0], wish.total);
    unpaid.current = paymentOrder;
    opened.current = paymentOrder.id;
    setStep('paying');
    const outcome = await openPayment(wish.payment, { ...paymentOrder, wish: wishOf(wish) }, billing);
    if (outcome.kind === 'dismissed') {
      setStep('confirming');
      return check(paymentOrder.id, outcome);
    }
    if (outcome.kind !== 'paid') return outcome;
    unpaid.current = null;
    const { paymentId, signature } = outcome;
    return confirm({ paymentOrderId: paymentOrder.id, paymentId, signature });
  };

  const abort = async (): Promise<CheckoutProblem | null> => {
    const paymentOrder = unpaid.current;
    unpaid.current = null;
    const refusal = paymentOrder && (await cancelPayment(paymentOrder.id));
    // It has been paid meanwhile, so there is an order: good news, though the wish was refused.
    if (refusal) end(null, () => alert[refusal.code === 'CONFLICT' ? 'success' : 'error'](refusal.message));
    return null;
  };

  const leave = useEffectEvent(() => {
    // While the dialog is open or an answer awaited the payment may yet be made; then nothing is
    // given up.
    if (unpaid.current && !isRunning.current) cancelPayment(unpaid.current.id).catch(() => undefined);
  });
  useEffect(() => () => leave(), []);

  const askAfter = useEffectEvent(async () => {
    if (isRunning.current || problem?.kind !== 'atBank') return;
    const next = await check(problem.paymentOrderId, problem);
    if (!isRunning.current) setProblem(next);
  });
  const isAtBank = problem?.kind === 'atBank';
  useEffect(() => {
    if (!isAtBank) return;
    const timer = setInterval(() => void askAfter(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isAtBank]);

  return {
    /** What is going on now. */
    step,
    /** Why the last try led to no order; null before the first and while one runs. */
    problem,
    /** Starts a try. Ignored while one runs or a payment is unconfirmed. */
    start: (billing: Billing, wish: CheckoutWish) => {
      if (!proof.current) run(() => (wish.isPlacedAtOnce ? orderAtOnce : pay)(billing, wish));
    },
    /** Asks again for the order of a payment that is not confirmed yet, or waits at the bank. */
    checkAgain: () => {
      const before = problem;
      return run(async () => {
        if (proof.current) return confirm(proof.current);
        return before?.kind === 'atBank' ? check(before.paymentOrderId, before) : null;
      });
    },
    /** Gives up the payment order of a closed dialog and lets go of the goods held for it. */
    abort: () => run(abort),
  };
}

/** What the dialog is to begin with; null where its way to pay lets choose nothing. */
function wishOf({ instrument, app }: CheckoutWish): PaymentWish | null {
  if (instrument === null) return null;
  const flow = instrument === 'UPI' ? upiFlow() : null;
  return { instrument, flow, app: flow === 'intent' ? app : null };
}

function asInput({ streetAddressLine2, ...required }: Billing, wish: CheckoutWish) {
  const { slot, isExpress, payment, credit, instrument, savesCard } = wish;
  const line2 = streetAddressLine2.trim() || null;
  const chosen = { deliverySlot: slot || null, isExpress, paymentOption: payment };
  // What is paid by credit alone names no part of it.
  const part = payment !== CREDIT && credit > 0 ? { credit } : {};
  const saved = instrument === 'CARD' && savesCard ? { savesCard } : {};
  return { ...required, streetAddressLine2: line2, ...chosen, ...part, ...saved };
}

/** Why the graph began no checkout, or placed no order. */
type Refusal = StartedPayment['userErrors'][number] | PlacedAtOnce['userErrors'][number];

function asProblem(error: Refusal | undefined, shown: number): CheckoutProblem {
  const message = error?.message ?? faultMessage(null);
  if (error?.code === 'PRICE_CHANGED') return { kind: 'priceChanged', message, shown };
  if (error?.code !== 'OUT_OF_STOCK') return { kind: 'refused', message };
  const isKnown = error.__typename === 'StockError';
  return {
    kind: 'outOfStock',
    message,
    productName: isKnown ? error.product.name : null,
    available: isKnown ? error.available : null,
  };
}
