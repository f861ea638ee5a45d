import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../../lib/classes';
import styles from './TextLink.module.css';

interface TextLinkLook {
  /** The palette of `theme/colours.ts`; 'brand' unless said otherwise. */
  palette?: 'brand' | 'stone';
  /** When the line below the words is drawn: 'always' unless said otherwise. */
  underline?: 'always' | 'hover';
  className?: string;
}

/** A link to a page of the shop that stands as words, in a sentence or beside a heading. */
export function TextLink({ palette, underline, className, ...rest }: TextLinkLook & LinkProps) {
  return <Link {...textLinkLook({ palette, underline, className })} {...rest} />;
}

/** The attributes that make anything look like a `TextLink`. */
export function textLinkLook({ palette = 'brand', underline = 'always', className }: TextLinkLook) {
  return { className: classes(styles.textLink, styles[underline], className), 'data-palette': palette };
}
