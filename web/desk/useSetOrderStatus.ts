import { gql } from '../gql';
import { type OrderStatus, useSetOrderStatusMutation } from '../gql/graphql';
import { useTold } from './useTold';

gql(`mutation setOrderStatus($id: ID!, $status: OrderStatus!) {
  setOrderStatus(id: $id, status: $status) {
    message
    order { id status refunds { id amount reason status createdAt settledAt } }
    userErrors { code message field }
  }
}`);

/**
 * Moves an order on and says what came of it.
 *
 * @returns `setOrderStatus`, answering whether it was done, and whether an answer is awaited
 */
export function useSetOrderStatus() {
  const [mutate, { loading }] = useSetOrderStatusMutation();
  const told = useTold();
  const setOrderStatus = (id: string, status: OrderStatus): Promise<boolean> =>
    told(async () => (await mutate({ variables: { id, status } })).data?.setOrderStatus);
  return { setOrderStatus, isBusy: loading };
}
