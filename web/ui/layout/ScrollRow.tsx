import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import styles from './ScrollRow.module.css';

interface ScrollRowProps extends ComponentProps<'div'> {
  /** 'div' unless said otherwise. */
  as?: 'div' | 'nav';
}

/**
 * A row that is scrolled sideways where it is longer than the page is wide; its end then fades at
 * the edge.
 */
export function ScrollRow({ as: Element = 'div', className, ...rest }: ScrollRowProps) {
  return <Element className={classes(styles.scrollRow, className)} {...rest} />;
}
