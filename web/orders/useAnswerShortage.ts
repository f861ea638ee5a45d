import { gql } from '../gql';
import { useAnswerShortageMutation } from '../gql/graphql';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation answerShortage($id: ID, $token: String, $variantId: ID) {
  answerShortage(id: $id, token: $token, variantId: $variantId) {
    message
    shortage { id ...Question_shortage }
    userErrors { code message field }
  }
}`);

/**
 * Says what is sent instead of what is missing, and shows what came of it.
 *
 * @returns `answer`, taking the question by its id or by the link of a mail and the variant that is
 *   chosen, null for nothing; and whether it is awaited
 */
export function useAnswerShortage() {
  const report = useReport();
  const [mutate, { loading }] = useAnswerShortageMutation();
  const answer = (named: { id: string } | { token: string }, variantId: string | null) =>
    report(async () => (await mutate({ variables: { ...named, variantId } })).data?.answerShortage);
  return { answer, isBusy: loading };
}
