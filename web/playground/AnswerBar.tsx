import { useEditorContext } from '@graphiql/react';
import { PaymentButton } from './answers/PaymentButton';
import { useAnswers } from './answers/useAnswers';
import { NextOperation } from './collections/NextOperation';
import { useSharedOperation } from './sharing/useSharedOperation';
import { FilePicker } from './uploads/FilePicker';
import type { ChosenFiles } from './uploads/files';

/** What stands below the answer: the files that the open tab sends, the payment window, and what is to be run next. */
export function AnswerBar({ onChooseFiles }: { onChooseFiles(files: ChosenFiles): void }) {
  const { tabs, activeTabIndex } = useEditorContext({ nonNull: true });
  const { payment } = useAnswers();
  const tab = tabs[activeTabIndex];
  useSharedOperation();
  return (
    <div className="answer-bar">
      <FilePicker key={tab?.id} query={tab?.query ?? ''} onChoose={onChooseFiles} />
      <PaymentButton />
      <NextOperation isChief={!payment} />
    </div>
  );
}
