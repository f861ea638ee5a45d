import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { gql } from '../../../gql';
import { useDeskPickingQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { CheckBox } from '../../../ui/form/CheckBox';
import { Picture } from '../../../ui/media/Picture';
import { DeskLink } from '../../shared/DeskLink';
import { DeskLoading } from '../../shared/DeskLoading';
import { DeskTable } from '../../shared/DeskTable';
import { DeskTitle } from '../../shared/DeskTitle';
import { deskPaths } from '../../shared/deskPaths';
import { ScanBox, type ScanOutcome } from '../../shared/finding/ScanBox';
import { useShopNews } from '../../shared/useShopNews';
import { PickedOrders } from './PickedOrders';
import { type Pick, pickListOf, usePickProgress } from './picking';
import { usePackedOrders } from './usePackedOrders';

gql(`query DeskPicking {
  allOrders(first: 40, filter: { statuses: [CONFIRMED] }) {
    totalCount
    nodes {
      id
      number
      amountDue
      lines { id sku productTitle options quantity missing batches { quantity batch { id number bestBefore } } image { id alt placeholder srcset } }
    }
  }
}`);

/**
 * What has to be fetched for all orders to pack, each article once with how many pieces of it. A
 * barcode scanner, which types and presses Enter, ticks off a piece a scan; a press on the box
 * ticks off all of them. Without a network the open list goes on: what is ticked is kept in the
 * browser, and which orders are packed is told once there is one.
 */
export function PickingPage() {
  const { data, error, refetch } = useDeskPickingQuery({ fetchPolicy: 'cache-and-network' });
  useShopNews(['ORDERS'], refetch);
  const orders = data?.allOrders.nodes;
  const picks = useMemo(() => pickListOf(orders ?? []), [orders]);
  const { countOf, pick, toggle } = usePickProgress(picks);
  const isPicked = (each: Pick) => countOf(each) >= each.quantity;
  const done = picks.filter(isPicked).length;
  const { markPacked, waiting } = usePackedOrders(refetch);

  return (
    <>
      <DeskTitle
        text={
          orders
            ? t('{done} of {count} items for {orders} orders', { done, count: picks.length, orders: orders.length })
            : ' '
        }
        actions={
          picks.length > 0 && (
            <>
              <Button asChild variant="outline" size="lg">
                <Link to={deskPaths.slips()}>{t('Packing slips')}</Link>
              </Button>
              <Button variant="outline" size="lg" onClick={() => window.print()}>
                {t('Print')}
              </Button>
            </>
          )
        }
      >
        {t('Picking list')}
      </DeskTitle>
      {!data && (
        <DeskLoading
          label={t('Loading the picking list')}
          error={error}
          failed={t('We could not load the picking list.')}
          onRetry={() => refetch()}
        />
      )}
      {data && picks.length === 0 && (
        <EmptyState title={t('Nothing to pick')}>{t('Once an order is paid, its items are listed here.')}</EmptyState>
      )}
      {data && data.allOrders.totalCount > data.allOrders.nodes.length && (
        <Text mb="4" color="fg.muted">
          {t('These are the items of the {count} latest of {total} orders. The rest follow once these are packed.', {
            count: data.allOrders.nodes.length,
            total: data.allOrders.totalCount,
          })}
        </Text>
      )}
      {picks.length > 0 && (
        <>
          <ScanBox onScan={(scanned) => outcomeOf(picks, pick, scanned)} />
          <DeskTable
            label={t('Picking list')}
            rows={picks}
            keyOf={({ key }) => key}
            isMarked={isPicked}
            columns={[
              {
                title: 'Item',
                isHead: true,
                cell: (each) => (
                  <CheckBox size="lg" colorPalette="leaf" checked={isPicked(each)} onChange={() => toggle(each)}>
                    <Flex as="span" align="center" gap="3">
                      <Box
                        as="span"
                        display={{ _print: 'none' }}
                        flexShrink="0"
                        w="12"
                        borderRadius="l1"
                        overflow="hidden"
                      >
                        <Picture image={each.image} sizes="48px" alt="" />
                      </Box>
                      <span>
                        <b>{each.title}</b>
                        {each.options && (
                          <chakra.span display="block" color="fg.muted" fontSize="sm">
                            {each.options}
                          </chakra.span>
                        )}
                        {each.batches.map(({ id, words, quantity }) => (
                          <chakra.span key={id} display="block" fontSize="sm">
                            {words}
                            {each.batches.length > 1 && ` × ${quantity}`}
                          </chakra.span>
                        ))}
                      </span>
                    </Flex>
                  </CheckBox>
                ),
              },
              {
                title: 'SKU',
                cell: ({ sku }) => (
                  <chakra.span fontSize="xs" overflowWrap="anywhere">
                    {sku ?? '–'}
                  </chakra.span>
                ),
              },
              {
                title: 'Picked',
                align: 'end',
                cell: (each) => (
                  <chakra.span fontSize="md" whiteSpace="nowrap">
                    {t('{picked} of {quantity}', { picked: countOf(each), quantity: each.quantity })}
                  </chakra.span>
                ),
              },
              {
                title: 'For',
                cell: ({ orders: of }) => (
                  <Flex as="span" wrap="wrap" columnGap="3">
                    {of.map(({ id, number, quantity }) => (
                      <DeskLink key={id} colorPalette="stone" whiteSpace="nowrap" to={deskPaths.order(id)}>
                        {number}
                        {quantity > 1 && ` × ${quantity}`}
                      </DeskLink>
                    ))}
                  </Flex>
                ),
              },
            ]}
          />
          <PickedOrders {...{ orders: orders ?? [], picks, isPicked, waiting, onPacked: markPacked }} />
        </>
      )}
    </>
  );
}

/** Ticks off a piece of what was scanned, and says where that leaves it. */
function outcomeOf(picks: readonly Pick[], onScan: (pick: Pick) => number, scanned: string): ScanOutcome {
  const found = picks.find((each) => each.sku?.toLowerCase() === scanned.toLowerCase());
  if (!found) return { words: t('{scanned} is not on this list.', { scanned }), isWrong: true };
  const count = onScan(found);
  const isMore = count > found.quantity;
  return {
    words: isMore
      ? t('{title}: that is one too many.', { title: found.title })
      : t('{title}: {count} of {quantity}.', { title: found.title, count, quantity: found.quantity }),
    isWrong: isMore,
  };
}
