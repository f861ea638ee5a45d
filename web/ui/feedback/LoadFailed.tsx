import { t } from '../../lib/messages';
import { Button } from '../first-view/Button';
import { Stack } from '../layout/Stack';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  /** What could not be shown, as a sentence. */
  message?: string;
  /** Asks again. */
  onRetry: () => void;
}

/** Stands in the place of what could not be loaded, with a button that tries again. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  return (
    <div className={styles.loadFailed} role="alert">
      <Stack gap="0.25rem">
        <b>{message ?? t('We could not load this part of the shop.')}</b>
        <small>{t('Please check your connection and try again.')}</small>
      </Stack>
      <Button palette="brand" variant="outline" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
