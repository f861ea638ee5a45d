import { Link } from 'react-router-dom';
import styles from '../catalogue/listing/FilterChips.module.css';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { Icon } from '../ui/media/Icon';
import type { Interpretation } from './useSearchResults';

/**
 * What the words of a search narrow it to, each with a cross that leads to the search without it;
 * absent for nothing.
 */
export function SaidFilters({ filters }: { filters: Interpretation['filters'] }) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.row} aria-label={t('Filters from your search')}>
      {filters.map(({ label, isStrict, queryWithout }) => (
        <li key={label}>
          <Link className={styles.chip} to={paths.search(queryWithout)}>
            <VisuallyHidden>{t('Remove filter:')} </VisuallyHidden>
            {isStrict ? label : t('{label} first', { label })}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
