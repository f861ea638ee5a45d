import { Flex, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The sheet of a dialog: what it says and asks, one below the other. */
export const dialogSheet = {
  display: 'grid',
  gap: '4',
  w: 'min(30rem, calc(100vw - 2rem))',
  maxH: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  p: '6',
  bg: 'bg.panel',
  border: '1px solid {colors.border}',
  borderRadius: 'l3',
  shadow: 'lg',
} satisfies SystemStyleObject;

/** The row of buttons that a dialog ends with. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" justify="flex-end" gap="2">
      {children}
    </Flex>
  );
}
