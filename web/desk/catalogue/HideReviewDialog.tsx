import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskHideReviewMutation, useDeskHideReviewPhotoMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`mutation deskHideReview($id: ID!, $reason: String!) {
  hideReview(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }
}`);
gql(`mutation deskHideReviewPhoto($id: ID!, $reason: String!) {
  hideReviewPhoto(id: $id, reason: $reason) { message review { id ...DeskReview } userErrors { code message field } }
}`);

interface HideReviewDialogProps {
  reviewId: string;
  /** The picture, where one of its photos alone is hidden. */
  photoId: string | null;
  onClose: () => void;
}

/** Asks why a review, or one of its photos, is held back from shoppers; they are not told. */
export function HideReviewDialog({ reviewId, photoId, onClose }: HideReviewDialogProps) {
  const report = useOutcomeReport();
  const [hide] = useDeskHideReviewMutation();
  const [hidePhoto] = useDeskHideReviewPhotoMutation();
  const [reason, setReason] = useState('');
  const send = async () =>
    photoId
      ? (await hidePhoto({ variables: { id: photoId, reason } })).data?.hideReviewPhoto
      : (await hide({ variables: { id: reviewId, reason } })).data?.hideReview;
  return (
    <FormDialog
      title={photoId ? t('Hide this photo') : t('Hide this review')}
      text={
        photoId
          ? t('Shoppers no longer see the photo; its review stays. You can show it again later.')
          : t('Shoppers no longer see it, and it does not count in the rating. You can show it again later.')
      }
      actionLabel={t('Hide')}
      onSend={() => report(send)}
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
