import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskHideReviewMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/FormDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`mutation deskHideReview($id: ID!, $reason: String!) {
  hideReview(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }
}`);

/** Asks why a review is held back from shoppers; they are not told. */
export function HideReviewDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const report = useOutcomeReport();
  const [hide] = useDeskHideReviewMutation();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('Hide this review')}
      text={t('Shoppers no longer see it, and it does not count in the rating. You can show it again later.')}
      actionLabel={t('Hide')}
      onSend={() => report(async () => (await hide({ variables: { id: reviewId, reason } })).data?.hideReview)}
      onClose={onClose}
    >
      <TextField
        label={t('Why')}
        name="reason"
        maxLength={200}
        value={reason}
        onChange={setReason}
        hint={t('Only staff see this.')}
      />
    </FormDialog>
  );
}
