import { faultMessage } from '../../lib/fault';
import { useAlert } from './AlertBar';

/** What a mutation answers, as far as it is told. */
export interface Answer {
  ok?: boolean;
  message?: string | null;
  userErrors: readonly { message: string; field?: string | null }[];
}

/** How a mutation ended. */
export interface Outcome<Answered = Answer> {
  isDone: boolean;
  /** What was said of it. */
  message: string;
  /** The box at fault, where one is. */
  field: string | null;
  /** Null where none came; of what was refused, trying the same again is of no use. */
  answer: Answered | null;
}

/** Why something was not done: what to say, and the box at fault where one is. */
export type Problem = Pick<Outcome, 'message' | 'field'>;

/**
 * Runs a mutation to its end, which is an outcome whatever happens.
 *
 * @param said of success, where the graph has no message of its own
 */
export async function outcomeOf<Answered extends Answer>(
  work: () => Promise<Answered | null | undefined>,
  said = '',
): Promise<Outcome<Answered>> {
  try {
    const answer = (await work()) ?? null;
    const [refusal] = answer?.userErrors ?? [];
    const isDone = answer?.ok ?? (answer !== null && !refusal);
    const message = answer?.message ?? refusal?.message ?? (isDone ? said : faultMessage(null));
    return { isDone, message, field: refusal?.field ?? null, answer };
  } catch (error) {
    return { isDone: false, message: faultMessage(error), field: null, answer: null };
  }
}

/**
 * Shows in the alert bar what came of a mutation: its own message, or `said` where it has none; why
 * it was refused; or that it failed.
 *
 * @returns a function that does the work and answers how it ended
 */
export function useReport() {
  const alert = useAlert();
  return async <Answered extends Answer>(work: () => Promise<Answered | null | undefined>, said = '') => {
    const outcome = await outcomeOf(work, said);
    alert[outcome.isDone ? 'success' : 'error'](outcome.message);
    return outcome;
  };
}
