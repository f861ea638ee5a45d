import { ForgotPasswordLink } from '../accounts/session/ForgotPasswordLink';
import { SignInForm } from '../accounts/session/SignInForm';
import { isSessionExpired } from '../accounts/session/session';
import { t } from '../lib/messages';
import { LanguageSwitch } from '../ui/form/LanguageSwitch';
import { Heading } from '../ui/layout/Heading';
import { PageHead } from '../ui/layout/PageHead';
import { Panel } from '../ui/layout/Panel';
import { DeskMark } from './DeskMark';
import styles from './DeskSignIn.module.css';

/** Signing in at the desk; what was asked for is shown at the same address afterwards. */
export function DeskSignIn() {
  return (
    <main className={styles.deskSignIn}>
      <PageHead title={t('Sign in to the desk')} />
      <DeskMark name="Jhola" />
      <Panel className={styles.card} padding="lg">
        <Heading as="h1" size="2xl">
          {t('Sign in to the desk')}
        </Heading>
        <p className={styles.text}>
          {isSessionExpired()
            ? t('Your session has ended. Please sign in again.')
            : t('For those who run the shop, with the account that you have here.')}
        </p>
        <SignInForm onSignedIn={() => undefined} />
        <ForgotPasswordLink />
      </Panel>
      <LanguageSwitch />
    </main>
  );
}
