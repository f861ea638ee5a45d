import type { ComponentProps } from 'react';
import { classes } from '../lib/classes';
import styles from './PageColumn.module.css';

/** The column in which a page's content stands, as wide as the header's and with the same margins at its sides. */
export function PageColumn({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes(styles.pageColumn, className)} {...rest} />;
}
