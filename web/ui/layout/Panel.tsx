import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import styles from './Panel.module.css';

interface PanelProps extends ComponentProps<'div'> {
  /** 'div' unless said otherwise. */
  as?: 'div' | 'section';
  /**
   * The room within: `md` 20 px and 24 px from 768 px on, `lg` 20 px and 36 px; none unless said
   * otherwise.
   */
  padding?: 'md' | 'lg';
}

/**
 * A sheet that lifts what belongs together off the page: bordered, rounded, in the colour of paper.
 */
export function Panel({ as: Element = 'div', padding, className, ...rest }: PanelProps) {
  return <Element className={classes(styles.panel, padding && styles[padding], className)} {...rest} />;
}
