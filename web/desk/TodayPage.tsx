import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { useDeskTodayQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatCount, formatRupees } from '../lib/money';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Heading } from '../ui/layout/Heading';
import { Panel } from '../ui/layout/Panel';
import { TextLink } from '../ui/layout/TextLink';
import { SalesChart } from './SalesChart';
import { DeskLoading } from './shared/DeskLoading';
import { DeskTable } from './shared/DeskTable';
import { DeskTitle } from './shared/DeskTitle';
import { deskPaths } from './shared/deskPaths';
import { useViewer } from './shared/viewer';
import styles from './TodayPage.module.css';

gql(`query DeskToday($seesPayments: Boolean!) {
  toPack: allOrders(first: 1, filter: { statuses: [CONFIRMED] }) { totalCount }
  packed: allOrders(first: 1, filter: { statuses: [PACKED] }) { totalCount }
  shipped: allOrders(first: 1, filter: { statuses: [SHIPPED] }) { totalCount }
  pending: allOrders(first: 1, filter: { statuses: [PENDING] }) { totalCount }
  toLookAt: paymentsNeedingAttention(first: 100) @include(if: $seesPayments) { id }
  sales(days: 14) { day orderCount total }
  lowStock(first: 6) {
    totalCount
    nodes {
      product { id name }
      variant { id sku countInStock size ram weight }
    }
  }
}`);

/** How often the figures are asked anew while the page is looked at. In milliseconds. */
const ASK_AGAIN_MS = 60_000;

/** Today at a glance: what waits to be packed and sent, what was sold, and what is about to run out. */
export function TodayPage() {
  const viewer = useViewer();
  const { data, error, refetch } = useDeskTodayQuery({
    variables: { seesPayments: viewer.role !== 'PACKER' },
    fetchPolicy: 'cache-and-network',
    pollInterval: ASK_AGAIN_MS,
  });
  const today = data?.sales.at(-1);

  return (
    <>
      <DeskTitle text={t('Hello {name}. This is how the shop stands.', { name: viewer.name.split(' ')[0] ?? '' })}>
        {t('Today')}
      </DeskTitle>
      {!data && error && <LoadFailed message={t('We could not load the figures.')} onRetry={() => refetch()} />}
      {!data && !error && <DeskLoading label={t('Loading the figures')} />}
      {data && today && (
        <div className={styles.stack}>
          <ul className={styles.tiles}>
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
              <Tile label={t('Payments to look at')} value={data.toLookAt.length} to={deskPaths.payments()} isUrgent />
            )}
          </ul>
          <Panel as="section" padding="md" className={styles.sales}>
            <div className={styles.soldToday}>
              <Heading size="lg">{t('Sold today')}</Heading>
              <p className={styles.sum}>{formatRupees(today.total)}</p>
              <p className={styles.text}>
                {today.orderCount === 1
                  ? t('1 order, without those that were called off')
                  : t('{count} orders, without those that were called off', { count: formatCount(today.orderCount) })}
              </p>
            </div>
            <SalesChart days={data.sales} />
          </Panel>
          <section className={styles.part}>
            <Heading size="lg">
              {t('Low stock')}{' '}
              {data.lowStock.totalCount > 0 && <span className={styles.text}>({data.lowStock.totalCount})</span>}
            </Heading>
            {data.lowStock.totalCount === 0 ? (
              <p className={styles.text}>{t('Of everything there are more than five pieces.')}</p>
            ) : (
              <DeskTable
                label={t('Low stock')}
                rows={data.lowStock.nodes}
                keyOf={({ variant }) => variant.id}
                columns={[
                  { title: 'Product', cell: ({ product }) => <b>{product.name}</b>, isHead: true },
                  { title: 'Pack', cell: ({ variant }) => variant.weight ?? variant.size ?? variant.ram ?? '–' },
                  { title: 'SKU', cell: ({ variant }) => variant.sku },
                  { title: 'Left', cell: ({ variant }) => variant.countInStock, align: 'end' },
                ]}
              />
            )}
          </section>
          {data.toPack.totalCount > 0 && (
            <p>
              <TextLink to={deskPaths.orders('CONFIRMED')}>{t('Go on with the orders to pack')}</TextLink>
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Tile({ label, value, to, isUrgent }: { label: string; value: number; to: string; isUrgent?: boolean }) {
  return (
    <li>
      <Link className={styles.tile} to={to} data-urgent={(isUrgent && value > 0) || undefined}>
        <span className={styles.value}>{formatCount(value)}</span>
        <span className={styles.label}>{label}</span>
      </Link>
    </li>
  );
}
