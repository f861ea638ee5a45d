import { Button, Spinner, VStack } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';

interface DeskMoreProps {
  /** What is listed, in the plural. */
  things: string;
  /** How much of it is there. */
  count: number;
  /** Null where all of it is not counted: then `hasMore` tells whether there is more. */
  totalCount: number | null;
  hasMore?: boolean;
  /** Loads the next part. */
  onLoad: () => Promise<unknown>;
}

/** The end of a list: how much of it is shown, and a button for more, where there is more. */
export function DeskMore({ things, count, totalCount, hasMore, onLoad }: DeskMoreProps) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (!(hasMore ?? count < (totalCount ?? 0))) return null;
  const load = () => {
    if (state === 'loading') return;
    setState('loading');
    onLoad().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <VStack gap="3" py="6" color="fg.muted" fontSize="sm">
      <p role="status">
        {state === 'failed'
          ? t('We could not load more {things}.', { things })
          : totalCount !== null &&
            t('Showing {count} of {totalCount} {things}', {
              count: formatCount(count),
              totalCount: formatCount(totalCount),
              things,
            })}
      </p>
      <Button variant="outline" aria-busy={state === 'loading' || undefined} onClick={load}>
        {state === 'loading' && <Spinner aria-hidden="true" />}
        {state === 'failed' ? t('Retry') : t('Show more')}
      </Button>
    </VStack>
  );
}
