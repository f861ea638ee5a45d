import { useSession } from '../accounts/session/session';
import { gql } from '../gql';
import { MyReviewDocument, useVoteReviewMutation } from '../gql/graphql';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';
import { outcomeOf } from '../ui/feedback/useReport';

gql(`mutation voteReview($id: ID!, $isHelpful: Boolean!) {
  voteReview(id: $id, isHelpful: $isHelpful) {
    message
    review { id helpfulCount }
    userErrors { code message field }
  }
}`);

/**
 * Says that a review of a product is helpful, or takes that back. The button and its number tell
 * that it is done; a refusal is shown in the graph's own words, and a visitor is told to sign in.
 *
 * @returns `vote`, and whether an answer is awaited
 */
export function useVote(productId: string) {
  const alert = useAlert();
  const session = useSession();
  const [mutate, { loading }] = useVoteReviewMutation({
    refetchQueries: [{ query: MyReviewDocument, variables: { id: productId } }],
    awaitRefetchQueries: true,
  });

  const vote = async (id: string, isHelpful: boolean) => {
    if (loading) return;
    if (!session) return alert.error(t('Please Login first'));
    const work = async () => (await mutate({ variables: { id, isHelpful } })).data?.voteReview;
    const { isDone, message } = await outcomeOf(work);
    if (!isDone) alert.error(message);
  };
  return { vote, isBusy: loading };
}
