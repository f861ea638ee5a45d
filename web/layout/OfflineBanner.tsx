import { useApolloClient } from '@apollo/client/react';
import { Box, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { checkReach, useReach } from '../lib/reach';
import { Icon } from '../ui/Icon';

/** How often the shop is tried again while it cannot be reached, in ms. */
const TRY_AGAIN_MS = 5000;

/**
 * Says that the shop cannot be reached, from the moment the network is gone or a call fails on its way, until a call comes
 * through again. What could not be loaded meanwhile is then asked for anew.
 */
export function OfflineBanner() {
  const isReached = useReach();
  const client = useApolloClient();

  useEffect(() => {
    if (!navigator.onLine) void checkReach();
    window.addEventListener('online', checkReach);
    window.addEventListener('offline', checkReach);
    return () => {
      window.removeEventListener('online', checkReach);
      window.removeEventListener('offline', checkReach);
    };
  }, []);

  useEffect(() => {
    if (isReached) return;
    const timer = setInterval(checkReach, TRY_AGAIN_MS);
    return () => {
      clearInterval(timer);
      for (const query of client.getObservableQueries()) {
        // One that fails again shows so where it stands.
        if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
      }
    };
  }, [isReached, client]);

  return (
    <Box
      role="status"
      position="fixed"
      zIndex="sticky"
      insetInlineStart={{ base: '0', lg: '6' }}
      insetInlineEnd={{ base: '0', lg: 'auto' }}
      bottom={{ base: 'calc(4rem + env(safe-area-inset-bottom))', lg: '6' }}
      pointerEvents="none"
    >
      {!isReached && (
        <Flex
          align="center"
          justify="center"
          gap="2.5"
          minH="10"
          px="4"
          bg="bg.inverted"
          color="fg.inverted"
          borderRadius={{ lg: 'l2' }}
          boxShadow="md"
          textStyle="sm"
          fontWeight="semibold"
          animation="slide-up 200ms {easings.ease-out}"
        >
          <Icon name="offline" />
          No connection to the shop. We keep trying.
        </Flex>
      )}
    </Box>
  );
}
