import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { type DeskCountQuery, useDeskCancelCountMutation, useDeskCloseCountMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { useViewer } from '../shared/viewer';

gql(`mutation deskCloseCount($countId: ID!) {
  closeStockCount(countId: $countId) { count { id isOpen closedAt } userErrors { code message field } }
}`);
gql(`mutation deskCancelCount($countId: ID!) {
  cancelStockCount(countId: $countId) { count { id isOpen cancelledAt } userErrors { code message field } }
}`);

type Count = NonNullable<DeskCountQuery['stockCount']>;

/** How a count ends: it is booked by its owner, or given up. */
export function CountEnds({ count, onEnded }: { count: Count; onEnded: () => unknown }) {
  const { rights } = useViewer();
  const report = useOutcomeReport();
  const [close] = useDeskCloseCountMutation();
  const [cancel] = useDeskCancelCountMutation();
  const [asked, setAsked] = useState<'close' | 'cancel' | null>(null);
  const variables = { countId: count.id };
  const end = async (isBooked: boolean) => {
    const isDone = await report(async () =>
      isBooked
        ? (await close({ variables })).data?.closeStockCount
        : (await cancel({ variables })).data?.cancelStockCount,
    );
    onEnded();
    return isDone;
  };
  return (
    <>
      <Button variant="outline" size="lg" onClick={() => setAsked('cancel')}>
        {t('Give it up')}
      </Button>
      {rights.includes('CHANGE_CATALOGUE') && (
        <Button colorPalette="brand" size="lg" onClick={() => setAsked('close')}>
          {t('Close and book')}
        </Button>
      )}
      {asked === 'close' && (
        <ConfirmDialog
          title={t('Close the count')}
          text={t('{more} pieces more and {fewer} fewer are booked. What was sold meanwhile stays sold.', {
            more: formatCount(count.sums.surplus),
            fewer: formatCount(count.sums.shortage),
          })}
          actionLabel={t('Close and book')}
          onConfirm={() => end(true)}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={t('Give the count up')}
          text={t('Nothing of it is booked.')}
          actionLabel={t('Give it up')}
          onConfirm={() => end(false)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
