import { gql } from '../gql';
import { type CheckPaymentMutation, useCheckPaymentMutation } from '../gql/graphql';

gql(`mutation checkPayment($id: ID!) {
  checkPayment(id: $id) {
    message
    order { id number status paymentWait paymentNotice }
    userErrors { code message field }
  }
}`);

/** The order that a checkout became, or that waits for its payment. */
export type CheckedOrder = NonNullable<CheckPaymentMutation['checkPayment']['order']>;

/**
 * Asks what became of a payment order whose dialog was closed: a QR code may have been paid, and a
 * bank may not have answered yet.
 *
 * @returns a function answering the order and what to say of it; null where nothing was paid, or it
 *   cannot be told now
 */
export function useCheckPayment() {
  const [mutate] = useCheckPaymentMutation();
  return async (id: string): Promise<{ order: CheckedOrder; message: string } | null> => {
    const { data } = await mutate({ variables: { id } }).catch(() => ({ data: null }));
    const order = data?.checkPayment?.order;
    return order ? { order, message: data?.checkPayment.message ?? '' } : null;
  };
}
