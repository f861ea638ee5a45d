import { useRef } from 'react';
import { gql } from '../gql';
import {
  type BillingInput,
  type PlaceCashOrderMutation,
  usePlaceCashOrderMutation,
  usePlaceCreditOrderMutation,
} from '../gql/graphql';
import { newRequestKey } from '../lib/requestKey';

gql(`mutation placeCashOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {
  placeCashOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {
    message
    order { id number status }
    userErrors { code message field ... on StockError { available product { id name } } }
  }
}`);

gql(`mutation placeCreditOrder($input: BillingInput!, $expectedTotal: Rupees!, $idempotencyKey: String!) {
  placeCreditOrder(input: $input, expectedTotal: $expectedTotal, idempotencyKey: $idempotencyKey) {
    message
    order { id number status }
    userErrors { code message field ... on StockError { available product { id name } } }
  }
}`);

/** What the graph answered: the order, or why there is none. */
export type PlacedAtOnce = PlaceCashOrderMutation['placeCashOrder'];

/**
 * Places an order for which no dialog opens: it is paid at the door, or by credit alone. The same
 * address and total go under one idempotency key until they have become an order, so that a lost
 * answer and a further press never make two.
 *
 * @returns a function of the address, the total that the shopper was shown, in rupees, and whether
 *   credit pays for all of it, answering the payload; it throws when the graph cannot be reached
 */
export function usePlaceAtOnce() {
  const [placeInCash] = usePlaceCashOrderMutation();
  const [placeByCredit] = usePlaceCreditOrderMutation();
  const tried = useRef({ facts: '', key: '' });
  return async (input: BillingInput, expectedTotal: number, isByCredit: boolean): Promise<PlacedAtOnce> => {
    const facts = JSON.stringify({ input, expectedTotal });
    if (tried.current.facts !== facts) tried.current = { facts, key: newRequestKey() };
    const variables = { input, expectedTotal, idempotencyKey: tried.current.key };
    const placed = isByCredit
      ? (await placeByCredit({ variables })).data?.placeCreditOrder
      : (await placeInCash({ variables })).data?.placeCashOrder;
    if (!placed) throw new Error('The graph answered nothing');
    if (placed.order) tried.current = { facts: '', key: '' };
    return placed;
  };
}
