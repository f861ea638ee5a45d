import { Box, Spinner, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface LoadingOverlayProps {
  /** Dims what stands below and shows the spinner. */
  isLoading: boolean;
  /** What is going on, for a screen reader. */
  label?: string;
  children: ReactNode;
}

/**
 * Keeps its content in place and dims it while it is being brought up to date; the pointer cannot press it meanwhile,
 * while the keyboard's focus stays where it is.
 */
export function LoadingOverlay({ isLoading, label = 'Loading', children }: LoadingOverlayProps) {
  return (
    <Box position="relative" aria-busy={isLoading}>
      <Box opacity={isLoading ? 0.5 : 1} transition="opacity 150ms" pointerEvents={isLoading ? 'none' : undefined}>
        {children}
      </Box>
      <Box role="status" position="absolute" inset="0" pointerEvents="none" display="grid" placeItems="center">
        {isLoading && (
          <Box position="sticky" top="35vh" bottom="35vh" lineHeight="0">
            <Spinner color="brand.solid" size="lg" borderWidth="3px" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </Box>
        )}
      </Box>
    </Box>
  );
}
