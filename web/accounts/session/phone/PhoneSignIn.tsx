import { gql } from '../../../gql';
import { usePhoneSignInQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { OrLine } from '../OrLine';
import { PhoneCodeForm } from './PhoneCodeForm';
import { usePhoneCodes } from './usePhoneCodes';

gql(`query PhoneSignIn {
  shop { sendsTexts }
}`);

/**
 * Signing in, or up, by a code that is texted to a phone, and below it 'or', for a form of e-mail
 * and password to stand under. Absent where the shop sends no text messages.
 *
 * @param onSignedIn called once, when the shopper is signed in
 */
export function PhoneSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { data: answer, previousData } = usePhoneSignInQuery();
  // Signing in empties the store; the form stays, and the focus with it.
  const data = answer ?? previousData;
  const { signInWithPhone } = usePhoneCodes();
  if (!data?.shop.sendsTexts) return null;
  return (
    <>
      <PhoneCodeForm label={t('Continue with phone')} onCode={signInWithPhone} onDone={onSignedIn} />
      <OrLine />
    </>
  );
}
