import type { ReactNode } from 'react';
import { classes } from '../lib/classes';
import styles from './StatePicture.module.css';

const drawings = {
  done: (
    <>
      <circle cx="63" cy="58" r="17" className={styles.leaf} />
      <path d="M55 58l6 6 11-12" className={styles.on} />
    </>
  ),
  closed: (
    <>
      <circle cx="63" cy="58" r="17" className={styles.stone} />
      <path d="M57 52l12 12M69 52L57 64" className={styles.on} />
    </>
  ),
  failed: (
    <>
      <circle cx="63" cy="58" r="17" className={styles.danger} />
      <path d="M63 49v11M63 66.5v.5" className={styles.on} />
    </>
  ),
  blocked: (
    <>
      <circle cx="63" cy="58" r="17" className={styles.danger} />
      <path d="M54 58h18" className={styles.on} />
    </>
  ),
  waiting: (
    <>
      <circle cx="63" cy="58" r="17" className={styles.brand} />
      <path d="M63 48v10l7 4" className={styles.on} />
    </>
  ),
  changed: (
    <>
      <circle cx="63" cy="58" r="17" className={styles.brand} />
      <path d="M55 55h14l-4-4M71 61H57l4 4" className={styles.on} />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** The states there are pictures of. */
export type StatePictureName = keyof typeof drawings;

/** A bank card and a mark for the state of a payment. Decoration: the words beside it say the same. */
export function StatePicture({ name }: { name: StatePictureName }) {
  return (
    <svg className={classes(styles.drawing, styles.statePicture)} viewBox="0 0 84 80" aria-hidden="true">
      <rect x="3" y="14" width="66" height="46" rx="8" className={styles.card} />
      <path d="M3 27h66" className={styles.stripe} />
      <path d="M13 46h16M13 39h8" className={styles.line} />
      {drawings[name]}
    </svg>
  );
}
