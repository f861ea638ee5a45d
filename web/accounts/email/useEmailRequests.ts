import { gql } from '../../gql';
import { useRequestEmailChangeMutation, useRequestEmailConfirmationMutation } from '../../gql/graphql';
import { outcomeOf, useReport } from '../../ui/feedback/useReport';

gql(`mutation requestEmailConfirmation {
  requestEmailConfirmation { ok message userErrors { code message field } }
}`);

gql(`mutation requestEmailChange($newEmail: String!, $currentPassword: String!) {
  requestEmailChange(newEmail: $newEmail, currentPassword: $currentPassword) { ok message userErrors { code message field } }
}`);

/**
 * What a shopper asks to be mailed about the address of the account: another link to confirm it,
 * upon which the graph's message is shown, or one to change it. Each answers how it ended.
 */
export function useEmailRequests() {
  const report = useReport();
  const [confirmation, { loading }] = useRequestEmailConfirmationMutation();
  const [change] = useRequestEmailChangeMutation();
  return {
    requestEmailConfirmation: () => report(async () => (await confirmation()).data?.requestEmailConfirmation),
    requestEmailChange: (newEmail: string, currentPassword: string) =>
      outcomeOf(async () => (await change({ variables: { newEmail, currentPassword } })).data?.requestEmailChange),
    isBusy: loading,
  };
}
