import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { AccountFrame } from '../../accounts/profile/AccountFrame';
import { useDelayedRedirect } from '../../accounts/profile/useDelayedRedirect';
import { ForgotPasswordLink } from '../../accounts/session/ForgotPasswordLink';
import { GoogleButton } from '../../accounts/session/GoogleButton';
import { PasskeyButton } from '../../accounts/session/PasskeyButton';
import { PhoneSignIn } from '../../accounts/session/phone/PhoneSignIn';
import { emailCarriedTo, returnTo } from '../../accounts/session/returnTo';
import { SignInForm } from '../../accounts/session/SignInForm';
import { isSessionExpired, useSession } from '../../accounts/session/session';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { PageHead } from '../../ui/layout/PageHead';
import { TextLink } from '../../ui/layout/TextLink';

/**
 * A code to a phone, e-mail and password, Google or a passkey. Two seconds after the success
 * message the shopper is taken to the front page, or back to what they had begun; who is signed in
 * already is taken there at once.
 *
 * @see spec §2 (sign in), §4 (sign-in flow)
 */
export function SignInPage() {
  const location = useLocation();
  const session = useSession();
  const [isVisitor] = useState(session === null);
  const { from, returnState } = returnTo(location);
  const { isLeaving, leave } = useDelayedRedirect(from, returnState);

  if (!isVisitor) return <Navigate to={from} replace state={returnState} />;
  return (
    <AccountFrame
      title={t('Sign In')}
      intro={introduction(from)}
      footer={
        isLeaving ? (
          <>
            {t('You are signed in.')}{' '}
            <TextLink to={from} replace state={returnState}>
              {t('Continue')}
            </TextLink>
          </>
        ) : (
          <>
            <ForgotPasswordLink />
            {t('Not registered?')}{' '}
            <TextLink to={paths.signUp()} state={location.state}>
              {t('Sign Up')}
            </TextLink>
          </>
        )
      }
    >
      <PageHead title={t('Sign In')} />
      <PhoneSignIn onSignedIn={leave} />
      <SignInForm knownEmail={emailCarriedTo(location)} onSignedIn={leave} />
      <GoogleButton onSignedIn={leave} />
      <PasskeyButton onSignedIn={leave} />
    </AccountFrame>
  );
}

function introduction(from: string): string {
  if (isSessionExpired()) return t('Your session has ended. Please sign in again.');
  return from === paths.home() ? t('Welcome back to the shop.') : t('Sign in to go back to where you were.');
}
