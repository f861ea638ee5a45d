import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import type { DeskSalesQuery } from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { BarChart } from '../shared/BarChart';
import { DeskLink } from '../shared/DeskLink';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { deskPaths } from '../shared/deskPaths';
import { fullNameOfDay, nameOfDay } from './periods';
import { changeOf } from './SalesFigures';

type Report = DeskSalesQuery['salesReport'];

/** What a table of a report is about. */
export type SalesBy = 'day' | 'hour' | 'category' | 'product' | 'pin' | 'refund' | 'search' | 'cart';

/** A row with what was sold in both periods. */
interface Sold {
  sold: { orderCount?: number; pieces: number; total: number };
  before: { orderCount?: number; pieces: number; total: number };
}

/** As many rows of a table are asked for at most. */
const MAX_SHOWN = 30;

/** The table that is chosen, as bars too where its rows follow each other in time. */
export function SalesTable({ by, report }: { by: SalesBy; report: Report }) {
  const longest = [report.products, report.pins, report.emptySearches, report.leftInCarts];
  return (
    <Grid gap="3" templateColumns="minmax(0, 1fr)">
      <Chosen by={by} report={report} />
      {longest.some((rows) => rows?.length === MAX_SHOWN) && (
        <Text textStyle="sm" color="fg.muted">
          {t('The first {count} are shown; the CSV has up to {most}.', { count: MAX_SHOWN, most: formatCount(1_000) })}
        </Text>
      )}
    </Grid>
  );
}

function Chosen({ by, report }: { by: SalesBy; report: Report }) {
  switch (by) {
    case 'day':
      return <Days rows={report.days ?? []} />;
    case 'hour':
      return <Hours rows={report.hours ?? []} />;
    case 'category':
      return (
        <Ranking
          label={t('Sales by category')}
          rows={report.categories ?? []}
          keyOf={({ category }) => category?.id ?? ''}
          head={{ title: 'Category', cell: ({ category }) => category?.name ?? t('Removed products') }}
        />
      );
    case 'product':
      return (
        <Ranking
          label={t('Sales by product')}
          rows={report.products ?? []}
          keyOf={({ product, name }) => product?.id ?? name}
          head={{
            title: 'Product',
            cell: ({ product, name }) =>
              product ? <DeskLink to={deskPaths.product(product.id)}>{product.name}</DeskLink> : name,
          }}
        />
      );
    case 'pin':
      return (
        <Ranking
          label={t('Sales by PIN code')}
          rows={report.pins ?? []}
          keyOf={({ pin }) => pin}
          head={{ title: 'PIN code', cell: ({ pin }) => pin || '–' }}
        />
      );
    case 'refund':
      return <Refunds rows={report.refunds ?? []} />;
    case 'search':
      return <Searches rows={report.emptySearches ?? []} />;
    case 'cart':
      return <Carts rows={report.leftInCarts ?? []} />;
  }
}

/** What every row tells of both periods. */
function columnsOf<Row extends Sold>(hasOrders: boolean): DeskColumn<Row>[] {
  const orders: DeskColumn<Row> = {
    ...{ title: 'Orders', align: 'end' },
    cell: ({ sold }) => formatCount(sold.orderCount ?? 0),
  };
  return [
    ...(hasOrders ? [orders] : []),
    { title: 'Pieces', align: 'end', cell: ({ sold }) => formatCount(sold.pieces) },
    { title: 'Sold', align: 'end', cell: ({ sold }) => formatRupees(sold.total) },
    { title: 'Before', align: 'end', cell: ({ before }) => formatRupees(before.total) },
    { title: 'Change', align: 'end', cell: ({ sold, before }) => changeOf(sold.total, before.total) },
  ];
}

function Days({ rows }: { rows: NonNullable<Report['days']> }) {
  return (
    <BarChart
      label={t('Sales by day')}
      rows={rows}
      keyOf={({ day }) => day}
      nameOf={({ day }) => nameOfDay(day)}
      heightOf={({ sold }) => sold.total}
      heightBeforeOf={({ before }) => before.total}
      tellOf={({ day, dayBefore, sold, before }) =>
        t('{day}: {total}, {dayBefore}: {before}', {
          ...{ day: nameOfDay(day), total: formatRupees(sold.total) },
          ...{ dayBefore: nameOfDay(dayBefore), before: formatRupees(before.total) },
        })
      }
      columns={[{ title: 'Day', isHead: true, cell: ({ day }) => <b>{fullNameOfDay(day)}</b> }, ...columnsOf(true)]}
    />
  );
}

function Hours({ rows }: { rows: NonNullable<Report['hours']> }) {
  const name = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return (
    <BarChart
      label={t('Sales by hour')}
      rows={rows}
      keyOf={({ hour }) => String(hour)}
      nameOf={({ hour }) => name(hour)}
      heightOf={({ sold }) => sold.total}
      heightBeforeOf={({ before }) => before.total}
      tellOf={({ hour, sold, before }) =>
        t('{hour}: {total}, before {before}', {
          ...{ hour: name(hour), total: formatRupees(sold.total), before: formatRupees(before.total) },
        })
      }
      columns={[{ title: 'Hour', isHead: true, cell: ({ hour }) => <b>{name(hour)}</b> }, ...columnsOf(true)]}
    />
  );
}

interface RankingProps<Row> {
  label: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  head: Pick<DeskColumn<Row>, 'title' | 'cell'>;
}

/** Rows with the best sold first, each with a bar as long as it sold beside the first. */
function Ranking<Row extends Sold>({ label, rows, keyOf, head }: RankingProps<Row>) {
  if (rows.length === 0) return <Nothing title="Nothing was sold" />;
  const most = Math.max(...rows.map(({ sold }) => sold.total), 1);
  return (
    <DeskTable
      label={label}
      rows={rows}
      keyOf={keyOf}
      columns={[
        {
          ...{ title: head.title, isHead: true },
          cell: (row) => (
            <Flex direction="column" gap="1" minW="0">
              <b>{head.cell(row)}</b>
              <Box aria-hidden="true" h="1" borderRadius="full" bg="bg.muted" minW="6rem">
                <Box
                  h="full"
                  borderRadius="full"
                  bg="brand.solid"
                  style={{ width: `${(row.sold.total / most) * 100}%` }}
                />
              </Box>
            </Flex>
          ),
        },
        ...columnsOf<Row>(rows.some(({ sold }) => sold.orderCount !== undefined)),
      ]}
    />
  );
}

/** Why money went back, as it is said at the desk. */
const REASONS: Record<NonNullable<Report['refunds']>[number]['reason'], Message> = {
  SOLD_OUT: 'Sold out meanwhile',
  PAID_TWICE: 'Paid twice',
  WRONG_AMOUNT: 'Another amount was paid',
  WRONG_WAY: 'Paid in another way than the offer is for',
  CANCELLED: 'Cancelled',
  RETURNED: 'Sent back',
  GOODWILL: 'By goodwill',
  SHORT: 'Missing when packed',
};

function Refunds({ rows }: { rows: NonNullable<Report['refunds']> }) {
  if (rows.length === 0) return <Nothing title="Nothing went back" />;
  return (
    <DeskTable
      label={t('Refunds')}
      rows={rows}
      keyOf={({ reason }) => reason}
      columns={[
        { title: 'Reason', isHead: true, cell: ({ reason }) => <b>{t(REASONS[reason])}</b> },
        { title: 'Refunds', align: 'end', cell: ({ count }) => formatCount(count) },
        { title: 'Money back', align: 'end', cell: ({ total }) => formatRupees(total) },
        { title: 'Before', align: 'end', cell: ({ totalBefore }) => formatRupees(totalBefore) },
        { title: 'Change', align: 'end', cell: ({ total, totalBefore }) => changeOf(total, totalBefore) },
      ]}
    />
  );
}

function Searches({ rows }: { rows: NonNullable<Report['emptySearches']> }) {
  if (rows.length === 0) return <Nothing title="Every search found something" />;
  return (
    <DeskTable
      label={t('Searches without results')}
      rows={rows}
      keyOf={({ words }) => words}
      columns={[
        { title: 'Words', isHead: true, cell: ({ words }) => <b>{words}</b> },
        { title: 'Searches', align: 'end', cell: ({ count }) => formatCount(count) },
        { title: 'Before', align: 'end', cell: ({ countBefore }) => formatCount(countBefore) },
      ]}
    />
  );
}

function Carts({ rows }: { rows: NonNullable<Report['leftInCarts']> }) {
  if (rows.length === 0) return <Nothing title="No goods were left in carts" />;
  return (
    <DeskTable
      label={t('Left in carts')}
      rows={rows}
      keyOf={({ product, name }) => product?.id ?? name}
      columns={[
        {
          ...{ title: 'Product', isHead: true },
          cell: ({ product, name }) =>
            product ? <DeskLink to={deskPaths.product(product.id)}>{product.name}</DeskLink> : <b>{name}</b>,
        },
        { title: 'Carts', align: 'end', cell: ({ cartCount }) => formatCount(cartCount) },
        { title: 'Pieces', align: 'end', cell: ({ pieces }) => formatCount(pieces) },
        { title: 'Worth', align: 'end', cell: ({ total }) => formatRupees(total) },
      ]}
    />
  );
}

function Nothing({ title }: { title: Message }) {
  return <EmptyState title={t(title)}>{t('Choose other days to see more.')}</EmptyState>;
}
