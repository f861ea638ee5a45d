import { Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskReceiptQuery, useDeskReceiptQuery } from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { formatMoment } from '../shared/moments';
import { NoSuch } from '../shared/NoSuch';

gql(`query DeskReceipt($id: ID!) {
  goodsReceipt(id: $id) {
    id supplier billNumber billDate note total receivedAt
    lines { id sku title quantity unitCost batchNumber madeOn bestBefore variant { id } }
  }
}`);

type Line = NonNullable<DeskReceiptQuery['goodsReceipt']>['lines'][number];

/** A bill of a supplier, as it was received. */
export function ReceiptPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeskReceiptQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const receipt = data?.goodsReceipt;
  if (!data) {
    return (
      <>
        <DeskTitle text={<DeskLink to={deskPaths.goodsReceipts()}>{t('All bills')}</DeskLink>}>
          {t('Bill of a supplier')}
        </DeskTitle>
        <DeskLoading
          label={t('Loading the bill')}
          error={error}
          failed={t('We could not load the bill.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      </>
    );
  }
  if (!receipt)
    return (
      <NoSuch title={t('There is no such bill')} list={{ path: deskPaths.goodsReceipts(), label: t('All bills') }} />
    );
  const { supplier, billNumber, billDate, receivedAt, note, total, lines } = receipt;
  return (
    <>
      <DeskTitle text={<DeskLink to={deskPaths.goodsReceipts()}>{t('All bills')}</DeskLink>}>
        {t('Bill {number} of {supplier}', { number: billNumber, supplier })}
      </DeskTitle>
      <Text mb="5">
        {t('Of {day}, received {moment}: {total}.', {
          day: billDate,
          moment: formatMoment(receivedAt),
          total: formatRupees(total),
        })}
      </Text>
      {note && (
        <Text mb="5" whiteSpace="pre-line">
          {note}
        </Text>
      )}
      <DeskTable label={t('On the bill')} rows={lines} keyOf={({ id: line }) => line} columns={COLUMNS} />
    </>
  );
}

const COLUMNS: DeskColumn<Line>[] = [
  {
    title: 'Product',
    isHead: true,
    cell: ({ title, variant }) =>
      variant ? <DeskLink to={deskPaths.stockOf(variant.id)}>{title}</DeskLink> : <b>{title}</b>,
  },
  { title: 'SKU', cell: ({ sku }) => sku },
  { title: 'Pieces', align: 'end', cell: ({ quantity }) => formatCount(quantity) },
  { title: 'Cost of a piece', align: 'end', cell: ({ unitCost }) => formatRupees(unitCost) },
  { title: 'Made on', cell: ({ madeOn }) => (madeOn ? formatDate(madeOn) : '') },
  { title: 'Best before', cell: ({ bestBefore }) => (bestBefore ? formatDate(bestBefore) : '') },
  { title: 'Batch number', cell: ({ batchNumber }) => batchNumber },
  { title: 'Total', align: 'end', cell: ({ quantity, unitCost }) => formatRupees(quantity * unitCost) },
];
