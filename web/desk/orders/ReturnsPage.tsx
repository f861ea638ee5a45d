import { Text } from '@chakra-ui/react';
import { gql } from '../../gql';
import { type DeskReturnsQuery, useDeskReturnsQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { RETURN_NAMES } from '../shared/orderStates';

gql(`query DeskReturns {
  orderReturns(first: 100, statuses: [REQUESTED, APPROVED]) {
    totalCount
    nodes { id status reason value refundOnReceipt requestedAt order { id number name } }
  }
}`);

type Row = DeskReturnsQuery['orderReturns']['nodes'][number];

/** The returns that wait for an answer or for their goods; each is answered at its order. */
export function ReturnsPage() {
  const { data, error, refetch } = useDeskReturnsQuery({ fetchPolicy: 'cache-and-network' });
  const returns = data?.orderReturns;
  return (
    <>
      <DeskTitle
        text={
          returns ? t('{totalCount} waiting for a reply or for the goods', { totalCount: returns.totalCount }) : ' '
        }
      >
        {t('Returns')}
      </DeskTitle>
      {!returns && (
        <DeskLoading
          label={t('Loading the returns')}
          error={error}
          failed={t('We could not load the returns.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      )}
      {returns?.nodes.length === 0 && (
        <EmptyState title={t('No returns')}>
          {t('When a shopper asks to return something, you see it here.')}
        </EmptyState>
      )}
      {returns && returns.nodes.length > 0 && (
        <DeskTable label={t('Returns')} rows={returns.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
      )}
    </>
  );
}

const COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Order',
    isHead: true,
    cell: ({ order }: Row) =>
      order ? <DeskLink to={deskPaths.order(order.id)}>{`${order.number}, ${order.name}`}</DeskLink> : '–',
  },
  { title: 'Status', cell: ({ status }: Row) => t(RETURN_NAMES[status]) },
  { title: 'Requested', cell: ({ requestedAt }: Row) => <Moment at={requestedAt} /> },
  { title: 'Why', cell: ({ reason }: Row) => reason },
  { title: 'Goes back', align: 'end', cell: (row: Row) => <GoesBack {...row} /> },
];

/** What goes back once the goods are there, and what they were worth where that is more. */
function GoesBack({ value, refundOnReceipt }: Pick<Row, 'value' | 'refundOnReceipt'>) {
  const goesBack = refundOnReceipt ?? value;
  return (
    <>
      {formatRupees(goesBack)}
      {goesBack !== value && (
        <Text textStyle="sm" color="fg.muted">
          {t('Value of the goods: {value}', { value: formatRupees(value) })}
        </Text>
      )}
    </>
  );
}
