import { gql } from '../gql';
import { type PlaceOrderInput, type PlaceOrderMutation, usePlaceOrderMutation } from '../gql/graphql';
import { askAgain } from './askAgain';

gql(`mutation placeOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    message
    order { id number status }
    userErrors { code message field }
  }
}`);

/** What the graph answered: the order, or why there is none yet. */
export type PlacedOrder = PlaceOrderMutation['placeOrder'];

/**
 * Reports to the graph that a payment order has been paid, upon which it makes the order and
 * empties the cart. Saying it twice gives the same order, so a lost answer is simply asked for
 * again, twice at most.
 *
 * @returns a function answering the payload; it throws when no try was answered
 */
export function usePlaceOrder() {
  const [mutate] = usePlaceOrderMutation();
  return (input: PlaceOrderInput): Promise<PlacedOrder> =>
    askAgain(async () => {
      const { data } = await mutate({ variables: { input } });
      if (!data) throw new Error('The graph answered nothing');
      return data.placeOrder;
    });
}
