import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../../lib/classes';
import styles from './Button.module.css';

/** How a button looks, and what looks like one. */
export interface ButtonLook {
  /** `solid` for the one thing to do; 'solid' unless said otherwise. */
  variant?: 'solid' | 'outline' | 'ghost' | 'plain';
  /**
   * `sm` 40 px high, `md` 44 px, so that it can be hit by a thumb, `lg` 48 px; 'md' unless said
   * otherwise.
   */
  size?: 'sm' | 'md' | 'lg';
  /** The palette of `theme/colours.ts`; the ink of the page unless said otherwise. */
  palette?: 'brand' | 'leaf' | 'danger' | 'stone';
  className?: string;
}

/** A button; it sends no form unless its `type` says so. */
export function Button({ variant, size, palette, className, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...buttonLook({ variant, size, palette, className })} {...rest} />;
}

/** A link to a page of the shop that looks like a button. */
export function ButtonLink({ variant, size, palette, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...buttonLook({ variant, size, palette, className })} {...rest} />;
}

/** The attributes that make anything look like a button. */
export function buttonLook({ variant = 'solid', size = 'md', palette, className }: ButtonLook) {
  const looks = [styles[`variant-${variant}`], styles[`size-${size}`]];
  return { className: classes(styles.button, ...looks, className), 'data-palette': palette };
}
