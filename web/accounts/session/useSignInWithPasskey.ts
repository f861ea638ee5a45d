import { gql } from '../../gql';
import { useBeginPasskeySignInMutation, useSignInWithPasskeyMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { outcomeOf } from '../../ui/feedback/useReport';
import { passkeyNotShown, showPasskey } from './askPasskey';
import { useBeginSession } from './useBeginSession';

gql(`mutation beginPasskeySignIn {
  beginPasskeySignIn { options userErrors { code message field } }
}`);
gql(`mutation signInWithPasskey($answer: JSONObject!) {
  signInWithPasskey(answer: $answer) {
    token
    message
    user { id name email isAdmin images { id url(width: 160) } }
    userErrors { code message field }
  }
}`);

/**
 * Signs a shopper in by a passkey of their device.
 *
 * @returns a function that answers how it ended; null where passkeys were only offered and none was
 *   chosen
 */
export function useSignInWithPasskey() {
  const begin = useBeginSession();
  const [ask] = useBeginPasskeySignInMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  return async ({ isOffered = false } = {}) => {
    let isLeft = false;
    const outcome = await outcomeOf(async () => {
      const begun = (await ask()).data?.beginPasskeySignIn;
      if (!begun?.options) return begun;
      const answer = await showPasskey(begun.options, isOffered);
      isLeft = answer === null;
      if (!answer) return passkeyNotShown();
      const signedIn = (await signIn({ variables: { answer } })).data?.signInWithPasskey;
      begin(signedIn);
      return signedIn;
    }, t('User Login Successfully!'));
    return isOffered && (isLeft || !outcome.answer) ? null : outcome;
  };
}
