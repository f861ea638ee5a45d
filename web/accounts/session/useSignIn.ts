import { gql } from '../../gql';
import { useSignInMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { outcomeOf } from '../../ui/feedback/useReport';
import { useBeginSession } from './useBeginSession';

gql(`mutation signIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) {
    token
    message
    user { id name email isAdmin images { id url(width: 160) } }
    userErrors { code message field }
  }
}`);

/**
 * Signs a shopper in: stores token and user in the browser and drops what was fetched as a visitor.
 *
 * @param pageOf see `useBeginSession`
 * @returns a function answering how it ended
 * @see spec §4 (sign-in flow)
 */
export function useSignIn(pageOf?: string) {
  const begin = useBeginSession(pageOf);
  const [mutate] = useSignInMutation();

  return async (email: string, password: string) => {
    const ask = async () => (await mutate({ variables: { email, password } })).data?.signIn;
    const outcome = await outcomeOf(ask, t('User Login Successfully!'));
    begin(outcome.answer);
    return outcome;
  };
}
