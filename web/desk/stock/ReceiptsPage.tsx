import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskReceiptsQuery, useDeskReceiptsQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Icon } from '../../ui/media/Icon';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { StockTabs } from './StockTabs';

gql(`query DeskReceipts($after: String) {
  goodsReceipts(first: 30, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id supplier billNumber billDate pieceCount total receivedAt }
  }
}`);

type Receipt = DeskReceiptsQuery['goodsReceipts']['nodes'][number];

/** What suppliers brought, with the number of each bill, and a way to enter another. */
export function ReceiptsPage() {
  const { data, error, refetch, fetchMore } = useDeskReceiptsQuery({ fetchPolicy: 'cache-and-network' });
  const receipts = data?.goodsReceipts;
  return (
    <>
      <StockTabs
        text={t('What suppliers brought. A bill is entered once: the same one again is refused.')}
        actions={
          <Button asChild colorPalette="brand">
            <Link to={deskPaths.receiving()}>
              <Icon name="plus" size={20} />
              {t('Receive goods')}
            </Link>
          </Button>
        }
      />
      {!receipts && (
        <DeskLoading
          label={t('Loading the bills')}
          error={error}
          failed={t('We could not load the bills.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      )}
      {receipts?.nodes.length === 0 && (
        <EmptyState title={t('No bill yet')}>{t('Once goods come from a supplier, enter their bill here.')}</EmptyState>
      )}
      {receipts && receipts.nodes.length > 0 && (
        <>
          <DeskTable label={t('Bills of suppliers')} rows={receipts.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
          <DeskMore
            things={t('bills')}
            count={receipts.nodes.length}
            totalCount={null}
            hasMore={receipts.pageInfo.hasNextPage}
            onLoad={() => fetchMore({ variables: { after: receipts.pageInfo.endCursor } })}
          />
        </>
      )}
    </>
  );
}

const COLUMNS: DeskColumn<Receipt>[] = [
  {
    title: 'Bill',
    isHead: true,
    cell: ({ id, billNumber }) => <DeskLink to={deskPaths.goodsReceipt(id)}>{billNumber}</DeskLink>,
  },
  { title: 'Supplier', cell: ({ supplier }) => supplier },
  { title: 'Day on the bill', cell: ({ billDate }) => <time dateTime={billDate}>{billDate}</time> },
  { title: 'Received', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
  { title: 'Pieces', align: 'end', cell: ({ pieceCount }) => formatCount(pieceCount) },
  { title: 'Total', align: 'end', cell: ({ total }) => formatRupees(total) },
];
