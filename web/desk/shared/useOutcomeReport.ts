import { t } from '../../lib/messages';
import { type Answer, useReport } from '../../ui/feedback/useReport';

/**
 * Shows in the alert bar what came of a mutation of the desk, which 'Saved.' where it has no words.
 *
 * @returns a function that does the work and answers whether it was done
 */
export function useOutcomeReport() {
  const report = useReport();
  return async (work: () => Promise<Answer | null | undefined>, done = t('Saved.')): Promise<boolean> =>
    (await report(work, done)).isDone;
}
