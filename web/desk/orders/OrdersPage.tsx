import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskOrdersQuery, type OrderStatus, useDeskOrdersQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { DeskSearch } from '../shared/DeskSearch';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { STATE_NAMES } from '../shared/orderStates';
import { useShopNews } from '../shared/useShopNews';
import { StateBadge } from './StateBadge';

/** So many orders are asked for at a time, see the query. */
const PAGE = 30;

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

/**
 * All orders of the shop, latest first, narrowed to a state and to what a caller on the phone knows
 * of one.
 */
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
  // A list that was made longer would begin anew.
  useShopNews((orders?.nodes.length ?? 0) > PAGE ? [] : ['ORDERS'], refetch);

  return (
    <>
      <DeskTitle text={orders ? countedWords(orders.totalCount) : ' '}>{t('Orders')}</DeskTitle>
      <DeskSearch
        label={t('Find an order')}
        placeholder={t('Number, phone, e-mail or name')}
        text={text}
        onSearch={(words) => setQuery({ ...(state ? { state } : {}), ...(words ? { q: words } : {}) })}
      />
      <DeskTabs
        label={t('States of orders')}
        tabs={[undefined, ...STATES].map((each) => ({
          label: each ? t(STATE_NAMES[each]) : t('All'),
          to: `?${new URLSearchParams({ ...(each ? { state: each } : {}), ...(text ? { q: text } : {}) })}`,
          isCurrent: each === state,
        }))}
      />
      {!orders && (
        <DeskLoading
          label={t('Loading the orders')}
          error={error}
          failed={t('We could not load the orders.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      )}
      {orders?.nodes.length === 0 && (
        <EmptyState title={text ? t('No order matches “{text}”', { text }) : t('No orders here')}>
          {text
            ? t('Try the order number, four digits of the phone number, the whole e-mail address or part of the name.')
            : t('Orders in this state will be listed here.')}
        </EmptyState>
      )}
      {orders && orders.nodes.length > 0 && (
        <>
          <DeskTable label={t('Orders')} rows={orders.nodes} keyOf={({ id }) => id} columns={COLUMNS} />
          <DeskMore
            things={t('orders')}
            count={orders.nodes.length}
            totalCount={orders.totalCount}
            onLoad={() => fetchMore({ variables: { after: orders.pageInfo.endCursor } })}
          />
        </>
      )}
    </>
  );
}

const COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Order',
    isHead: true,
    cell: ({ id, number }: Row) => (
      <DeskLink fontWeight="bold" whiteSpace="nowrap" to={deskPaths.order(id)}>
        {number}
      </DeskLink>
    ),
  },
  { title: 'Status', cell: ({ status }: Row) => <StateBadge status={status} /> },
  { title: 'Placed', cell: ({ placedAt }: Row) => <Moment at={placedAt} /> },
  { title: 'Name', cell: ({ name }: Row) => name },
  { title: 'Phone', cell: ({ phoneNumber }: Row) => phoneNumber },
  { title: 'To', cell: ({ city, pincode }: Row) => [city, pincode].filter(Boolean).join(' ') },
  {
    title: 'Pieces',
    align: 'end',
    cell: ({ lines }: Row) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  },
  {
    title: 'Total',
    align: 'end',
    cell: ({ total, amountDue }: Row) => (
      <span>
        <b>{formatRupees(total)}</b>
        {amountDue > 0 && (
          <chakra.span display="block" color="fg.muted" fontSize="xs">
            {t('to collect')}
          </chakra.span>
        )}
      </span>
    ),
  },
];

function countedWords(count: number): string {
  return count === 1 ? t('1 order') : t('{count} orders', { count: formatCount(count) });
}
