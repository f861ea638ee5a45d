import { gql } from '../gql';
import { type ReviewInput, useAddReviewMutation } from '../gql/graphql';
import { t } from '../lib/messages';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation addReview($input: ReviewInput!) {
  addReview(input: $input) {
    message
    review { id }
    product { id rating reviewCount ratingCount ...StarBars_product ...ReviewList_product }
    userErrors { code message field }
  }
}`);

/**
 * Sends a review and thanks for it; the answer brings the product's new rating and its first
 * reviews, the new one on top. A refusal is shown in the graph's own words.
 *
 * @returns `addReview`, and whether an answer is awaited
 * @see spec §4 (review form), §5 (review)
 */
export function useAddReview() {
  const report = useReport();
  const [mutate, { loading }] = useAddReviewMutation();

  const addReview = (input: ReviewInput) =>
    report(async () => (await mutate({ variables: { input } })).data?.addReview, t('Thank you for your review!'));
  return { addReview, isBusy: loading };
}
