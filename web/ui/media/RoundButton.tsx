import type { ComponentProps } from 'react';
import { classes } from '../../lib/classes';
import styles from './RoundButton.module.css';

interface RoundButtonProps extends ComponentProps<'button'> {
  /** Whether it stands on the page, beside a heading, or lies over a picture. */
  place: 'above' | 'over';
}

/** A round button with an icon, 44 px wide. It carries its own accessible name. */
export function RoundButton({ place, className, ...rest }: RoundButtonProps) {
  return <button type="button" className={classes(styles.round, styles[place], className)} {...rest} />;
}
