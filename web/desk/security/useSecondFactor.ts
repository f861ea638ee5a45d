import { passkeyNotShown, showPasskey } from '../../accounts/session/askPasskey';
import { renewSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import { useDeskBeginPasskeyConfirmationMutation, useDeskConfirmSecondFactorMutation } from '../../gql/graphql';
import { outcomeOf } from '../../ui/feedback/useReport';

gql(`mutation deskBeginPasskeyConfirmation {
  beginPasskeyConfirmation { options userErrors { code message field } }
}`);
gql(`mutation deskConfirmSecondFactor($input: SecondFactorInput!) {
  confirmSecondFactor(input: $input) { token message userErrors { code message field } }
}`);
/**
 * Shows the viewer's second factor, after which the session goes on under the token that it brings.
 *
 * @returns functions that answer how it ended
 */
export function useConfirmSecondFactor() {
  const [begin] = useDeskBeginPasskeyConfirmationMutation();
  const [confirm] = useDeskConfirmSecondFactorMutation();
  const send = async (input: { code?: string; recoveryCode?: string; passkey?: Record<string, unknown> }) => {
    const answer = (await confirm({ variables: { input } })).data?.confirmSecondFactor;
    if (answer?.token) renewSession(answer.token);
    return answer;
  };
  return {
    byText: (input: { code: string } | { recoveryCode: string }) => outcomeOf(() => send(input)),
    byPasskey: () =>
      outcomeOf(async () => {
        const begun = (await begin()).data?.beginPasskeyConfirmation;
        if (!begun?.options) return begun;
        const passkey = await showPasskey(begun.options);
        return passkey ? send({ passkey }) : passkeyNotShown();
      }),
  };
}
