import { useEffect, useState } from 'react';
import { t } from '../../../lib/messages';
import { type Answer, type Problem, useReport } from '../../../ui/feedback/useReport';

/**
 * Shows in the alert bar what came of sending a form, as `useOutcomeReport` does, and holds what
 * was refused until it is sent again, for the box that it is about, which gets the focus: a long
 * form may show another part of itself.
 */
export function useFormReport() {
  const report = useReport();
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    if (problem?.field) focusFault(document.activeElement?.closest('form') ?? document);
  }, [problem]);
  return {
    /** What is wrong with a field; null where nothing is. */
    errorOf: (field: string) => (problem?.field === field ? problem.message : null),
    /** Does the work, and answers whether it was done. */
    report: async (work: () => Promise<Answer | null | undefined>): Promise<boolean> => {
      setProblem(null);
      const outcome = await report(work, t('Saved.'));
      setProblem(outcome.isDone ? null : outcome);
      return outcome.isDone;
    },
  };
}

/** Brings the focus to the first box at fault, and the box into view. */
function focusFault(form: ParentNode): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
