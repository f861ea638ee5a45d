import { Card, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { useDeskTodayQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatCount, formatRupees } from '../lib/money';
import { nameOfDay } from './books/periods';
import { FirstSteps } from './first-run/FirstSteps';
import { BarChart } from './shared/BarChart';
import { DeskLink } from './shared/DeskLink';
import { DeskLoading } from './shared/DeskLoading';
import { DeskTitle } from './shared/DeskTitle';
import { deskPaths } from './shared/deskPaths';
import { useShopNews } from './shared/useShopNews';
import { useViewer } from './shared/viewer';
import { LowStockTable } from './stock/LowStockTable';

gql(`query DeskToday($seesPayments: Boolean!) {
  toPack: allOrders(first: 1, filter: { statuses: [CONFIRMED] }) { totalCount }
  packed: allOrders(first: 1, filter: { statuses: [PACKED] }) { totalCount }
  shipped: allOrders(first: 1, filter: { statuses: [SHIPPED] }) { totalCount }
  pending: allOrders(first: 1, filter: { statuses: [PENDING] }) { totalCount }
  toLookAt: paymentsNeedingAttention(first: 100) @include(if: $seesPayments) { id }
  sales(days: 14) { day orderCount total }
  lowStock(first: 6) {
    totalCount
    nodes { ...LowStockTable_row @unmask }
  }
}`);

/**
 * Today at a glance: what waits to be packed and sent, what was sold, and what is about to run out;
 * for the owner of a new shop the steps to its first sale above it. Follows what happens meanwhile.
 */
export function TodayPage() {
  const viewer = useViewer();
  const { data, error, refetch } = useDeskTodayQuery({
    variables: { seesPayments: viewer.rights.includes('WATCH_PAYMENTS') },
    fetchPolicy: 'cache-and-network',
  });
  useShopNews(['ORDERS', 'STOCK'], refetch);
  const today = data?.sales.at(-1);

  return (
    <>
      <DeskTitle
        text={t('Hello {name}. Here is how the shop is doing today.', { name: viewer.name.split(' ')[0] ?? '' })}
      >
        {t('Today')}
      </DeskTitle>
      {viewer.rights.includes('RUN_SHOP') && <FirstSteps />}
      {!data && (
        <DeskLoading
          label={t('Loading the figures')}
          error={error}
          failed={t('We could not load the figures.')}
          onRetry={() => refetch()}
        />
      )}
      {data && today && (
        <Grid gap="6">
          <Grid as="ul" templateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" gap="3" listStyleType="none">
            <Tile
              label={t('Orders to pack')}
              value={data.toPack.totalCount}
              to={deskPaths.orders('CONFIRMED')}
              isUrgent
            />
            <Tile label={t('Packed, to be sent')} value={data.packed.totalCount} to={deskPaths.orders('PACKED')} />
            <Tile label={t('On their way')} value={data.shipped.totalCount} to={deskPaths.orders('SHIPPED')} />
            <Tile label={t('Awaiting payment')} value={data.pending.totalCount} to={deskPaths.orders('PENDING')} />
            {data.toLookAt && (
              <Tile label={t('Payments to check')} value={data.toLookAt.length} to={deskPaths.payments()} isUrgent />
            )}
          </Grid>
          <Card.Root display="grid" gap="6" gridTemplateColumns={{ md: '14rem minmax(0, 1fr)' }} as="section">
            <Flex direction="column" gap="1">
              <Heading size="lg">{t('Sold today')}</Heading>
              <Text textStyle="3xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
                {formatRupees(today.total)}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {today.orderCount === 1
                  ? t('1 order, not counting cancelled ones')
                  : t('{count} orders, not counting cancelled ones', { count: formatCount(today.orderCount) })}
              </Text>
            </Flex>
            <BarChart
              label={t('Sales of the last {days} days', { days: data.sales.length })}
              rows={data.sales}
              keyOf={({ day }) => day}
              nameOf={({ day }) => (day === today.day ? t('Today') : nameOfDay(day))}
              heightOf={({ total }) => total}
              tellOf={({ day, total, orderCount }) =>
                t('{day}: {total}, {orderCount} orders', {
                  day: nameOfDay(day),
                  total: formatRupees(total),
                  orderCount,
                })
              }
              isLastStrong
              columns={[
                { title: 'Day', isHead: true, cell: ({ day }) => <b>{nameOfDay(day)}</b> },
                { title: 'Orders', align: 'end', cell: ({ orderCount }) => formatCount(orderCount) },
                { title: 'Sold', align: 'end', cell: ({ total }) => formatRupees(total) },
              ]}
            />
          </Card.Root>
          <Grid as="section" gap="3">
            <Heading size="lg">{t('Running out')}</Heading>
            {data.lowStock.totalCount === 0 ? (
              <Text textStyle="sm" color="fg.muted">
                {t('At the pace of the last 28 days everything lasts longer.')}
              </Text>
            ) : (
              <LowStockTable rows={data.lowStock.nodes} />
            )}
            {data.lowStock.totalCount > data.lowStock.nodes.length && viewer.rights.includes('COUNT_STOCK') && (
              <p>
                <DeskLink to={deskPaths.stock()}>
                  {t('See all {count}', { count: formatCount(data.lowStock.totalCount) })}
                </DeskLink>
              </p>
            )}
          </Grid>
          {data.toPack.totalCount > 0 && (
            <p>
              <DeskLink to={deskPaths.orders('CONFIRMED')}>{t('See the orders to pack')}</DeskLink>
            </p>
          )}
        </Grid>
      )}
    </>
  );
}

function Tile({ label, value, to, isUrgent }: { label: string; value: number; to: string; isUrgent?: boolean }) {
  return (
    <li>
      <Card.Root
        asChild
        display="flex"
        flexDirection="column"
        gap="1"
        h="full"
        _hover={{ borderColor: 'fg.muted' }}
        {...(isUrgent && value > 0 && { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' })}
      >
        <Link to={to}>
          <chakra.span textStyle="3xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatCount(value)}
          </chakra.span>
          <chakra.span textStyle="sm" fontWeight="medium">
            {label}
          </chakra.span>
        </Link>
      </Card.Root>
    </li>
  );
}
