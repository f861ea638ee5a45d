import { gql } from '../../gql';
import { useConfirmEmailMutation, useUndoEmailChangeMutation } from '../../gql/graphql';
import { useReport } from '../../ui/feedback/useReport';
import { renewSession, updateSession, useSession } from '../session/session';

gql(`mutation confirmEmail($token: String!) {
  confirmEmail(token: $token) {
    ok
    token
    user { id email isEmailConfirmed pendingEmail }
    message
    userErrors { code message field }
  }
}`);

gql(`mutation undoEmailChange($token: String!) {
  undoEmailChange(token: $token) { ok message userErrors { code message field } }
}`);

/**
 * What the links of the mails about an address do. Each shows the graph's message and answers how
 * it ended. The session of the shopper goes on when the address of the account has changed; all
 * others end.
 */
export function useEmailLink() {
  const report = useReport();
  const session = useSession();
  const [confirm, confirming] = useConfirmEmailMutation();
  const [undo, undoing] = useUndoEmailChangeMutation();
  return {
    confirmEmail: (token: string) =>
      report(async () => {
        const answer = (await confirm({ variables: { token } })).data?.confirmEmail;
        if (answer?.token) renewSession(answer.token);
        if (session && answer?.user) updateSession({ ...session.user, email: answer.user.email });
        return answer;
      }),
    undoEmailChange: (token: string) =>
      report(async () => (await undo({ variables: { token } })).data?.undoEmailChange),
    isBusy: confirming.loading || undoing.loading,
  };
}
