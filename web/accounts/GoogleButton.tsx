import { Button, chakra, Flex, Skeleton, Spinner } from '@chakra-ui/react';
import { gql } from '../gql';
import { useGoogleButtonQuery } from '../gql/graphql';
import { Icon } from '../ui/Icon';
import { type SignInPhase, useSignInWithProvider } from './useSignInWithProvider';

gql(`query GoogleButton {
  shop { socialProviders }
}`);

const LABELS: Record<SignInPhase, string> = {
  resting: 'Sign In with Google',
  window: 'Waiting for Google...',
  signingIn: 'Signing in...',
};

/**
 * 'or' and the button 'Sign In with Google', for a form of e-mail and password to stand above. It opens Google's window
 * and tells how far that is. Absent where the shop has no such provider.
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
    <Flex direction="column" gap="5">
      <Flex align="center" gap="3" color="fg.muted" textStyle="sm">
        <Line />
        or
        <Line />
      </Flex>
      {data ? (
        <Button
          variant="outline"
          colorPalette="stone"
          size="lg"
          minHeight="12"
          aria-busy={phase === 'resting' ? undefined : true}
          onClick={signInWithProvider}
        >
          {phase === 'resting' ? <Icon name="google" /> : <Spinner size="sm" aria-hidden="true" />}
          {LABELS[phase]}
        </Button>
      ) : (
        <Skeleton height="12" borderRadius="l2" />
      )}
    </Flex>
  );
}

const Line = chakra('span', { base: { flex: '1', height: '1px', background: 'border' } });
