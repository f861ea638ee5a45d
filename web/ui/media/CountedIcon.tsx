import { t } from '../../lib/messages';
import styles from './CountedIcon.module.css';
import { Icon, type IconName } from './Icon';
import { pops } from './move';

interface CountedIconProps {
  name: IconName;
  /** In pixels. */
  size: number;
  /** How many there are; at 0 no number is shown. Above 99 it reads '99+'. */
  count: number;
}

/**
 * An icon with a number on its shoulder, which swells when it changes. Decoration: what it stands
 * in says the number in words, see `counted`.
 */
export function CountedIcon({ name, size, count }: CountedIconProps) {
  const shown = count > 99 ? '99+' : count;
  return (
    <div className={styles.countedIcon} aria-hidden="true">
      <Icon name={name} size={size} />
      {count > 0 && (
        <span key={count} className={styles.count} ref={pops}>
          {shown}
        </span>
      )}
    </div>
  );
}

/**
 * The accessible name of a link with a counted icon: 'Cart, 3 items', or 'Cart' alone when there
 * are none.
 *
 * @param label in the language that is spoken
 */
export function counted(label: string, count: number): string {
  if (count === 0) return label;
  return count === 1 ? t('{label}, 1 item', { label }) : t('{label}, {count} items', { label, count });
}
