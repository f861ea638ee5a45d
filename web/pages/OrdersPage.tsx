import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { gql } from '../gql';
import { type OrderStatus, useOrdersPageQuery } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { paths } from '../lib/paths';
import { OrdersTable } from '../orders/OrdersTable';
import { useAlert } from '../ui/AlertBar';
import { Breadcrumb } from '../ui/Breadcrumb';
import { EmptyState } from '../ui/EmptyState';
import { Icon } from '../ui/Icon';
import { LoadFailed } from '../ui/LoadFailed';
import { LoadingOverlay } from '../ui/LoadingOverlay';
import { PageColumn } from '../ui/PageColumn';
import { PageHead } from '../ui/PageHead';

gql(`query OrdersPage($after: String) {
  me {
    id
    orders(first: 10, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { id number status ...OrdersTable_order }
    }
  }
}`);

/**
 * The viewer's orders, newest first, ten at a time. Coming from the checkout, the order just placed is named above the
 * list and marked in it.
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

  return (
    <PageColumn paddingTop={{ base: '5', lg: '6' }} paddingBottom={{ base: '12', lg: '20' }}>
      <PageHead title="Orders" />
      <Breadcrumb wideOnly crumbs={[{ label: 'Home', to: paths.home() }, { label: 'Orders' }]} />
      <Heading as="h1" size={{ base: '2xl', lg: '3xl' }} marginTop={{ lg: '4' }}>
        Orders
      </Heading>
      <Text role="status" color="fg.muted" marginTop="1" marginBottom="6" minHeight="6">
        {orders && !isEmpty && countedWords(orders.nodes.length, orders.totalCount)}
      </Text>
      <Box role="status">{latest && <PlacedNote number={latest.number} status={latest.status} />}</Box>
      {!orders && error && <LoadFailed message="We could not load your orders." onRetry={() => refetch()} />}
      {!orders && !error && (
        <LoadingOverlay isLoading label="Loading your orders">
          <Box layerStyle="card" height="64" />
        </LoadingOverlay>
      )}
      {isEmpty && (
        <EmptyState
          title="You have no orders yet"
          action={
            <Button asChild colorPalette="brand" size="lg">
              <Link to={paths.home()}>Continue Shopping</Link>
            </Button>
          }
        >
          What you buy will be listed here, with its payment and its state.
        </EmptyState>
      )}
      {data?.me && orders && !isEmpty && <OrdersTable orders={orders.nodes} userId={data.me.id} marked={placed} />}
      {endCursor && <LoadMore onPress={() => fetchMore({ variables: { after: endCursor } })} />}
    </PageColumn>
  );
}

function PlacedNote({ number, status }: { number: string; status: OrderStatus }) {
  return (
    <Flex
      colorPalette={status === 'PENDING' || status === 'REFUNDED' ? 'stone' : 'leaf'}
      align="center"
      gap="3"
      padding="4"
      marginBottom="5"
      borderRadius="l2"
      background="colorPalette.subtle"
      color="colorPalette.fg"
      fontWeight="semibold"
    >
      <Icon name="check" />
      {placedWords(number, status)}
    </Flex>
  );
}

function countedWords(shown: number, total: number): string {
  if (shown < total) return `${shown} of ${total} orders`;
  return total === 1 ? '1 order' : `${total} orders`;
}

function placedWords(number: string, status: OrderStatus): string {
  if (status === 'PENDING') return `Order ${number} is on top of your list and waits for its payment to be confirmed.`;
  if (status === 'REFUNDED') return `Order ${number} could not be sold any more: its payment is on its way back.`;
  return `Thank you! Order ${number} is placed and on top of your list.`;
}

function LoadMore({ onPress }: { onPress: () => Promise<unknown> }) {
  const alert = useAlert();
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await onPress().catch((error) => alert.error(faultMessage(error)));
    setBusy(false);
  };
  return (
    <Flex justify="center" marginTop="6">
      <Button variant="outline" colorPalette="stone" onClick={press} aria-busy={isBusy || undefined}>
        {isBusy ? 'Loading...' : 'Load more orders'}
      </Button>
    </Flex>
  );
}

/** The order that the checkout says it has just placed; null on any other way here. */
function placedOrder(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('placed' in state)) return null;
  return typeof state.placed === 'string' ? state.placed : null;
}
