import { gql } from '../gql';
import { useCancelOrderMutation } from '../gql/graphql';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation cancelOrder($id: ID!, $toCredit: Boolean) {
  cancelOrder(id: $id, toCredit: $toCredit) {
    message
    order { id status refunds { amount credit status } ...OrderHistory_order }
    userErrors { code message }
  }
}`);

/**
 * Calls an order of the viewer's off before it is packed. What comes of it is said in the graph's
 * own words.
 *
 * @returns `cancelOrder`, taking the id of the order and whether its money is to come as store
 *   credit, and whether an answer is awaited
 */
export function useCancelOrder() {
  const report = useReport();
  const [mutate, { loading }] = useCancelOrderMutation();

  const cancelOrder = (id: string, toCredit: boolean) =>
    report(async () => (await mutate({ variables: { id, toCredit } })).data?.cancelOrder);
  return { cancelOrder, isBusy: loading };
}
