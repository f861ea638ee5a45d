import { chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** What is empty, in the words of the specification. */
  title: string;
  /** The heading's level; `p` where the title is no heading. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  /** A sentence that helps on. */
  children?: ReactNode;
  /** A link or button that leads on. */
  action?: ReactNode;
  /** Replaces the drawing of the empty bag; decoration only. */
  picture?: ReactNode;
}

/** Says kindly that there is nothing here yet, and offers the next step. */
export function EmptyState({ title, titleAs = 'h2', children, action, picture = <EmptyBag /> }: EmptyStateProps) {
  return (
    <Stack align="center" gap="5" py={{ base: '10', md: '16' }} px="6" textAlign="center">
      {picture}
      <Stack gap="2" maxW="26rem">
        <Heading as={titleAs} fontSize={{ base: 'xl', md: '2xl' }} textWrap="balance">
          {title}
        </Heading>
        {children && <Text color="fg.muted">{children}</Text>}
      </Stack>
      {action}
    </Stack>
  );
}

function EmptyBag() {
  return (
    <chakra.svg viewBox="0 0 160 140" width="40" height="auto" aria-hidden="true" fill="none">
      <chakra.ellipse cx="80" cy="126" rx="58" ry="7" fill="bg.emphasized" />
      <chakra.path
        d="M42 52h76l9 62a12 12 0 0 1-12 13H45a12 12 0 0 1-12-13z"
        fill="brand.subtle"
        stroke="brand.emphasized"
        strokeWidth="2.5"
      />
      <chakra.path d="M58 62V38a22 22 0 0 1 44 0v24" stroke="brand.solid" strokeWidth="4.5" strokeLinecap="round" />
      <chakra.path d="M37 92h86M36 100h88" stroke="brand.emphasized" strokeWidth="2.5" strokeDasharray="7 6" />
      <chakra.path
        d="M126 22l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM28 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2z"
        fill="brand.emphasized"
      />
    </chakra.svg>
  );
}
