import { gql } from '../../gql';
import { type SignUpInput, useSignUpMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';

gql(`mutation signUp($input: SignUpInput!) {
  signUp(input: $input) {
    message
    user { id }
    userErrors { code message field }
  }
}`);

/**
 * Opens an account and shows the graph's message, whether it is a welcome or a refusal.
 *
 * @returns `signUp`, answering true when the account exists now, and whether an answer is awaited
 * @see spec §4 (sign-up flow)
 */
export function useSignUp() {
  const alert = useAlert();
  const [mutate, { loading }] = useSignUpMutation();

  const signUp = async (input: SignUpInput): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const answer = data?.signUp;
      if (!answer?.user) {
        alert.error(answer?.userErrors[0]?.message ?? faultMessage(null));
        return false;
      }
      alert.success(answer.message ?? t('Your account is ready. Please sign in.'));
      return true;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
  return { signUp, isBusy: loading };
}
