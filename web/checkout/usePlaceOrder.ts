import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { gql } from '../gql';
import { type PlaceOrderInput, type PlaceOrderMutation, usePlaceOrderMutation } from '../gql/graphql';

gql(`mutation placeOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    message
    order { id number status }
    userErrors { code message field }
  }
}`);

/** What the graph answered: the order, or why there is none yet. */
export type PlacedOrder = PlaceOrderMutation['placeOrder'];

/** How long to wait before each further try, in ms. */
const RETRY_AFTER_MS = [800, 2500];

/**
 * Reports to the graph that a payment order has been paid, upon which it makes the order and
 * empties the cart. Saying it twice gives the same order, so a lost answer is simply asked for
 * again, twice at most.
 *
 * @returns a function answering the payload; it throws when no try was answered
 */
export function usePlaceOrder() {
  const [mutate] = usePlaceOrderMutation();

  const tryOnce = async (input: PlaceOrderInput): Promise<PlacedOrder> => {
    const { data } = await mutate({ variables: { input } });
    if (!data) throw new Error('The graph answered nothing');
    return data.placeOrder;
  };

  return async (input: PlaceOrderInput): Promise<PlacedOrder> => {
    for (const wait of RETRY_AFTER_MS) {
      try {
        return await tryOnce(input);
      } catch (error) {
        if (isSessionOver(error)) throw error;
        await new Promise((resume) => setTimeout(resume, wait));
      }
    }
    return tryOnce(input);
  };
}

function isSessionOver(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')
  );
}
