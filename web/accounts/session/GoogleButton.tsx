import { Box, Button, Flex, Skeleton, Spinner, Stack } from '@chakra-ui/react';
import { gql } from '../../gql';
import { useGoogleButtonQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
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
    <Stack gap="5">
      <Flex align="center" gap="3" color="fg.muted" textStyle="sm">
        <Box flex="1" h="1px" bg="border" />
        {t('or')}
        <Box flex="1" h="1px" bg="border" />
      </Flex>
      {data ? (
        <Button
          minH="12"
          variant="outline"
          colorPalette="stone"
          size="lg"
          aria-busy={phase === 'resting' ? undefined : true}
          onClick={signInWithProvider}
        >
          {phase === 'resting' ? <Icon name="google" /> : <Spinner size="sm" aria-hidden="true" />}
          {t(LABELS[phase])}
        </Button>
      ) : (
        <Skeleton h="12" borderRadius="l2" />
      )}
    </Stack>
  );
}
