import { Skeleton, Stack } from '@chakra-ui/react';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { Waiting } from '../../ui/feedback/Waiting';
import { useIsLate } from './useIsLate';

/** The places of rows that are on their way; once they are late, a way to try again. */
export function DeskLoading({ label }: { label: string }) {
  // A call without an answer would be waited for by a second call of the same, but not by a
  // page that is loaded anew.
  if (useIsLate()) return <LoadFailed onRetry={() => window.location.reload()} />;
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
