import { t } from '../lib/messages';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Skeleton } from '../ui/first-view/Skeleton';

/** Stands for the reviews while they are fetched; once they failed to come, a way to try again. */
export function ReviewsPlace({ onRetry }: { onRetry?: () => void }) {
  if (onRetry) return <LoadFailed message={t('We could not load the reviews.')} onRetry={onRetry} />;
  return (
    <div role="status" aria-label={t('Loading the reviews')}>
      <Skeleton height="20rem" />
    </div>
  );
}
