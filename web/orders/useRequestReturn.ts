import { gql } from '../gql';
import { type ReturnInput, useRequestReturnMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { useAlert } from '../ui/feedback/AlertBar';

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
  const alert = useAlert();
  const [mutate, { loading }] = useRequestReturnMutation();

  const requestReturn = async (input: ReturnInput): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const refusal = data?.requestReturn.userErrors[0];
      if (!data || refusal) {
        alert.error(refusal?.message ?? faultMessage(null));
        return false;
      }
      alert.success(data.requestReturn.message ?? '');
      return true;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
  return { requestReturn, isBusy: loading };
}
