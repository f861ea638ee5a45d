import { gql } from '../../gql';
import { useRequestEmailChangeMutation, useRequestEmailConfirmationMutation } from '../../gql/graphql';
import { useOutcome } from '../session/useOutcome';

gql(`mutation requestEmailConfirmation {
  requestEmailConfirmation { ok message userErrors { code message field } }
}`);

gql(`mutation requestEmailChange($newEmail: String!, $currentPassword: String!) {
  requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) { ok message userErrors { code message field } }
}`);

/**
 * What a shopper asks to be mailed about the address of the account. Each shows the graph's message
 * and answers how it ended.
 */
export function useEmailRequests() {
  const show = useOutcome();
  const [confirmation, confirming] = useRequestEmailConfirmationMutation();
  const [change, changing] = useRequestEmailChangeMutation();
  return {
    requestEmailConfirmation: () => show(async () => (await confirmation()).data?.requestEmailConfirmation),
    requestEmailChange: (newEmail: string, currentPassword: string) =>
      show(async () => (await change({ variables: { newEmail, currentPassword } })).data?.requestEmailChange),
    isBusy: confirming.loading || changing.loading,
  };
}
