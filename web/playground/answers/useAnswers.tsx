import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { Payer, PaymentToOpen } from '../../extensions/contract';
import { useSession } from '../useSession';
import { parseGives, valuesOf } from './gives';

/** A payment that waits for its window, with whom the window greets. */
export interface WaitingPayment {
  paymentOrder: PaymentToOpen;
  payer: Payer;
}

interface Answers {
  /** What was remembered, by name: it stands in the place of "…product" and the like. */
  values: Readonly<Record<string, string>>;
  /** The payment that was started last; null when it was paid, or none was. */
  payment: WaitingPayment | null;
  /** Remembers what an operation gives of its answer. A token is asked with from then on. */
  remember(query: string, variables: unknown, data: unknown): void;
  /** Remembers how the window was paid in. */
  rememberPayment(paid: { paymentId: string; signature: string }): void;
}

const AnswersContext = createContext<Answers | null>(null);

/** Holds what answers gave, for everything within; it is forgotten when the page is left. */
export function AnswersProvider({ children }: { children: ReactNode }) {
  const { continueWith } = useSession();
  const [values, setValues] = useState<Record<string, string>>({});
  const [payment, setPayment] = useState<WaitingPayment | null>(null);
  // What remembers is given to the editor once, which would otherwise ask for the schema again.
  const latest = useRef(continueWith);
  latest.current = continueWith;

  const remembering = useMemo(() => {
    const add = (more: Record<string, string>) => setValues((before) => ({ ...before, ...more }));
    return {
      remember: (query: string, variables: unknown, data: unknown) => {
        const { token, ...found } = valuesOf(parseGives(query), data);
        if (token) latest.current(token);
        if (Object.keys(found).length > 0) add(found);
        const started = paymentIn(variables, data);
        if (started) setPayment(started);
      },
      rememberPayment: (paid: { paymentId: string; signature: string }) => {
        add(paid);
        setPayment(null);
      },
    };
  }, []);

  return <AnswersContext value={{ values, payment, ...remembering }}>{children}</AnswersContext>;
}

/**
 * What was remembered of answers, and the ways to remember more.
 *
 * @throws Error outside of AnswersProvider
 */
export function useAnswers(): Answers {
  const answers = useContext(AnswersContext);
  if (!answers) throw new Error('useAnswers wants AnswersProvider around it');
  return answers;
}

/**
 * The payment order in an answer, where all is there that its window needs. Those of other ways to
 * pay than `online` are paid at checkout, which knows how.
 */
function paymentIn(variables: unknown, data: unknown): WaitingPayment | null {
  const answers = Object.values(data ?? {}) as ({ paymentOrder?: Partial<PaymentToOpen> | null } | null)[];
  const paymentOrder = answers.find((answer) => answer?.paymentOrder)?.paymentOrder;
  if (!paymentOrder?.scriptUrl || !paymentOrder.keyId || !paymentOrder.providerOrderId) return null;
  const { input } = (variables ?? {}) as { input?: Partial<Payer> & { paymentOption?: string | null } };
  if ((input?.paymentOption ?? 'online') !== 'online') return null;
  const { fullName = '', email = '', phoneNumber = '' } = input ?? {};
  return { paymentOrder: paymentOrder as PaymentToOpen, payer: { fullName, email, phoneNumber } };
}
