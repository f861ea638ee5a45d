import { classes } from '../../lib/classes';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Across: `sm` 16 px, `lg` 32 px. */
  size: 'sm' | 'lg';
  className?: string;
}

/**
 * A turning ring in the colour of the text around it. Decoration: words beside it say what is going
 * on.
 */
export function Spinner({ size, className }: SpinnerProps) {
  return <span className={classes(styles.spinner, styles[`size-${size}`], className)} aria-hidden="true" />;
}
