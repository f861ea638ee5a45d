import { Button, type ButtonProps, Grid, Spinner } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SendButtonProps extends ButtonProps {
  /** True from the press until the answer. */
  isBusy: boolean;
  /** The words while busy, such as 'Saving…'. */
  busyLabel: string;
}

/**
 * The button that sends a form. While busy it says so at the same width, retains the focus, which a
 * disabled one would not, and ignores further presses, so that nothing is sent twice.
 */
export function SendButton({ children, isBusy, busyLabel, onClick, ...rest }: SendButtonProps) {
  return (
    <Button
      type="submit"
      colorPalette="brand"
      size="lg"
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
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
