import { t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Skeleton } from '../../ui/first-view/Skeleton';
import styles from './ProductDescription.module.css';

/** As many as the label of packed food mostly has. */
const ROWS = [...'12345678'];

/** The places of the facts of a label; once these failed to come, a way to try again. */
export function LabelPlace({ onRetry }: { onRetry?: () => void }) {
  if (onRetry) return <LoadFailed message={t('We could not load the label.')} onRetry={onRetry} />;
  return (
    <div className={styles.facts} role="status" aria-label={t('Loading the label')}>
      {ROWS.map((row) => (
        <div key={row}>
          <Skeleton height="1.25rem" width="5rem" />
          <Skeleton height="1.25rem" width="8rem" />
        </div>
      ))}
    </div>
  );
}
