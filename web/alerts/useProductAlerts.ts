import { gql } from '../gql';
import type { ProductAlertInput } from '../gql/graphql';
import { useRemoveProductAlertMutation, useRequestProductAlertMutation } from '../gql/graphql';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation requestProductAlert($input: ProductAlertInput!) {
  requestProductAlert(input: $input) { message userErrors { code message field } }
}`);

gql(`mutation removeProductAlert($id: ID!) {
  removeProductAlert(id: $id) { message userErrors { code message field } }
}`);

/**
 * How a shopper asks to be told of a product, and takes it back. Each shows the graph's message and
 * answers how it ended; what is shown of the shopper's alerts is read anew afterwards.
 */
export function useProductAlerts() {
  const report = useReport();
  const refetchQueries = ['ProductAlerts', 'TellMePage'];
  const [request] = useRequestProductAlertMutation({ refetchQueries });
  const [remove, removing] = useRemoveProductAlertMutation({ refetchQueries });
  return {
    requestProductAlert: (input: ProductAlertInput) =>
      report(async () => (await request({ variables: { input } })).data?.requestProductAlert),
    removeProductAlert: (id: string) =>
      report(async () => (await remove({ variables: { id } })).data?.removeProductAlert),
    isRemoving: removing.loading,
  };
}
