import { useState } from 'react';
import makeRazorpay from '../../checkout/razorpay';
import { paymentHost } from '../../extensions/paymentHost';
import { useAnswers } from './useAnswers';

const openRazorpay = makeRazorpay(paymentHost);

/**
 * Opens the window of the provider over a payment that was started, and remembers what PlaceOrder
 * wants to know of it.
 */
export function PaymentButton() {
  const { payment, rememberPayment } = useAnswers();
  const [outcome, setOutcome] = useState<{ id: string; text: string } | null>(null);
  const [paid, setPaid] = useState(false);

  if (!payment) return paid && <p role="status">Paid. The payment and its signature stand ready for PlaceOrder.</p>;
  const { paymentOrder, payer } = payment;

  const pay = async () => {
    setOutcome(null);
    const ended = await openRazorpay(paymentOrder, payer);
    setPaid(ended.kind === 'paid');
    if (ended.kind === 'paid') rememberPayment({ paymentId: ended.paymentId, signature: ended.signature });
    else if (ended.kind === 'blocked')
      setOutcome({ id: paymentOrder.id, text: 'The payment window could not be loaded.' });
    else
      setOutcome({
        id: paymentOrder.id,
        text: ended.reason ?? 'The payment window was closed before anything was paid.',
      });
  };

  return (
    <>
      <button type="button" className="chief" onClick={pay}>
        Open the payment window
      </button>
      {outcome?.id === paymentOrder.id && <p role="alert">{outcome.text}</p>}
    </>
  );
}
