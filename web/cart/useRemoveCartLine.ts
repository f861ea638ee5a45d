import { gql } from '../gql';
import { useRemoveCartLineMutation } from '../gql/graphql';
import { t } from '../lib/messages';
import { useReport } from '../ui/feedback/useReport';

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
  const report = useReport();
  const [mutate, { loading }] = useRemoveCartLineMutation();

  const removeCartLine = async (id: string): Promise<boolean> => {
    const ask = async () => (await mutate({ variables: { id } })).data?.removeCartLine;
    return (await report(ask, t('Item removed from cart!'))).isDone;
  };
  return { removeCartLine, isBusy: loading };
}
