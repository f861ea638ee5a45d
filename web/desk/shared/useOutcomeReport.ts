import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';

/** What a mutation answers, as far as the desk shows it. */
interface Answer {
  message?: string | null;
  userErrors: readonly { message: string }[];
}

/**
 * Shows in the alert bar what came of a mutation: its own message, or `done` where it has none; why
 * it was refused; or that it failed.
 *
 * @returns a function that does the work and answers whether it was done
 */
export function useOutcomeReport() {
  const alert = useAlert();
  return async (work: () => Promise<Answer | null | undefined>, done = t('Saved.')): Promise<boolean> => {
    try {
      const answer = await work();
      const refusal = answer ? answer.userErrors[0]?.message : faultMessage(null);
      if (refusal) alert.error(refusal);
      else alert.success(answer?.message ?? done);
      return !refusal;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
}
