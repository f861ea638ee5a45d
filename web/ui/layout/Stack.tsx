import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import styles from './Stack.module.css';

/** Things below one another; `gap` is the room between two, as CSS has it. */
export function Stack({ gap, className, ...rest }: ComponentProps<'div'> & { gap: string }) {
  return <div className={classes(styles.stack, className)} style={{ gap }} {...rest} />;
}
