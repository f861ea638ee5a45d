import { Button, Grid, Heading, Text } from '@chakra-ui/react';
import type { DeskPickingQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { formatRupees } from '../../../lib/money';
import { DeskLink } from '../../shared/DeskLink';
import { DeskTable } from '../../shared/DeskTable';
import { deskPaths } from '../../shared/deskPaths';
import type { Pick } from './picking';

type Order = DeskPickingQuery['allOrders']['nodes'][number];

interface PickedOrdersProps {
  orders: readonly Order[];
  picks: readonly Pick[];
  /** Whether all pieces of an article are fetched. */
  isPicked: (pick: Pick) => boolean;
  /** Ids of the orders whose step waits for the network. */
  waiting: readonly string[];
  onPacked: (id: string) => void;
}

/**
 * The orders of a picking list: how much of each is fetched, what its carrier has to collect, and
 * the step that packs it.
 */
export function PickedOrders({ orders, picks, isPicked, waiting, onPacked }: PickedOrdersProps) {
  const picksFor = ({ id }: Order) => picks.filter((pick) => pick.orders.some((order) => order.id === id));
  const fetched = (order: Order) => picksFor(order).filter(isPicked).length;
  const isWhole = (order: Order) => fetched(order) === picksFor(order).length;
  return (
    <Grid as="section" gap="3" mt="8" aria-labelledby="orders">
      <Heading size="lg" id="orders">
        {t('Orders of this list')}
      </Heading>
      <Text
        display="flex"
        alignItems="center"
        minH="12"
        fontWeight="semibold"
        color="fg.success"
        _empty={{ display: 'none' }}
        role="status"
      >
        {waiting.length > 0 && waitingWords(waiting.length)}
      </Text>
      <DeskTable
        label={t('Orders of this list')}
        rows={orders}
        keyOf={({ id }) => id}
        isMarked={isWhole}
        columns={[
          {
            title: 'Order',
            isHead: true,
            cell: ({ id, number }) => <DeskLink to={deskPaths.order(id)}>{number}</DeskLink>,
          },
          {
            title: 'Picked',
            cell: (order) => t('{done} of {count} items', { done: fetched(order), count: picksFor(order).length }),
          },
          {
            title: 'To collect',
            cell: ({ amountDue }) => (amountDue > 0 ? <b>{formatRupees(amountDue)}</b> : t('Nothing')),
          },
          {
            title: 'Step',
            align: 'end',
            cell: (order) =>
              waiting.includes(order.id) ? (
                t('Waiting for the network')
              ) : (
                <Button
                  size="sm"
                  variant={isWhole(order) ? 'solid' : 'outline'}
                  colorPalette={isWhole(order) ? 'brand' : undefined}
                  aria-label={t('Mark {number} as packed', { number: order.number })}
                  onClick={() => onPacked(order.id)}
                >
                  {t('Mark as packed')}
                </Button>
              ),
          },
        ]}
      />
    </Grid>
  );
}

function waitingWords(count: number): string {
  return count === 1
    ? t('No connection. 1 order will be marked as packed once you are online. Your ticks are saved.')
    : t('No connection. {count} orders will be marked as packed once you are online. Your ticks are saved.', { count });
}
