import { Box, Flex } from '@chakra-ui/react';
import { t } from '../../lib/messages';

/** 'or' between two ways to sign in. */
export function OrLine() {
  return (
    <Flex align="center" gap="3" color="fg.muted" textStyle="sm">
      <Box flex="1" h="1px" bg="border" />
      {t('or')}
      <Box flex="1" h="1px" bg="border" />
    </Flex>
  );
}
