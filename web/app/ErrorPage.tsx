import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Icon } from '../ui/Icon';
import { PageHead } from '../ui/PageHead';

/**
 * What is shown when a page breaks: the heading of the specification and a button that loads the page again.
 *
 * @see spec §2 (default fallback)
 */
export function ErrorPage() {
  return (
    <Flex direction="column" align="center" justify="center" gap="4" minH="60vh" p="6" textAlign="center">
      <PageHead title="Unexpected Application Error!" />
      <Heading as="h1" size="3xl">
        Unexpected Application Error!
      </Heading>
      <Text color="fg.muted" maxW="md">
        Something on this page did not work. Loading it again usually helps; your cart is safe.
      </Text>
      <Button colorPalette="brand" onClick={() => window.location.reload()}>
        <Icon name="refresh" />
        Reload the page
      </Button>
    </Flex>
  );
}
