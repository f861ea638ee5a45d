import { gql } from '../gql';
import { useRemoveCartLineMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { useAlert } from '../ui/feedback/AlertBar';

gql(`mutation removeCartLine($id: ID!) {
  removeCartLine(id: $id) {
    message
    cart { id ...CartFigures_cart }
    userErrors { code message field }
  }
}`);

/**
 * Takes a line out of the viewer's cart and says 'Item removed from cart!'.
 *
 * @returns `removeCartLine`, answering true when the line is gone, and whether an answer is awaited
 * @see spec §4 (cart)
 */
export function useRemoveCartLine() {
  const alert = useAlert();
  const [mutate, { loading }] = useRemoveCartLineMutation();

  const removeCartLine = async (id: string): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { id } });
      const answer = data?.removeCartLine;
      if (!answer?.cart) {
        alert.error(answer?.userErrors[0]?.message ?? faultMessage(null));
        return false;
      }
      alert.success(t('Item removed from cart!'));
      return true;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
  return { removeCartLine, isBusy: loading };
}
