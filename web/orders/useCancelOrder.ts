import { gql } from '../gql';
import { useCancelOrderMutation } from '../gql/graphql';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation cancelOrder($id: ID!) {
  cancelOrder(id: $id) {
    message
    order { id status ...OrderHistory_order }
    userErrors { code message }
  }
}`);

/**
 * Calls an order of the viewer's off before it is packed. What comes of it is said in the graph's
 * own words.
 *
 * @returns `cancelOrder`, taking the id of the order, and whether an answer is awaited
 */
export function useCancelOrder() {
  const report = useReport();
  const [mutate, { loading }] = useCancelOrderMutation();

  const cancelOrder = (id: string) => report(async () => (await mutate({ variables: { id } })).data?.cancelOrder);
  return { cancelOrder, isBusy: loading };
}
