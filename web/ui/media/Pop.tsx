import { type ReactNode, useEffect, useRef } from 'react';
import { pop } from '../../theme/motion';
import { move } from './move';
import styles from './Pop.module.css';

/**
 * Lets a small thing swell into its place when it appears, such as a number that has changed; give
 * it that as `key`.
 */
export function Pop({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => void move(place.current, pop), []);
  return (
    <span className={styles.pop} ref={place}>
      {children}
    </span>
  );
}
