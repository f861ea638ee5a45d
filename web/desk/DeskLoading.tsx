import { Skeleton } from '../ui/Skeleton';
import { Waiting } from '../ui/Waiting';
import styles from './DeskLoading.module.css';

/** The places of rows that are on their way. */
export function DeskLoading({ label }: { label: string }) {
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
