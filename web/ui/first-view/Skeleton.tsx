import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

/** The place of something that is still on its way, of its size. */
export function Skeleton(size: CSSProperties) {
  return <div className={styles.skeleton} style={size} />;
}
