import { gql } from '../gql';
import { type ReturnInput, useRequestReturnMutation } from '../gql/graphql';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation requestReturn($input: ReturnInput!) {
  requestReturn(input: $input) {
    message
    order { id ...OrderHistory_order }
    userErrors { code message field }
  }
}`);

/**
 * Asks to send something of a delivered order back. What comes of it is said in the graph's own
 * words.
 *
 * @returns `requestReturn`, answering whether it was noted, and whether an answer is awaited
 */
export function useRequestReturn() {
  const report = useReport();
  const [mutate, { loading }] = useRequestReturnMutation();

  const requestReturn = async (input: ReturnInput): Promise<boolean> =>
    (await report(async () => (await mutate({ variables: { input } })).data?.requestReturn)).isDone;
  return { requestReturn, isBusy: loading };
}
