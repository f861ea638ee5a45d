import { Box, Flex, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The places of what is on its way, announced in words; drawn in the shape of what follows, so that nothing jumps. */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </Box>
  );
}

/** The places of lines of goods, as in the cart. */
export function WaitingLines({ count }: { count: number }) {
  return (
    <Stack gap={{ base: '4', lg: '0' }} lg={{ layerStyle: 'card', overflow: 'hidden' }}>
      <Box display={{ base: 'none', lg: 'block' }} height="12" background="bg.subtle" />
      {places(count).map((place) => (
        <Flex
          key={place}
          gap="4"
          align="center"
          padding={{ base: '4', lg: '5' }}
          lg={{ borderTopWidth: '1px', borderColor: 'border' }}
          lgDown={{ layerStyle: 'card' }}
        >
          <Skeleton boxSize={{ base: '24', lg: '20' }} borderRadius="l2" />
          <Stack flex="1" gap="2.5">
            <Skeleton height="4" width="60%" />
            <Skeleton height="3.5" width="25%" />
          </Stack>
          <Skeleton display={{ base: 'none', lg: 'block' }} height="4" width="16" />
          <Skeleton display={{ base: 'none', lg: 'block' }} height="11" width="32" borderRadius="l2" />
          <Skeleton display={{ base: 'none', lg: 'block' }} height="4" width="20" />
        </Flex>
      ))}
    </Stack>
  );
}

/** The place of a summary of costs with its button. */
export function WaitingSummary() {
  return (
    <Stack layerStyle="card" padding={{ base: '5', md: '6' }} gap="4">
      <Skeleton height="6" width="32" />
      {places(3).map((place) => (
        <Flex key={place} justify="space-between">
          <Skeleton height="4" width="20" />
          <Skeleton height="4" width="16" />
        </Flex>
      ))}
      <Skeleton height="12" borderRadius="l2" />
    </Stack>
  );
}

/** The places of labelled boxes, as in a form. */
export function WaitingFields({ count }: { count: number }) {
  return (
    <Stack gap="5">
      <Skeleton height="6" width="48" />
      {places(count).map((place) => (
        <Stack key={place} gap="2">
          <Skeleton height="4" width="28" />
          <Skeleton height="12" borderRadius="l2" />
        </Stack>
      ))}
    </Stack>
  );
}

/** The places of orders: rows of a table at 992 px and wider, cards below that. */
export function WaitingOrders() {
  return (
    <Grid gap="4" templateColumns={{ base: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))', lg: '1fr' }}>
      {places(3).map((place) => (
        <Stack key={place} layerStyle="card" padding="5" gap="4">
          <Flex justify="space-between">
            <Skeleton height="5" width="28" />
            <Skeleton height="6" width="24" borderRadius="full" />
          </Flex>
          <Skeleton height="4" width="70%" />
          <Skeleton height="4" width="45%" />
        </Stack>
      ))}
    </Grid>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
