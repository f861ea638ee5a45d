import { faultMessage } from '../../lib/fault';
import { useAlert } from '../../ui/feedback/AlertBar';

/** What the graph answers of a step that changes nothing which could be shown. */
interface Answer {
  ok: boolean;
  message?: string | null;
  userErrors: readonly { message: string; field?: string | null }[];
}

/** How a step ended: what was said of it, and the box at fault where one is. */
export interface Outcome {
  isDone: boolean;
  message: string;
  field: string | null;
  /** Whether the graph has refused it, so that trying the same again is of no use. */
  isRefused: boolean;
}

/**
 * @returns a function that asks the graph for a step, shows its message, and answers how it ended
 */
export function useOutcome(): (ask: () => Promise<Answer | undefined>) => Promise<Outcome> {
  const alert = useAlert();
  return async (ask) => {
    let answer: Answer | undefined;
    let message: string;
    try {
      answer = await ask();
      message = answer?.message ?? answer?.userErrors[0]?.message ?? faultMessage(null);
    } catch (error) {
      message = faultMessage(error);
    }
    const isDone = answer?.ok ?? false;
    if (isDone) alert.success(message);
    else alert.error(message);
    return { isDone, message, field: answer?.userErrors[0]?.field ?? null, isRefused: answer !== undefined && !isDone };
  };
}
