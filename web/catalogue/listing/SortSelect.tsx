import type { ProductSort } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { Icon } from '../../ui/media/Icon';
import styles from './SortSelect.module.css';
import type { SortChoice } from './useProductFilter';

interface SortSelectProps {
  sort: ProductSort;
  /** The orders to choose from. */
  sorts: readonly SortChoice[];
  onChange: (sort: ProductSort) => void;
}

/** The order of a list. */
export function SortSelect({ sort, sorts, onChange }: SortSelectProps) {
  return (
    <label className={styles.label}>
      <span aria-hidden="true">{t('Sort by')}</span>
      <select aria-label={t('Sort by')} value={sort} onChange={(event) => onChange(event.target.value as ProductSort)}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {t(label)}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </label>
  );
}
