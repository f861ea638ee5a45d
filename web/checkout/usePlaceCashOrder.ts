import { useRef } from 'react';
import { gql } from '../gql';
import { type BillingInput, type PlaceCashOrderMutation, usePlaceCashOrderMutation } from '../gql/graphql';
import { newRequestKey } from '../lib/requestKey';

gql(`mutation placeCashOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {
  placeCashOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {
    message
    order { id number status }
    userErrors { code message field ... on StockError { available product { id name } } }
  }
}`);

/** What the graph answered: the order, or why there is none. */
export type PlacedCashOrder = PlaceCashOrderMutation['placeCashOrder'];

/**
 * Places an order that is paid at the door. The same address and total go under one idempotency key
 * until they have become an order, so that a lost answer and a further press never make two.
 *
 * @returns a function of the address and the total that the shopper was shown, in rupees, answering
 *   the payload; it throws when the graph cannot be reached
 */
export function usePlaceCashOrder() {
  const [mutate] = usePlaceCashOrderMutation();
  const tried = useRef({ facts: '', key: '' });
  return async (input: BillingInput, expectedTotal: number): Promise<PlacedCashOrder> => {
    const facts = JSON.stringify({ input, expectedTotal });
    if (tried.current.facts !== facts) tried.current = { facts, key: newRequestKey() };
    const { data } = await mutate({ variables: { input, expectedTotal, idempotencyKey: tried.current.key } });
    if (!data) throw new Error('The graph answered nothing');
    if (data.placeCashOrder.order) tried.current = { facts: '', key: '' };
    return data.placeCashOrder;
  };
}
