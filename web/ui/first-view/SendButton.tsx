import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { whileBusy } from '../../lib/whileBusy';
import { Button, type ButtonLook } from './Button';
import styles from './SendButton.module.css';
import { Spinner } from './Spinner';

/** The props of a SendButton besides the looks of a button. */
export interface SendButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'type' | 'children' | 'className'> {
  /** The words while at rest. */
  children: ReactNode;
  /** True from the press until the answer. */
  isBusy: boolean;
  /** The words while busy, such as 'Adding...'. */
  busyLabel: string;
}

/**
 * The button that sends a form. While busy it shows other words and a spinner at the same width.
 * Elsewhere there is that of `ui/form`.
 */
export function SendButton({ children, isBusy, busyLabel, onClick, className, ...rest }: SendButtonProps) {
  return (
    <Button
      className={classes(styles.sendButton, className)}
      type="submit"
      palette="brand"
      size="lg"
      {...whileBusy(isBusy, onClick)}
      {...rest}
    >
      {/* Both labels share one grid cell, so the wider of the two decides the width and nothing
          jumps. */}
      <span className={styles.labels}>
        <Label isShown={!isBusy}>{children}</Label>
        <Label isShown={isBusy}>
          <Spinner size="sm" aria-hidden="true" />
          {busyLabel}
        </Label>
      </span>
    </Button>
  );
}

function Label({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <span className={classes(styles.label, !isShown && styles.unseen)} aria-hidden={isShown ? undefined : true}>
      {children}
    </span>
  );
}
