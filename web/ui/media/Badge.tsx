import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import styles from './Badge.module.css';

interface BadgeProps {
  /** The palette of `theme/colours.ts`. */
  palette: 'leaf' | 'danger';
  /** `solid` 24 px high and in full colour, `subtle` 20 px high and pale. */
  variant: 'solid' | 'subtle';
  children: ReactNode;
}

/** A word or two about a thing, on a coloured field. */
export function Badge({ palette, variant, children }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[variant])} data-palette={palette}>
      {children}
    </span>
  );
}
