import { Icon, type IconName } from './Icon';
import styles from './IconDisc.module.css';

/** A decorative icon on a round of the shop's colour, twice as wide; `size` in pixels. */
export function IconDisc({ name, size }: { name: IconName; size: number }) {
  return (
    <span className={styles.disc} style={{ width: 2 * size, height: 2 * size }}>
      <Icon name={name} size={size} />
    </span>
  );
}
