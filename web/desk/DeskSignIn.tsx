import { ForgotPasswordLink } from '../accounts/ForgotPasswordLink';
import { SignInForm } from '../accounts/SignInForm';
import { isSessionExpired } from '../accounts/session';
import { Heading } from '../ui/Heading';
import { PageHead } from '../ui/PageHead';
import { Panel } from '../ui/Panel';
import { DeskMark } from './DeskMark';
import styles from './DeskSignIn.module.css';

/** Signing in at the desk; what was asked for is shown at the same address afterwards. */
export function DeskSignIn() {
  return (
    <main className={styles.deskSignIn}>
      <PageHead title="Sign in to the desk" />
      <DeskMark name="Jhola" />
      <Panel className={styles.card} padding="lg">
        <Heading as="h1" size="2xl">
          Sign in to the desk
        </Heading>
        <p className={styles.text}>
          {isSessionExpired()
            ? 'Your session has ended. Please sign in again.'
            : 'For those who run the shop, with the account that you have here.'}
        </p>
        <SignInForm onSignedIn={() => undefined} />
        <ForgotPasswordLink />
      </Panel>
    </main>
  );
}
