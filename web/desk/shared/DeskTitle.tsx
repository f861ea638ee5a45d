import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { PageHead } from '../../ui/layout/PageHead';

interface DeskTitleProps {
  /** The heading, and the page's name in the browser. */
  children: string;
  /** A line below. */
  text?: ReactNode;
  /** Stands beside the heading, such as a badge. */
  beside?: ReactNode;
  /** What can be done with all of the page; one of them at most is solid. */
  actions?: ReactNode;
}

/** The heading of a page of the desk, with what can be done at its other end. */
export function DeskTitle({ children, text, beside, actions }: DeskTitleProps) {
  return (
    <Flex wrap="wrap" align="flex-start" justify="space-between" gap="4" mb="6">
      <PageHead title={t('{title} · Desk', { title: children })} />
      <Box minW="0">
        <Flex wrap="wrap" align="center" rowGap="2" columnGap="3">
          <Heading as="h1" size={{ base: '2xl', lg: '3xl' }}>
            {children}
          </Heading>
          {beside}
        </Flex>
        {text && (
          <Box mt="1" color="fg.muted">
            {text}
          </Box>
        )}
      </Box>
      {actions && (
        <Flex display={{ base: 'flex', _print: 'none' }} wrap="wrap" gap="2">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}
