import { t } from '../../lib/messages';
import { Spinner } from '../../ui/first-view/Spinner';
import styles from './ListingStatus.module.css';

interface ListingStatusProps {
  /** How many products were found; undefined while that is on its way. */
  totalCount: number | undefined;
  hasFailed: boolean;
  /** What is said meanwhile. */
  waiting: string;
}

/**
 * How many products a list holds, announced when it changes; empty when the list could not be
 * loaded.
 */
export function ListingStatus({ totalCount, hasFailed, waiting }: ListingStatusProps) {
  return (
    <p className={styles.status} role="status">
      {!hasFailed && totalCount !== undefined && t('We found {totalCount} items for you!', { totalCount })}
      {!hasFailed && totalCount === undefined && (
        <span className={styles.waiting}>
          <Spinner className={styles.spinner} size="sm" /> {waiting}
        </span>
      )}
    </p>
  );
}
