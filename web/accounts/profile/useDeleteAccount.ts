import { gql } from '../../gql';
import { useDeleteAccountMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';

gql(`mutation deleteAccount($currentPassword: String!) {
  deleteAccount(currentPassword: $currentPassword) { ok message userErrors { code message field } }
}`);

/**
 * Deletes the viewer's account for good.
 *
 * @returns `deleteAccount`, answering whether it is gone and what to tell the shopper
 */
export function useDeleteAccount() {
  const [mutate, { loading }] = useDeleteAccountMutation();
  const deleteAccount = async (currentPassword: string): Promise<{ isGone: boolean; message: string }> => {
    try {
      const answer = (await mutate({ variables: { currentPassword } })).data?.deleteAccount;
      const message = answer?.message ?? answer?.userErrors[0]?.message ?? faultMessage(null);
      return { isGone: answer?.ok ?? false, message };
    } catch (error) {
      return { isGone: false, message: faultMessage(error) };
    }
  };
  return { deleteAccount, isBusy: loading };
}
