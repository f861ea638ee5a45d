import { sayAsKnown, t } from '../../lib/messages';
import { Button } from '../form/Button';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  /** What could not be shown, as a sentence. */
  message?: string;
  /** Asks again. */
  onRetry: () => void;
}

/** Stands in the place of what could not be loaded, with a button that tries again. */
export function LoadFailed({ message = 'We could not load this part of the shop.', onRetry }: LoadFailedProps) {
  return (
    <div className={styles.loadFailed} role="alert">
      <div className={styles.stack}>
        <p className={styles.text}>{sayAsKnown(message)}</p>
        <p className={styles.loadFailedText}>{t('Please check your connection and try again.')}</p>
      </div>
      <Button palette="brand" variant="outline" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
