import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Waiting } from '../../ui/feedback/Waiting';
import styles from './DeskLoading.module.css';
import { useIsLate } from './useIsLate';

/** The places of rows that are on their way; once they are late, a way to try again. */
export function DeskLoading({ label }: { label: string }) {
  // A call that nobody answers would be waited for by whoever asks the same again, but not by a page that is loaded anew.
  if (useIsLate()) return <LoadFailed onRetry={() => window.location.reload()} />;
  return (
    <Waiting label={label}>
      <div className={styles.deskLoading}>
        <Skeleton className={styles.row} />
        <Skeleton className={styles.row} />
        <Skeleton className={styles.row} />
        <Skeleton className={styles.row} />
      </div>
    </Waiting>
  );
}
