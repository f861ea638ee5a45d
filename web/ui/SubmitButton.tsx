import { Box, Button, type ButtonProps, Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What a SubmitButton is told besides the looks of a button. */
export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'loading' | 'children'> {
  /** The words while at rest. */
  children: ReactNode;
  /** True from the press until the answer. */
  isBusy: boolean;
  /** The words while busy, such as 'Adding...'. */
  busyLabel: string;
}

/**
 * The button that sends a form. While busy it shows other words and a spinner at the same width,
 * keeps its focus and swallows further presses, so that nothing is sent twice.
 */
export function SubmitButton({ children, isBusy, busyLabel, onClick, ...looks }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      colorPalette="brand"
      size="lg"
      minHeight="12"
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      {...looks}
    >
      {/* Both labels share one grid cell, so the wider of the two decides the width and nothing jumps. */}
      <Box as="span" display="grid" placeItems="center">
        <Label isShown={!isBusy}>{children}</Label>
        <Label isShown={isBusy}>
          <Spinner size="sm" aria-hidden="true" />
          {busyLabel}
        </Label>
      </Box>
    </Button>
  );
}

function Label({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <Box
      as="span"
      gridArea="1 / 1"
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      visibility={isShown ? 'visible' : 'hidden'}
      aria-hidden={isShown ? undefined : true}
    >
      {children}
    </Box>
  );
}
