import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../lib/paths';
import { Breadcrumb } from '../ui/Breadcrumb';
import { PageColumn } from '../ui/PageColumn';

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
    <PageColumn paddingTop={{ base: '5', lg: '6' }} paddingBottom={{ base: '12', lg: '20' }}>
      <Breadcrumb crumbs={[{ label: 'Home', to: paths.home() }, { label: title }]} />
      <Box
        layerStyle="card"
        boxShadow="md"
        maxWidth="md"
        marginInline="auto"
        marginTop={{ base: '5', lg: '6' }}
        padding={{ base: '5', md: '9' }}
      >
        <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
          {title}
        </Heading>
        <Text color="fg.muted" marginTop="2" marginBottom="7">
          {intro}
        </Text>
        {children}
        <Box marginTop="6" textAlign="center" color="fg.muted">
          {footer}
        </Box>
      </Box>
    </PageColumn>
  );
}
