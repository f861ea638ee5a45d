import { gql } from '../gql';
import { useCancelOrderMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { useAlert } from '../ui/feedback/AlertBar';

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
  const alert = useAlert();
  const [mutate, { loading }] = useCancelOrderMutation();

  const cancelOrder = async (id: string): Promise<void> => {
    try {
      const { data } = await mutate({ variables: { id } });
      const refusal = data?.cancelOrder.userErrors[0];
      if (data?.cancelOrder.message) alert.success(data.cancelOrder.message);
      else alert.error(refusal?.message ?? faultMessage(null));
    } catch (error) {
      alert.error(faultMessage(error));
    }
  };
  return { cancelOrder, isBusy: loading };
}
