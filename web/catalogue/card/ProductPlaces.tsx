import type { CSSProperties } from 'react';
import styles from './ProductPlaces.module.css';

/**
 * The room of product cards that have not come yet, as plain fields of about their size. Anyone who
 * reads faster than the cards come meets their places, and no footer that the cards would push
 * away.
 *
 * @param count how many cards; nothing stands there for less than one
 */
export function ProductPlaces({ count }: { count: number }) {
  if (count < 1) return null;
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.fields} style={{ '--count': count } as CSSProperties} />
    </div>
  );
}
