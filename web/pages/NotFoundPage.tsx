import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../lib/paths';
import { useRenderStatus } from '../lib/server-report';
import { Icon } from '../ui/Icon';
import { PageHead } from '../ui/PageHead';

/**
 * Any path the shop does not have. The server answers it with status 404.
 *
 * @see spec §2 (Page Not Found)
 */
export function NotFoundPage() {
  useRenderStatus(404);
  return (
    <Flex direction="column" align="center" justify="center" gap="4" minH="60vh" p="6" textAlign="center">
      <PageHead title="Page Not Found" />
      <Flex align="center" justify="center" boxSize="20" borderRadius="full" bg="brand.subtle" color="brand.fg">
        <Icon name="search" size={36} />
      </Flex>
      <Heading as="h1" size="3xl">
        Page Not Found
      </Heading>
      <Text color="fg.muted" maxW="md">
        The page you are looking for is not here. The address may be mistyped, or the product may no longer be sold.
      </Text>
      <Button asChild colorPalette="brand" size="lg">
        <Link to={paths.home()}>Back to Home Page</Link>
      </Button>
    </Flex>
  );
}
