import { Link } from 'react-router-dom';
import styles from './BadgeLink.module.css';
import { CountedIcon, counted } from './CountedIcon';
import type { IconName } from './Icon';

interface BadgeLinkProps {
  to: string;
  icon: IconName;
  /** Stands beside the icon on the widest screens. */
  label: string;
  /** The badge's number; at 0 there is no badge. */
  count: number;
}

/** A link of the header with a badge that counts, named such as 'Cart, 3 items'. */
export function BadgeLink({ to, icon, label, count }: BadgeLinkProps) {
  return (
    <Link className={styles.frame} to={to} aria-label={counted(label, count)}>
      <CountedIcon name={icon} size={24} count={count} />
      <span className={styles.box} aria-hidden="true">
        {label}
      </span>
    </Link>
  );
}
