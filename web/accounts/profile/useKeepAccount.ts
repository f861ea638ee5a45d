import { gql } from '../../gql';
import { useKeepAccountMutation } from '../../gql/graphql';
import { useReport } from '../../ui/feedback/useReport';

gql(`mutation keepAccount($token: String) {
  keepAccount(token: $token) { ok message userErrors { code message field } }
}`);

/**
 * Keeps an account that is to be deleted, and shows the graph's message.
 *
 * @returns a function of the secret of the mailed link, null for the viewer's own account, that
 *   answers how it ended; and whether it is on its way
 */
export function useKeepAccount() {
  const report = useReport();
  const [mutate, { loading }] = useKeepAccountMutation();
  return {
    keep: (token: string | null) => report(async () => (await mutate({ variables: { token } })).data?.keepAccount),
    isBusy: loading,
  };
}
