import { gql } from '../../../gql';
import { useRequestPhoneCodeMutation, useSignInWithPhoneMutation } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { outcomeOf } from '../../../ui/feedback/useReport';
import { useBeginSession } from '../useBeginSession';

gql(`mutation requestPhoneCode($phone: String!) {
  requestPhoneCode(phone: $phone) { ok message userErrors { code message field } }
}`);
gql(`mutation signInWithPhone($phone: String!, $code: String!) {
  signInWithPhone(phone: $phone, code: $code) {
    token
    message
    user { id name email isAdmin images { id url(width: 160) } }
    userErrors { code message field }
  }
}`);

/**
 * Has a code texted to a phone number, and signs its owner in by it, who gets an account if there
 * is none.
 *
 * @returns functions that answer how it ended
 */
export function usePhoneCodes() {
  const begin = useBeginSession();
  const [request] = useRequestPhoneCodeMutation();
  const [signIn] = useSignInWithPhoneMutation();
  return {
    requestPhoneCode: (phone: string) =>
      outcomeOf(async () => (await request({ variables: { phone } })).data?.requestPhoneCode),
    signInWithPhone: async (phone: string, code: string) => {
      const ask = async () => (await signIn({ variables: { phone, code } })).data?.signInWithPhone;
      const outcome = await outcomeOf(ask, t('User Login Successfully!'));
      begin(outcome.answer);
      return outcome;
    },
  };
}
