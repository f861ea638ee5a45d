import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../lib/paths';
import type { CameFrom } from './cameFrom';

interface SignInOfferProps {
  /** Why an account is needed. */
  title: string;
  /** What becomes of what the visitor has entered. */
  children: ReactNode;
  /** State given back to this page afterwards. */
  keep: unknown;
}

/** Offers a visitor to sign in and to come back to this very page, with what they had begun. */
export function SignInOffer({ title, children, keep }: SignInOfferProps) {
  const { pathname, search } = useLocation();
  const state: CameFrom = { from: `${pathname}${search}`, keep };
  return (
    <Flex layerStyle="card" padding="4" gap="4" align="center" justify="space-between" wrap="wrap">
      <Box flex="1 1 14rem">
        <Text fontWeight="semibold">{title}</Text>
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
      </Box>
      <Button asChild variant="outline" colorPalette="brand">
        <Link to={paths.signIn()} state={state}>
          Sign in to continue
        </Link>
      </Button>
    </Flex>
  );
}
