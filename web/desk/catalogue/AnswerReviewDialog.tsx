import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskAnswerReviewMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`mutation deskAnswerReview($id: ID!, $text: String!) {
  answerReview(id: $id, text: $text) { message review { id ...DeskReview } userErrors { code message field } }
}`);

interface AnswerReviewDialogProps {
  reviewId: string;
  /** What the shop has answered; null while it has not. */
  answer: string | null;
  onClose: () => void;
}

/** Writes what the shop answers to a review, below which every shopper reads it. */
export function AnswerReviewDialog({ reviewId, answer, onClose }: AnswerReviewDialogProps) {
  const report = useOutcomeReport();
  const [send] = useDeskAnswerReviewMutation();
  const [text, setText] = useState(answer ?? '');
  return (
    <FormDialog
      title={t('Answer this review')}
      text={t('Everybody reads it below the review. Its writer gets the first answer by e-mail.')}
      actionLabel={t('Answer')}
      onSend={() => report(async () => (await send({ variables: { id: reviewId, text } })).data?.answerReview)}
      onClose={onClose}
    >
      <TextField label={t('Your answer')} name="text" rows={5} maxLength={2000} value={text} onChange={setText} />
    </FormDialog>
  );
}
