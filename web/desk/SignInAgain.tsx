import { Grid, Heading } from '@chakra-ui/react';
import { ForgotPasswordLink } from '../accounts/session/ForgotPasswordLink';
import { SignInForm } from '../accounts/session/SignInForm';
import { t } from '../lib/messages';
import { dialogSheet } from '../ui/feedback/dialogSheet';
import { Overlay } from '../ui/feedback/Overlay';

interface SignInAgainProps {
  /** The member of staff who was signed in. */
  viewer: { id: string; email: string };
  /** Called once it is closed without that. */
  onLeave: () => void;
}

/**
 * Signing in over a page of the desk whose session has ended by itself, so that what was typed
 * there is not lost.
 */
export function SignInAgain({ viewer, onLeave }: SignInAgainProps) {
  return (
    <Overlay kind="dialog" labelledBy="sign-in-again" onClose={onLeave}>
      {() => (
        <Grid {...dialogSheet}>
          <Heading size="lg" id="sign-in-again">
            {t('Sign in to the desk')}
          </Heading>
          <p>{t('Your session has ended. Please sign in again.')}</p>
          <SignInForm knownEmail={viewer.email} pageOf={viewer.id} onSignedIn={() => undefined} />
          <ForgotPasswordLink />
        </Grid>
      )}
    </Overlay>
  );
}
