import { useEditorContext, useExecutionContext } from '@graphiql/react';
import { PaymentButton } from './answers/PaymentButton';
import { useAnswers } from './answers/useAnswers';
import { NextOperation } from './collections/NextOperation';
import { useSharedOperation } from './sharing/useSharedOperation';
import { FilePicker } from './uploads/FilePicker';
import type { ChosenFiles } from './uploads/files';

/**
 * What stands below the answer: the files that the open tab sends, the payment window, and what is
 * to be run next. Before the first run, what to press, in the place of the answer.
 */
export function AnswerBar({ onChooseFiles }: { onChooseFiles(files: ChosenFiles): void }) {
  const { tabs, activeTabIndex } = useEditorContext({ nonNull: true });
  const { isFetching } = useExecutionContext({ nonNull: true });
  const { payment } = useAnswers();
  const tab = tabs[activeTabIndex];
  useSharedOperation();
  const isBeforeFirstRun = !tab?.response && !isFetching;
  return (
    <div className="answer-bar">
      {isBeforeFirstRun && (
        <p className="before-first-run">Press ▶ or Ctrl+Enter to run the operation. The answer is shown here.</p>
      )}
      <FilePicker key={tab?.id} query={tab?.query ?? ''} onChoose={onChooseFiles} />
      <PaymentButton />
      <NextOperation isChief={!payment} />
    </div>
  );
}
