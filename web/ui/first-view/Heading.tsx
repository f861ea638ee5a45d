import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import styles from './Heading.module.css';

interface HeadingProps extends ComponentProps<'h1'> {
  /**
   * The level; 'h2' unless said otherwise. `p` where the words are set like a heading and are none.
   */
  as?: 'h1' | 'h2' | 'h3' | 'p';
  /** By the sizes of `theme/tokens.ts`, from 14 px (`sm`) and 18 px (`lg`) to 36 px (`4xl`). */
  size: 'sm' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl';
  /** The size from 992 px on; `size` unless said otherwise. */
  wideSize?: '3xl' | '4xl';
}

/** The heading of a page or of a part of one. It has no outer margin. */
export function Heading({ as: Level = 'h2', size, wideSize, className, ...rest }: HeadingProps) {
  const wide = wideSize && styles[`wide-${wideSize}`];
  return <Level className={classes(styles.heading, styles[`size-${size}`], wide, className)} {...rest} />;
}
