import { Button, Skeleton, Spinner, Stack } from '@chakra-ui/react';
import { gql } from '../../gql';
import { useGoogleButtonQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { OrLine } from './OrLine';
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
 * 'or' and the button 'Sign In with Google', for a form of e-mail and password to stand above. It
 * opens Google's window and shows the progress. Absent where the shop has no such provider.
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
    <Stack gap="5">
      <OrLine />
      {data ? (
        <Button
          minH="12"
          variant="outline"
          colorPalette="stone"
          size="lg"
          aria-busy={phase === 'resting' ? undefined : true}
          onClick={signInWithProvider}
        >
          {phase === 'resting' ? <GoogleMark /> : <Spinner size="sm" aria-hidden="true" />}
          {t(LABELS[phase])}
        </Button>
      ) : (
        <Skeleton h="12" borderRadius="l2" />
      )}
    </Stack>
  );
}

/** The provider's mark in its own colours, the size of an `Icon`. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
      <path fill="#4285F4" d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4z" />
      <path fill="#34A853" d="M12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5a6 6 0 0 1-9-3.1H3.1v2.6A10 10 0 0 0 12 22z" />
      <path fill="#FBBC05" d="M6.4 14a6 6 0 0 1 0-3.9V7.5H3.1a10 10 0 0 0 0 9z" />
      <path fill="#EA4335" d="M12 6c1.5 0 2.8.5 3.9 1.5l2.8-2.8A10 10 0 0 0 3.1 7.5l3.3 2.6A6 6 0 0 1 12 6z" />
    </svg>
  );
}
