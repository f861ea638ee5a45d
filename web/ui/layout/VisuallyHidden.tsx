import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

type HiddenTag = 'span' | 'h1' | 'h2' | 'label';

type VisuallyHiddenProps<Tag extends HiddenTag> = ComponentProps<Tag> & {
  /** The element it is. */
  as?: Tag;
};

/** Words for screen readers only. */
export function VisuallyHidden<Tag extends HiddenTag = 'span'>({ as, ...rest }: VisuallyHiddenProps<Tag>) {
  const Element: HiddenTag = as ?? 'span';
  return <Element className={styles.hidden} {...(rest as object)} />;
}
