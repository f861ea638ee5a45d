import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { shopSystem } from './system';

/**
 * Chakra's components with the shop's look for all within. Only for code that is loaded late: it is
 * no part of a first view.
 */
export function InChakra({ children }: { children: ReactNode }) {
  return <ChakraProvider value={shopSystem()}>{children}</ChakraProvider>;
}
