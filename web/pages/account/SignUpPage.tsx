import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountFrame } from '../../accounts/profile/AccountFrame';
import { useDelayedRedirect } from '../../accounts/profile/useDelayedRedirect';
import { GoogleButton } from '../../accounts/session/GoogleButton';
import { PasskeyButton } from '../../accounts/session/PasskeyButton';
import { PhoneSignIn } from '../../accounts/session/phone/PhoneSignIn';
import { returnTo } from '../../accounts/session/returnTo';
import { SignUpForm } from '../../accounts/session/SignUpForm';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { PageHead } from '../../ui/layout/PageHead';
import { TextLink } from '../../ui/layout/TextLink';

/**
 * Opens an account. Two seconds after the success message the shopper is taken to /signIn, which
 * still knows what they had begun. Signing up by phone or Google signs in at once, and leads there.
 *
 * @see spec §2 (sign up), §4 (sign-up flow)
 */
export function SignUpPage() {
  const location = useLocation();
  const { state } = location;
  const { from, returnState } = returnTo(location);
  const [email, setEmail] = useState('');
  const onward = { ...state, email };
  const { isLeaving, leave } = useDelayedRedirect(paths.signIn(), onward);
  const signedIn = useDelayedRedirect(from, returnState);
  const welcome = (signedUp: string) => {
    setEmail(signedUp);
    leave();
    // While the message is read, the next page's code is on its way.
    void import('./SignInPage');
  };
  return (
    <AccountFrame
      title={t('Sign Up')}
      intro={t('One account for your cart, your list and your orders.')}
      footer={
        signedIn.isLeaving ? (
          <>
            {t('You are signed in.')}{' '}
            <TextLink to={from} replace state={returnState}>
              {t('Continue')}
            </TextLink>
          </>
        ) : (
          <>
            {isLeaving ? t('Your account is ready. ') : t('Already have an account? ')}
            <TextLink to={paths.signIn()} state={onward}>
              {t('Sign In')}
            </TextLink>
          </>
        )
      }
    >
      <PageHead title={t('Sign Up')} />
      <PhoneSignIn onSignedIn={signedIn.leave} />
      <SignUpForm onSignedUp={welcome} />
      <GoogleButton onSignedIn={signedIn.leave} />
      <PasskeyButton onSignedIn={signedIn.leave} />
    </AccountFrame>
  );
}
