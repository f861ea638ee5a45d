import { gql } from '../../gql';
import { useGoogleButtonQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Spinner } from '../../ui/feedback/Spinner';
import { Button } from '../../ui/form/Button';
import { Icon } from '../../ui/media/Icon';
import styles from './GoogleButton.module.css';
import { type SignInPhase, useSignInWithProvider } from './useSignInWithProvider';

gql(`query GoogleButton {
  shop { socialProviders }
}`);

const LABELS: Record<SignInPhase, Message> = {
  resting: 'Sign In with Google',
  window: 'Waiting for Google...',
  signingIn: 'Signing in...',
};

/**
 * 'or' and the button 'Sign In with Google', for a form of e-mail and password to stand above. It opens Google's window
 * and shows the progress. Absent where the shop has no such provider.
 *
 * @param onSignedIn called once, when the shopper is signed in
 * @see spec §2 (sign in)
 */
export function GoogleButton({ onSignedIn }: { onSignedIn: () => void }) {
  const { data: answer, previousData, loading } = useGoogleButtonQuery();
  // Signing in empties the store; the button stays, and the focus with it.
  const data = answer ?? previousData;
  const { signInWithProvider, phase } = useSignInWithProvider('google', onSignedIn);
  if (!loading && !data?.shop.socialProviders.includes('google')) return null;
  return (
    <div className={styles.googleButton}>
      <div className={styles.row}>
        <span className={styles.line} />
        {t('or')}
        <span className={styles.line} />
      </div>
      {data ? (
        <Button
          className={styles.button}
          variant="outline"
          palette="stone"
          size="lg"
          aria-busy={phase === 'resting' ? undefined : true}
          onClick={signInWithProvider}
        >
          {phase === 'resting' ? <Icon name="google" /> : <Spinner size="sm" aria-hidden="true" />}
          {t(LABELS[phase])}
        </Button>
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </div>
  );
}
