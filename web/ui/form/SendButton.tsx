import { Button, type ButtonProps, Grid, Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { whileBusy } from '../../lib/whileBusy';

interface SendButtonProps extends ButtonProps {
  /** True from the press until the answer. */
  isBusy: boolean;
  /** The words while busy, such as 'Saving…'. */
  busyLabel: string;
}

/**
 * The button that sends a form. While busy it shows other words and a spinner at the same width.
 * What the server draws has that of `ui/first-view` instead.
 */
export function SendButton({ children, isBusy, busyLabel, onClick, ...rest }: SendButtonProps) {
  return (
    <Button type="submit" colorPalette="brand" size="lg" {...whileBusy(isBusy, onClick)} {...rest}>
      {/* Both labels share one cell: the wider decides the width, and nothing jumps. */}
      <Grid as="span" placeItems="center">
        <Label isShown={!isBusy}>{children}</Label>
        <Label isShown={isBusy}>
          <Spinner aria-hidden="true" />
          {busyLabel}
        </Label>
      </Grid>
    </Button>
  );
}

function Label({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <Grid
      as="span"
      gridArea="1 / 1"
      autoFlow="column"
      alignItems="center"
      gap="2.5"
      visibility={isShown ? 'visible' : 'hidden'}
      // A ring that turns unseen keeps the browser at work in every frame.
      css={isShown ? undefined : { '& > *': { animation: 'none' } }}
      aria-hidden={isShown ? undefined : true}
    >
      {children}
    </Grid>
  );
}
