import { Link } from 'react-router-dom';
import { ScrollRow } from '../ui/ScrollRow';
import styles from './DeskTabs.module.css';

/** One of the ways of `DeskTabs`. */
export interface DeskTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

/** Ways to the parts of a page, or to its rows by some state; the row scrolls where it is too long. */
export function DeskTabs({ label, tabs }: { label: string; tabs: readonly DeskTab[] }) {
  return (
    <ScrollRow as="nav" className={styles.states} aria-label={label}>
      {tabs.map(({ label: words, to, isCurrent }) => (
        <Link key={to} className={styles.state} to={to} aria-current={isCurrent ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </ScrollRow>
  );
}
