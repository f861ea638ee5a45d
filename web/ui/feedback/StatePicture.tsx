import { classes } from '../../lib/classes';
import styles from './StatePicture.module.css';

/** The colour of each mark, and what is drawn on it. */
const marks = {
  done: [styles.leaf, 'M55 58l6 6 11-12'],
  closed: [styles.stone, 'M57 52l12 12M69 52L57 64'],
  failed: [styles.danger, 'M63 49v11M63 66.5v.5'],
  blocked: [styles.danger, 'M54 58h18'],
  waiting: [styles.brand, 'M63 48v10l7 4'],
  changed: [styles.brand, 'M55 55h14l-4-4M71 61H57l4 4'],
} as const;

/** The states there are pictures of. */
export type StatePictureName = keyof typeof marks;

/** A bank card and a mark for the state of a payment. Decoration: the words beside it say the same. */
export function StatePicture({ name }: { name: StatePictureName }) {
  const [colour, sign] = marks[name];
  return (
    <svg className={classes(styles.drawing, styles.statePicture)} viewBox="0 0 84 80" aria-hidden="true">
      <rect x="3" y="14" width="66" height="46" rx="8" className={styles.card} />
      <path d="M3 27h66" className={styles.stripe} />
      <path d="M13 46h16M13 39h8" className={styles.line} />
      <circle cx="63" cy="58" r="17" className={colour} />
      <path d={sign} className={styles.on} />
    </svg>
  );
}
