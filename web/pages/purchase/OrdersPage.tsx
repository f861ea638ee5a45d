import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { gql } from '../../gql';
import { type OrderStatus, useOrdersPageQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { AnswerQuestion } from '../../orders/AnswerQuestion';
import { OrderQuestions } from '../../orders/OrderQuestions';
import { OrdersTable } from '../../orders/OrdersTable';
import { useLiveOrders } from '../../orders/useLiveOrders';
import { ContinueShopping } from '../../ui/feedback/ContinueShopping';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { StatePicture, type StatePictureName } from '../../ui/feedback/StatePicture';
import { Waiting, WaitingOrders } from '../../ui/feedback/Waiting';
import { MoreOfList } from '../../ui/hydration/MoreOfList';
import { useAllowance } from '../../ui/hydration/useAllowance';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { PageColumn } from '../../ui/layout/PageColumn';
import { PageHead } from '../../ui/layout/PageHead';
import { PageTitle } from '../../ui/layout/PageTitle';

gql(`query OrdersPage($after: String) {
  me {
    id
    orders(first: 20, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id number status ...OrderRow_order }
    }
  }
}`);

const NONE: readonly never[] = [];

/** So many orders behind the first ones come as the page is scrolled, before a button asks. */
const COME_BY_THEMSELVES = 60;

/**
 * The viewer's orders, newest first; further ones come as the page is scrolled. Coming from the
 * checkout, the order just placed is named above the list and marked in it.
 *
 * @see spec §2 (orders)
 */
export function OrdersPage() {
  const placed = placedOrder(useLocation().state);
  const { data, error, refetch, fetchMore } = useOrdersPageQuery({ fetchPolicy: 'cache-and-network' });
  const orders = data?.me?.orders;
  const isEmpty = orders?.nodes.length === 0;
  const latest = orders?.nodes.find(({ id }) => id === placed);
  const endCursor = orders?.pageInfo.hasNextPage ? orders.pageInfo.endCursor : null;
  const count = orders?.nodes.length ?? 0;
  useLiveOrders(orders?.nodes ?? NONE);
  const allowance = useAllowance(count, COME_BY_THEMSELVES);

  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    if (!endCursor || more === 'loading') return;
    setMore('loading');
    await fetchMore({ variables: { after: endCursor } }).then(
      () => setMore('idle'),
      () => setMore('failed'),
    );
  };
  const list = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<number | null>(null);
  // The button that was pressed may be gone by now, so the focus goes on to the first order that it
  // has brought.
  useEffect(() => {
    if (asked === null || count <= asked) return;
    list.current?.querySelectorAll('tbody tr')[asked]?.querySelector('button')?.focus();
    setAsked(null);
  }, [asked, count]);

  return (
    <PageColumn top={5}>
      <PageHead title={t('Orders')} />
      <Breadcrumb wideOnly crumbs={[{ label: t('Home'), to: paths.home() }, { label: t('Orders') }]} />
      <PageTitle status={orders && !isEmpty ? countedWords(orders.nodes.length, orders.totalCount) : ''}>
        {t('Orders')}
      </PageTitle>
      <div role="status">{latest && <PlacedNote number={latest.number} status={latest.status} />}</div>
      <OrderQuestions />
      {!orders && error && <LoadFailed message={t('We could not load your orders.')} onRetry={() => refetch()} />}
      {!orders && !error && (
        <Waiting label={t('Loading your orders')}>
          <WaitingOrders />
        </Waiting>
      )}
      {isEmpty && (
        <EmptyState title={t('You have no orders yet')} action={<ContinueShopping />}>
          {t('Your orders and their status will appear here.')}
        </EmptyState>
      )}
      {data?.me && orders && !isEmpty && (
        <div ref={list}>
          <OrdersTable orders={orders.nodes} userId={data.me.id} marked={placed} />
        </div>
      )}
      {orders && endCursor && (
        <MoreOfList
          count={count}
          totalCount={orders.totalCount}
          more={more}
          onLoad={() => void load()}
          allowance={allowance}
          things={t('orders')}
          onAsk={() => setAsked(count)}
        />
      )}
    </PageColumn>
  );
}

/** Where the link of a mail leads that asks what to send instead of what is missing. */
export function AnswerPage() {
  return <AnswerQuestion />;
}

function PlacedNote({ number, status }: { number: string; status: OrderStatus }) {
  const [before, after] = placedWords(ORDER_NUMBER, status).split(ORDER_NUMBER);
  return (
    <Flex
      align="center"
      gap="5"
      p="5"
      mb="6"
      borderRadius="l3"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="lg"
      fontWeight="semibold"
      data-palette={status === 'PENDING' || status === 'REFUNDED' ? 'stone' : 'leaf'}
    >
      <StatePicture name={PICTURES[status] ?? 'done'} />
      <p>
        {before}
        <chakra.span whiteSpace="nowrap">{number}</chakra.span>
        {after}
      </p>
    </Flex>
  );
}

/** Stands in the words where the number comes, which is not to be broken at its hyphen. */
const ORDER_NUMBER = '#';

const PICTURES: Partial<Record<OrderStatus, StatePictureName>> = { PENDING: 'waiting', REFUNDED: 'changed' };

function countedWords(shown: number, total: number): string {
  if (shown < total) return t('{shown} of {total} orders', { shown, total });
  return total === 1 ? t('1 order') : t('{total} orders', { total });
}

function placedWords(number: string, status: OrderStatus): string {
  if (status === 'PENDING') return t('Order {number} is waiting for the payment to be confirmed.', { number });
  if (status === 'REFUNDED')
    return t('Order {number} could not be completed. We are refunding your payment.', { number });
  return t('Thank you! Order {number} is placed.', { number });
}

/** The order that the checkout says it has just placed; null on any other way here. */
function placedOrder(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('placed' in state)) return null;
  return typeof state.placed === 'string' ? state.placed : null;
}
