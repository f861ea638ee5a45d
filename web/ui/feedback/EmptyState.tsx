import type { ReactNode } from 'react';
import { Heading } from '../first-view/Heading';
import { Stack } from '../layout/Stack';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** What is empty, in the words of the specification. */
  title: string;
  /** The heading's level; `p` where the title is no heading. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p';
  /** A sentence that helps on. */
  children?: ReactNode;
  /** A link or button that leads on. */
  action?: ReactNode;
  /** Replaces the drawing of the empty bag; decoration only. */
  picture?: ReactNode;
}

/** Says kindly that there is nothing here yet, and offers the next step. */
export function EmptyState({ title, titleAs, children, action, picture = <EmptyBag /> }: EmptyStateProps) {
  return (
    <div className={styles.emptyState}>
      {picture}
      <Stack gap="0.5rem" className={styles.words}>
        <Heading as={titleAs} size="xl" className={styles.heading}>
          {title}
        </Heading>
        {children && <p>{children}</p>}
      </Stack>
      {action}
    </div>
  );
}

function EmptyBag() {
  return (
    <svg className={styles.emptyBag} viewBox="0 0 160 140" aria-hidden="true" fill="none">
      <ellipse className={styles.emptyBagShadow} cx="80" cy="126" rx="58" ry="7" />
      <path
        className={styles.emptyBagLine}
        d="M42 52h76l9 62a12 12 0 0 1-12 13H45a12 12 0 0 1-12-13z"
        strokeWidth="2.5"
      />
      <path className={styles.handle} d="M58 62V38a22 22 0 0 1 44 0v24" strokeWidth="4.5" strokeLinecap="round" />
      <path className={styles.seam} d="M37 92h86M36 100h88" strokeWidth="2.5" strokeDasharray="7 6" />
      <path className={styles.sparks} d="M126 22l3 7 7 3-7 3-3 7-3-7-7-3 7-3zM28 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" />
    </svg>
  );
}
