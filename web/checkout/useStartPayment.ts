import { gql } from '../gql';
import { type BillingInput, type StartPaymentMutation, useStartPaymentMutation } from '../gql/graphql';

gql(`mutation startPayment($input: BillingInput!, $expectedTotal: Rupees!) {
  startPayment(input: $input, expectedTotal: $expectedTotal) {
    message
    paymentOrder { id keyId scriptUrl customerId onlyInstrument providerOrderId amountPaise currency receipt expiresAt }
    userErrors { code message field ... on StockError { available product { id name } } }
  }
}`);

/** What the graph answered: the payment order, or why there is none. */
export type StartedPayment = StartPaymentMutation['startPayment'];

/**
 * Asks the graph for a payment order over the viewer's cart: it prices the cart, holds the stock
 * for a while and opens an order with the payment provider. While an unpaid one over the same cart
 * stands, that one is answered again, so a retry can never be paid twice.
 *
 * @returns a function of the address and the total that the shopper was shown (rupees; another one
 *   now is refused with PRICE_CHANGED), answering the payload; it throws when the graph cannot be
 *   reached
 */
export function useStartPayment() {
  const [mutate] = useStartPaymentMutation();
  return async (input: BillingInput, expectedTotal: number): Promise<StartedPayment> => {
    const { data } = await mutate({ variables: { input, expectedTotal } });
    if (!data) throw new Error('The graph answered nothing');
    return data.startPayment;
  };
}
