import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { type DeskReturnsQuery, useDeskReturnsQuery } from '../gql/graphql';
import { formatRupees } from '../lib/money';
import { EmptyState } from '../ui/EmptyState';
import { LoadFailed } from '../ui/LoadFailed';
import { DeskLoading } from './DeskLoading';
import { DeskTable } from './DeskTable';
import { DeskTitle } from './DeskTitle';
import { deskPaths } from './deskPaths';
import { formatMoment } from './moments';
import { RETURN_NAMES } from './orderStates';

gql(`query DeskReturns {
  orderReturns(first: 100, statuses: [REQUESTED, APPROVED]) {
    totalCount
    nodes { id status reason value requestedAt order { id number name } }
  }
}`);

type Row = DeskReturnsQuery['orderReturns']['nodes'][number];

/** The returns that wait for an answer or for their goods; each is answered at its order. */
export function ReturnsPage() {
  const { data, error, refetch } = useDeskReturnsQuery({ fetchPolicy: 'cache-and-network' });
  const returns = data?.orderReturns;
  return (
    <>
      <DeskTitle text={returns ? `${returns.totalCount} wait for an answer or for their goods` : ' '}>
        Returns
      </DeskTitle>
      {!returns && error && <LoadFailed message="We could not load the returns." onRetry={() => refetch()} />}
      {!returns && !error && <DeskLoading label="Loading the returns" />}
      {returns?.nodes.length === 0 && (
        <EmptyState title="No returns">When a shopper asks to send something back, it is listed here.</EmptyState>
      )}
      {returns && returns.nodes.length > 0 && (
        <DeskTable label="Returns" rows={returns.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
      )}
    </>
  );
}

const COLUMNS = [
  {
    title: 'Order',
    isHead: true,
    cell: ({ order }: Row) =>
      order ? <Link to={deskPaths.order(order.id)}>{`${order.number}, ${order.name}`}</Link> : '–',
  },
  { title: 'State', cell: ({ status }: Row) => RETURN_NAMES[status] },
  { title: 'Asked for', cell: ({ requestedAt }: Row) => formatMoment(requestedAt) },
  { title: 'Why', cell: ({ reason }: Row) => reason },
  { title: 'Value', align: 'end' as const, cell: ({ value }: Row) => formatRupees(value) },
];
