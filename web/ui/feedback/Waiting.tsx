import { Box, Card, Flex, Grid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';

/**
 * The places of what is on its way, announced in words; drawn in the shape of what follows, so that
 * nothing jumps.
 */
export function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** The places of lines of goods, as in the cart. */
export function WaitingLines({ count }: { count: number }) {
  return (
    <Stack
      gap={{ base: '4', lg: '0' }}
      bg={{ lg: 'bg.panel' }}
      borderRadius={{ lg: 'l3' }}
      border={{ lg: '1px solid {colors.border}' }}
      overflow={{ lg: 'hidden' }}
    >
      <Box display={{ base: 'none', lg: 'block' }} h="12" bg="bg.subtle" />
      {places(count).map((place) => (
        <Flex
          gap="4"
          align="center"
          p={{ base: '4', lg: '5' }}
          borderTop={{ lg: '1px solid {colors.border}' }}
          bg={{ lgDown: 'bg.panel' }}
          borderRadius={{ lgDown: 'l3' }}
          border={{ lgDown: '1px solid {colors.border}' }}
          key={place}
        >
          <Skeleton w={{ base: '24', lg: '20' }} h={{ base: '24', lg: '20' }} borderRadius="l2" />
          <Stack gap="2.5" flex="1">
            <Skeleton h="4" w="60%" />
            <Skeleton h="3.5" w="25%" />
          </Stack>
          <Skeleton display={{ base: 'none', lg: 'block' }} h="4" w="16" />
          <Skeleton display={{ base: 'none', lg: 'block' }} h="11" w="32" borderRadius="l2" />
          <Skeleton display={{ base: 'none', lg: 'block' }} h="4" w="20" />
        </Flex>
      ))}
    </Stack>
  );
}

/** The place of a summary of costs with its button. */
export function WaitingSummary() {
  return (
    <Card.Root size="md" display="flex" flexDirection="column" gap="4">
      <Skeleton h="6" w="32" />
      {places(3).map((place) => (
        <Flex justify="space-between" key={place}>
          <Skeleton h="4" w="20" />
          <Skeleton h="4" w="16" />
        </Flex>
      ))}
      <Skeleton h="12" borderRadius="l2" />
    </Card.Root>
  );
}

/** The places of labelled boxes, as in a form. */
export function WaitingFields({ count }: { count: number }) {
  return (
    <Stack gap="5">
      <Skeleton h="6" w="48" maxW="full" />
      {places(count).map((place) => (
        <Stack gap="2" key={place}>
          <Skeleton h="4" w="28" />
          <Skeleton h="12" borderRadius="l2" />
        </Stack>
      ))}
    </Stack>
  );
}

/** The places of orders: rows of a table at 992 px and wider, cards below that. */
export function WaitingOrders() {
  return (
    <Grid gap="4">
      {places(3).map((place) => (
        <Card.Root display="flex" flexDirection="column" gap="4" p="5" key={place}>
          <Flex justify="space-between">
            <Skeleton h="5" w="28" />
            <Skeleton h="6" w="24" borderRadius="full" />
          </Flex>
          <Skeleton h="4" w="70%" />
          <Skeleton h="4" w="45%" />
        </Card.Root>
      ))}
    </Grid>
  );
}

const places = (count: number) => Array.from({ length: count }, (_, place) => place);
