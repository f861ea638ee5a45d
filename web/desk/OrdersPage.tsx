import { Link, useSearchParams } from 'react-router-dom';
import { gql } from '../gql';
import { type DeskOrdersQuery, type OrderStatus, useDeskOrdersQuery } from '../gql/graphql';
import { formatRupees } from '../lib/money';
import { EmptyState } from '../ui/EmptyState';
import { LoadFailed } from '../ui/LoadFailed';
import { DeskLoading } from './DeskLoading';
import { DeskMore } from './DeskMore';
import { DeskSearch } from './DeskSearch';
import { DeskTable } from './DeskTable';
import { DeskTabs } from './DeskTabs';
import { DeskTitle } from './DeskTitle';
import { deskPaths } from './deskPaths';
import { formatMoment } from './moments';
import styles from './OrdersPage.module.css';
import { STATE_NAMES } from './orderStates';
import { StateBadge } from './StateBadge';

gql(`query DeskOrders($filter: OrderFilter, $after: String) {
  allOrders(first: 30, filter: $filter, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes { id number status placedAt name phoneNumber city pincode total amountDue lines { id quantity } }
  }
}`);

const STATES: readonly OrderStatus[] = [
  'CONFIRMED',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'PENDING',
  'CANCELLED',
  'REFUNDED',
];

type Row = DeskOrdersQuery['allOrders']['nodes'][number];

/** All orders of the shop, latest first, narrowed to a state and to what somebody at the phone knows of one. */
export function OrdersPage() {
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((each) => each === query.get('state'));
  const text = query.get('q') ?? '';
  const filter = { ...(state ? { statuses: [state] } : {}), ...(text ? { text } : {}) };
  const { data, previousData, error, refetch, fetchMore } = useDeskOrdersQuery({
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? previousData)?.allOrders;

  return (
    <>
      <DeskTitle text={orders ? countedWords(orders.totalCount) : ' '}>Orders</DeskTitle>
      <DeskSearch
        label="Find an order"
        placeholder="Number, phone, e-mail or name"
        text={text}
        onSearch={(words) => setQuery({ ...(state ? { state } : {}), ...(words ? { q: words } : {}) })}
      />
      <DeskTabs
        label="States of orders"
        tabs={[undefined, ...STATES].map((each) => ({
          label: each ? STATE_NAMES[each] : 'All',
          to: `?${new URLSearchParams({ ...(each ? { state: each } : {}), ...(text ? { q: text } : {}) })}`,
          isCurrent: each === state,
        }))}
      />
      {!orders && error && <LoadFailed message="We could not load the orders." onRetry={() => refetch()} />}
      {!orders && !error && <DeskLoading label="Loading the orders" />}
      {orders?.nodes.length === 0 && (
        <EmptyState title={text ? `No order fits “${text}”` : 'No orders here'}>
          {text
            ? 'Try the order number, four digits of the phone number, the whole e-mail address or a part of the name.'
            : 'Orders in this state will be listed here.'}
        </EmptyState>
      )}
      {orders && orders.nodes.length > 0 && (
        <>
          <DeskTable label="Orders" rows={orders.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
          <DeskMore
            things="orders"
            count={orders.nodes.length}
            totalCount={orders.totalCount}
            onLoad={() => fetchMore({ variables: { after: orders.pageInfo.endCursor } })}
          />
        </>
      )}
    </>
  );
}

const COLUMNS = [
  {
    title: 'Order',
    isHead: true,
    cell: ({ id, number }: Row) => (
      <Link className={styles.number} to={deskPaths.order(id)}>
        {number}
      </Link>
    ),
  },
  { title: 'State', cell: ({ status }: Row) => <StateBadge status={status} /> },
  { title: 'Placed', cell: ({ placedAt }: Row) => <time dateTime={placedAt}>{formatMoment(placedAt)}</time> },
  { title: 'Name', cell: ({ name }: Row) => name },
  { title: 'Phone', cell: ({ phoneNumber }: Row) => phoneNumber },
  { title: 'To', cell: ({ city, pincode }: Row) => [city, pincode].filter(Boolean).join(' ') },
  {
    title: 'Pieces',
    align: 'end' as const,
    cell: ({ lines }: Row) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    title: 'Total',
    align: 'end' as const,
    cell: ({ total, amountDue }: Row) => (
      <>
        <b>{formatRupees(total)}</b>
        {amountDue > 0 && <span className={styles.due}>to collect</span>}
      </>
    ),
  },
];

function countedWords(count: number): string {
  return count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`;
}
