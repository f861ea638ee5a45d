import { gql } from '../gql';
import { type ReviewInput, useAddReviewMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';

gql(`mutation addReview($input: ReviewInput!) {
  addReview(input: $input) {
    message
    review { id }
    product { id rating reviewCount ratingCount ...StarBars_product ...ReviewList_product }
    userErrors { code message field }
  }
}`);

/** Whether a review was written; if not, the field at fault where it is one. */
export interface ReviewOutcome {
  isWritten: boolean;
  /** `text` or `customerRating` with what is wrong with it; null otherwise. */
  fault: { field: string; message: string } | null;
}

/**
 * Sends a review and thanks for it; the answer brings the product's new rating and its first
 * reviews, the new one on top. A refusal is shown in the graph's own words.
 *
 * @returns `addReview`, and whether an answer is awaited
 * @see spec §4 (review form), §5 (review)
 */
export function useAddReview() {
  const alert = useAlert();
  const [mutate, { loading }] = useAddReviewMutation();

  const addReview = async (input: ReviewInput): Promise<ReviewOutcome> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.addReview;
      if (!answer?.review) {
        const refusal = answer?.userErrors[0];
        alert.error(refusal?.message ?? faultMessage(null));
        const fault = refusal?.field ? { field: refusal.field, message: refusal.message } : null;
        return { isWritten: false, fault };
      }
      alert.success(answer.message ?? t('Thank you for your review!'));
      return { isWritten: true, fault: null };
    } catch (error) {
      alert.error(faultMessage(error));
      return { isWritten: false, fault: null };
    }
  };
  return { addReview, isBusy: loading };
}
