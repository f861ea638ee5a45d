import { gql } from '../../gql';
import { useDeleteAccountMutation } from '../../gql/graphql';
import { outcomeOf } from '../../ui/feedback/useReport';

gql(`mutation deleteAccount($currentPassword: String!) {
  deleteAccount(currentPassword: $currentPassword) { ok message userErrors { code message field } }
}`);

/**
 * Has the viewer's account deleted in 48 hours, and its sessions end at once.
 *
 * @returns a function answering how it ended
 */
export function useDeleteAccount() {
  const [mutate] = useDeleteAccountMutation();
  return (currentPassword: string) =>
    outcomeOf(async () => (await mutate({ variables: { currentPassword } })).data?.deleteAccount);
}
