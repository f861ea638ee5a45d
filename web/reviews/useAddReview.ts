import { gql } from '../gql';
import {
  MyReviewDocument,
  ProductReviewsDocument,
  type ReviewInput,
  type ReviewSort,
  useAddReviewMutation,
} from '../gql/graphql';
import { t } from '../lib/messages';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation addReview($input: ReviewInput!) {
  addReview(input: $input) {
    message
    review { id ...ReviewItem_review }
    product { id rating reviewCount ratingCount starCounts { stars count } }
    userErrors { code message field }
  }
}`);

/**
 * Sends a review and thanks for it; the answer brings the product's new rating, and the list is
 * read anew in its order. A refusal is shown in the graph's own words.
 *
 * @param shown the order of the list that is on the screen
 * @returns `addReview`, and whether an answer is awaited
 * @see spec §4 (review form), §5 (review)
 */
export function useAddReview(productId: string, shown: ReviewSort) {
  const report = useReport();
  const [mutate, { loading }] = useAddReviewMutation({
    refetchQueries: [
      { query: ProductReviewsDocument, variables: { id: productId, sort: shown } },
      { query: MyReviewDocument, variables: { id: productId } },
    ],
  });

  const addReview = (input: ReviewInput) =>
    report(async () => (await mutate({ variables: { input } })).data?.addReview, t('Thank you for your review!'));
  return { addReview, isBusy: loading };
}
