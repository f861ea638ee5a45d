import { gql } from '../gql';
import { type CancelPaymentMutation, useCancelPaymentMutation } from '../gql/graphql';

gql(`mutation cancelPayment($id: ID!) {
  cancelPayment(id: $id) {
    message
    cart { id ...CartFigures_cart }
    userErrors { code message field }
  }
}`);

/**
 * Gives up a payment order that was not paid and lets go of the goods held for it. The cart stays
 * as it is.
 *
 * @returns a function answering null when given up, else why not, such as that it has been paid
 *   meanwhile; it throws when the graph cannot be reached
 */
export function useCancelPayment() {
  const [mutate] = useCancelPaymentMutation();
  return async (id: string): Promise<CancelPaymentMutation['cancelPayment']['userErrors'][number] | null> => {
    const { data } = await mutate({ variables: { id } });
    return data?.cancelPayment.userErrors[0] ?? null;
  };
}
