import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import styles from './PageColumn.module.css';

interface PageColumnProps extends ComponentProps<'div'> {
  /**
   * For a whole page, the room above it on a narrow screen, 16 or 20 px, which leaves 48 px below
   * it; from 992 px on it is 24 and 80 px either way. No room unless said otherwise.
   */
  top?: 4 | 5;
}

/**
 * The column in which a page's content stands, as wide as the header's and with the same margins at
 * its sides.
 */
export function PageColumn({ top, className, ...rest }: PageColumnProps) {
  return (
    <div className={classes(styles.pageColumn, top && styles.page, top === 5 && styles.low, className)} {...rest} />
  );
}
