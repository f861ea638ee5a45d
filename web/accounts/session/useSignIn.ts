import { useApolloClient } from '@apollo/client/react';
import { gql } from '../../gql';
import { useSignInMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { asSessionUser, startSession } from './session';

gql(`mutation signIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) {
    token
    message
    user { id name email isAdmin images { id url(width: 160) } }
    userErrors { code message field }
  }
}`);

/**
 * Signs a shopper in: stores token and user in the browser, drops what was fetched as a visitor and
 * says 'User Login Successfully!'. A refusal is shown in the graph's own words, a fault in ours.
 *
 * @returns `signIn`, answering true when the shopper is signed in, and whether an answer is awaited
 * @see spec §4 (sign-in flow)
 */
export function useSignIn() {
  const alert = useAlert();
  const client = useApolloClient();
  const [mutate, { loading }] = useSignInMutation();

  const signIn = async (email: string, password: string): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { email, password } });
      const answer = data?.signIn;
      if (!answer?.token || !answer.user) {
        alert.error(answer?.userErrors[0]?.message ?? faultMessage(null));
        return false;
      }
      startSession(answer.token, asSessionUser(answer.user));
      // Queries that fail while being repeated show so where they stand.
      client.resetStore().catch(() => undefined);
      alert.success(t('User Login Successfully!'));
      return true;
    } catch (error) {
      alert.error(faultMessage(error));
      return false;
    }
  };
  return { signIn, isBusy: loading };
}
