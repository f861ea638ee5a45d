import { Box, Card, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';

interface AccountFrameProps {
  /** The page's heading and the last step of its breadcrumb. */
  title: string;
  /** A sentence under the heading. */
  intro: ReactNode;
  /** The form. */
  children: ReactNode;
  /** What stands under the form, such as the link to the other form. */
  footer: ReactNode;
}

/** The card in the middle of the page that holds the Sign In or the Sign Up form. */
export function AccountFrame({ title, intro, children, footer }: AccountFrameProps) {
  return (
    <PageColumn top={5}>
      <Breadcrumb crumbs={[{ label: t('Home'), to: paths.home() }, { label: title }]} />
      <Card.Root boxShadow="md" maxW="md" mx="auto" mt={{ base: '5', lg: '6' }} size="lg">
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
          {title}
        </Heading>
        <Text color="fg.muted" mt="2" mb="7">
          {intro}
        </Text>
        <Stack gap="5" css={{ '&:empty': { display: 'none' }, '&:empty + *': { textAlign: 'start' } }}>
          {children}
        </Stack>
        <Box mt="6" textAlign="center" color="fg.muted">
          {footer}
        </Box>
      </Card.Root>
    </PageColumn>
  );
}
