import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/**
 * A word or two about a thing, on a pale green field 20 px high. What is in no first view has
 * Chakra's.
 */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
