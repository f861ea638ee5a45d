import { Skeleton, Stack } from '@chakra-ui/react';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting } from '../../ui/feedback/Waiting';
import { useIsLate } from './useIsLate';

interface DeskLoadingProps {
  /** What is being loaded. */
  label: string;
  /** Why it did not come, where it did not. */
  error?: unknown;
  /** What is said then. */
  failed?: string;
  /** Absent: the page is loaded anew. */
  onRetry?: () => unknown;
}

/** The places of rows that are on their way; once they are late or failed, a way to try again. */
export function DeskLoading({ label, error, failed, onRetry = reload }: DeskLoadingProps) {
  return error ? <LoadFailed message={failed} onRetry={onRetry} /> : <Rows label={label} />;
}

function reload(): void {
  window.location.reload();
}

function Rows({ label }: { label: string }) {
  // A call without an answer would be waited for by a second call of the same, but not by a
  // page that is loaded anew.
  if (useIsLate()) return <LoadFailed onRetry={reload} />;
  return (
    <Waiting label={label}>
      <Stack gap="3">
        <Skeleton h="14" />
        <Skeleton h="14" />
        <Skeleton h="14" />
        <Skeleton h="14" />
      </Stack>
    </Waiting>
  );
}
