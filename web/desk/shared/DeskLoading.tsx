import { Skeleton, Stack } from '@chakra-ui/react';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting } from '../../ui/feedback/Waiting';
import { type DeskColumn, DeskTablePlaces } from './DeskTable';
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
  /** Those of the table that follows; absent: bars of rows stand for what is no table. */
  columns?: readonly Pick<DeskColumn<never>, 'title' | 'align' | 'isHead'>[];
}

/** The places of rows that are on their way; once they are late or failed, a way to try again. */
export function DeskLoading({ label, error, failed, onRetry = reload, columns }: DeskLoadingProps) {
  return error ? <LoadFailed message={failed} onRetry={onRetry} /> : <Places label={label} columns={columns} />;
}

function reload(): void {
  window.location.reload();
}

function Places({ label, columns }: Pick<DeskLoadingProps, 'label' | 'columns'>) {
  // A call without an answer would be waited for by a second call of the same, but not by a
  // page that is loaded anew.
  if (useIsLate()) return <LoadFailed onRetry={reload} />;
  return <Waiting label={label}>{columns ? <DeskTablePlaces columns={columns} /> : <Bars />}</Waiting>;
}

function Bars() {
  return (
    <Stack gap="3">
      <Skeleton h="14" />
      <Skeleton h="14" />
      <Skeleton h="14" />
      <Skeleton h="14" />
    </Stack>
  );
}
