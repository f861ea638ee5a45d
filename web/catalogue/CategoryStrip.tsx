import { Link } from 'react-router-dom';
import { ScrollRow } from '../ui/layout/ScrollRow';
import styles from './CategoryStrip.module.css';

interface CategoryStripProps {
  /** Names the strip for a screen reader. */
  label: string;
  /** Each leads to the path `to`. */
  categories: readonly { id: string; name: string; to: string; color?: string | null }[];
}

/**
 * A line of categories to choose from, scrolled sideways where it is longer than the page is wide.
 */
export function CategoryStrip({ label, categories }: CategoryStripProps) {
  return (
    <ScrollRow as="nav" className={styles.strip} aria-label={label}>
      <ul>
        {categories.map(({ id, name, to, color }) => (
          <li key={id}>
            <Link to={to}>
              {color && <span className={styles.colour} style={{ background: color }} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}
