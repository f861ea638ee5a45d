import { Badge, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskCountsQuery, useDeskCountsQuery, useDeskStartCountMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { TextField } from '../../ui/form/TextField';
import { Icon } from '../../ui/media/Icon';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { deskPaths } from '../shared/deskPaths';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { Moment } from '../shared/Moment';
import { useShopNews } from '../shared/useShopNews';
import { StockTabs } from './StockTabs';

gql(`query DeskCounts($after: String) {
  stockCounts(first: 30, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { id name isOpen startedAt closedAt cancelledAt sums { variantCount pieceCount surplus shortage } }
  }
}`);
gql(`mutation deskStartCount($name: String!) {
  startStockCount(name: $name) { count { id } userErrors { code message field } }
}`);

type Count = DeskCountsQuery['stockCounts']['nodes'][number];

/** The counts of the shelves, the open one first of all, and a way to begin one. */
export function CountsPage() {
  const { data, error, refetch, fetchMore } = useDeskCountsQuery({ fetchPolicy: 'cache-and-network' });
  useShopNews(['COUNTS'], refetch);
  const [isStarting, setStarting] = useState(false);
  const counts = data?.stockCounts;
  const open = counts?.nodes.find(({ isOpen }) => isOpen);
  return (
    <>
      <StockTabs
        text={t(
          'Count a shelf by scanner while the shop sells. What is found more or fewer is booked when you close it.',
        )}
        actions={
          counts &&
          !open && (
            <Button colorPalette="brand" onClick={() => setStarting(true)}>
              <Icon name="plus" size={20} />
              {t('Start a count')}
            </Button>
          )
        }
      />
      {!counts && (
        <DeskLoading
          label={t('Loading the counts')}
          error={error}
          failed={t('We could not load the counts.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      )}
      {counts?.nodes.length === 0 && (
        <EmptyState title={t('Nothing was counted yet')}>
          {t('Begin with one shelf: it takes a few minutes.')}
        </EmptyState>
      )}
      {counts && counts.nodes.length > 0 && (
        <>
          <DeskTable label={t('Counts')} rows={counts.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
          <DeskMore
            things={t('counts')}
            count={counts.nodes.length}
            totalCount={null}
            hasMore={counts.pageInfo.hasNextPage}
            onLoad={() => fetchMore({ variables: { after: counts.pageInfo.endCursor } })}
          />
        </>
      )}
      {isStarting && <StartDialog onClose={() => setStarting(false)} />}
    </>
  );
}

const COLUMNS: DeskColumn<Count>[] = [
  { title: 'Count', isHead: true, cell: ({ id, name }) => <DeskLink to={deskPaths.stockCount(id)}>{name}</DeskLink> },
  { title: 'State', cell: (count) => <CountBadge count={count} /> },
  { title: 'Begun', cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { title: 'Variants', align: 'end', cell: ({ sums }) => formatCount(sums.variantCount) },
  { title: 'Pieces', align: 'end', cell: ({ sums }) => formatCount(sums.pieceCount) },
  { title: 'More', align: 'end', cell: ({ sums }) => formatCount(sums.surplus) },
  { title: 'Fewer', align: 'end', cell: ({ sums }) => formatCount(sums.shortage) },
];

/** How far a count has come. */
export function CountBadge({ count }: { count: Pick<Count, 'isOpen' | 'cancelledAt'> }) {
  if (count.isOpen) return <Badge colorPalette="brand">{t('Open')}</Badge>;
  return count.cancelledAt ? <Badge>{t('Given up')}</Badge> : <Badge colorPalette="leaf">{t('Booked')}</Badge>;
}

function StartDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskStartCountMutation();
  const [name, setName] = useState('');
  const start = () =>
    report(async () => {
      const answer = (await mutate({ variables: { name } })).data?.startStockCount;
      if (answer?.count) void navigate(deskPaths.stockCount(answer.count.id));
      return answer;
    });
  return (
    <FormDialog
      title={t('Start a count')}
      text={t('One count is open at a time; several people can scan into it.')}
      actionLabel={t('Start counting')}
      onSend={start}
      onClose={onClose}
    >
      <TextField
        label={t('What is counted')}
        hint={t('Such as Front shelves.')}
        name="name"
        value={name}
        maxLength={100}
        onChange={setName}
        error={errorOf('name')}
      />
    </FormDialog>
  );
}
