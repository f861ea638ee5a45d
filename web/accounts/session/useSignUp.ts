import { gql } from '../../gql';
import { type SignUpInput, useSignUpMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { outcomeOf } from '../../ui/feedback/useReport';

gql(`mutation signUp($input: SignUpInput!) {
  signUp(input: $input) {
    message
    user { id }
    userErrors { code message field }
  }
}`);

/**
 * Opens an account.
 *
 * @returns a function answering how it ended
 * @see spec §4 (sign-up flow)
 */
export function useSignUp() {
  const [mutate] = useSignUpMutation();
  return (input: SignUpInput) =>
    outcomeOf(
      async () => (await mutate({ variables: { input } })).data?.signUp,
      t('Your account is ready. Please sign in.'),
    );
}
