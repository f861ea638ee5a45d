import { Link } from 'react-router-dom';
import { ScrollRow } from '../../ui/layout/ScrollRow';
import styles from './DeskTabs.module.css';

/** One of the ways of `DeskTabs`. */
export interface DeskTab {
  label: string;
  to: string;
  isCurrent: boolean;
}

interface DeskTabsProps {
  label: string;
  tabs: readonly DeskTab[];
  /** `chips` unless said otherwise; `bar` for the parts of a page, `switch` for two ways to see the same. */
  look?: 'chips' | 'bar' | 'switch';
}

/** Ways to the parts of a page, or to its rows by some state; the row scrolls where it is too long. */
export function DeskTabs({ label, tabs, look = 'chips' }: DeskTabsProps) {
  if (look === 'switch')
    return (
      <nav className={styles.switch} aria-label={label}>
        {tabs.map(linkOf)}
      </nav>
    );
  return (
    <ScrollRow as="nav" className={styles[look]} aria-label={label}>
      {tabs.map(linkOf)}
    </ScrollRow>
  );
}

function linkOf({ label, to, isCurrent }: DeskTab) {
  return (
    <Link key={to} to={to} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}
