import { Button, Grid, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { useDownload } from '../../accounts/profile/useDownload';
import { gql } from '../../gql';
import { useDeskSalesQuery } from '../../gql/graphql';
import { callAddress } from '../../lib/language';
import { type Message, t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTabs } from '../shared/DeskTabs';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { dayAfter, dayInIndia, fullNameOfDay, lengthOf, MAX_DAYS, type Period } from './periods';
import { SalesFigures } from './SalesFigures';
import { SalesPeriod } from './SalesPeriod';
import { type SalesBy, SalesTable } from './SalesTable';

gql(`query DeskSales(
  $from: String!, $to: String!, $day: Boolean!, $hour: Boolean!, $category: Boolean!, $product: Boolean!,
  $pin: Boolean!, $refund: Boolean!, $search: Boolean!, $cart: Boolean!
) {
  salesReport(from: $from, to: $to) {
    fromBefore
    sold {
      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces
    }
    before {
      orderCount pieces total averageOrder piecesPerOrder refunded net calledOffCount calledOff returnCount returnedPieces
    }
    days @include(if: $day) {
      day dayBefore
      sold { orderCount pieces total }
      before { orderCount pieces total }
    }
    hours @include(if: $hour) {
      hour
      sold { orderCount pieces total }
      before { orderCount pieces total }
    }
    categories @include(if: $category) {
      category { id name }
      sold { pieces total }
      before { pieces total }
    }
    products(first: 30) @include(if: $product) {
      name
      product { id name }
      sold { orderCount pieces total }
      before { orderCount pieces total }
    }
    pins(first: 30) @include(if: $pin) {
      pin
      sold { orderCount pieces total }
      before { orderCount pieces total }
    }
    refunds @include(if: $refund) { reason count total countBefore totalBefore }
    emptySearches(first: 30) @include(if: $search) { words count countBefore }
    leftInCarts(first: 30) @include(if: $cart) {
      name
      product { id name }
      cartCount
      pieces
      total
    }
  }
}`);

/** The tables, by the words that the address and the file have for them. */
const TABLES: { by: SalesBy; label: Message }[] = [
  { by: 'day', label: 'By day' },
  { by: 'hour', label: 'By hour' },
  { by: 'category', label: 'Categories' },
  { by: 'product', label: 'Products' },
  { by: 'pin', label: 'PIN codes' },
  { by: 'refund', label: 'Refunds' },
  { by: 'search', label: 'Searches without results' },
  { by: 'cart', label: 'Left in carts' },
];

/** What sells in the days that the address names, beside as many days before. */
export function SalesPage() {
  const [query, setQuery] = useSearchParams();
  const today = dayInIndia(new Date());
  const period = { from: query.get('from') ?? dayAfter(today, -29), to: query.get('to') ?? today };
  const by = TABLES.find((table) => table.by === query.get('by'))?.by ?? 'day';
  const length = lengthOf(period);
  const isFine = length >= 1 && length <= MAX_DAYS;
  const setPeriod = (chosen: Period) => setQuery({ ...chosen, by }, { replace: true });

  return (
    <>
      <DeskTitle
        text={t('What was ordered and not called off, by the clock of India. It adds up to the orders, to the paisa.')}
        actions={isFine && <SaveTable period={period} by={by} />}
      >
        {t('Sales')}
      </DeskTitle>
      <SalesPeriod period={period} today={today} onChange={setPeriod} />
      {isFine ? (
        <Report period={period} by={by} />
      ) : (
        <Text role="alert">{t('Choose 1 to {most} days, the first before the last.', { most: MAX_DAYS })}</Text>
      )}
    </>
  );
}

function Report({ period, by }: { period: Period; by: SalesBy }) {
  const { data, previousData, error, refetch } = useDeskSalesQuery({
    variables: {
      ...period,
      ...{
        day: false,
        hour: false,
        category: false,
        product: false,
        pin: false,
        refund: false,
        search: false,
        cart: false,
      },
      [by]: true,
    },
    fetchPolicy: 'cache-and-network',
  });
  // What was shown stays until the next is there, so that nothing jumps.
  const report = (data ?? previousData)?.salesReport;
  if (error && !data) return <LoadFailed message={t('We could not load the sales.')} onRetry={() => refetch()} />;
  if (!report) return <DeskLoading label={t('Loading the sales')} />;
  return (
    <Grid gap="6" templateColumns="minmax(0, 1fr)" aria-busy={!data || undefined}>
      <Grid gap="3">
        <SalesFigures sold={report.sold} before={report.before} />
        <Text textStyle="sm" color="fg.muted">
          {t('Beside the {days} days before, {from} to {to}.', {
            days: lengthOf(period),
            from: fullNameOfDay(report.fromBefore),
            to: fullNameOfDay(dayAfter(period.from, -1)),
          })}
        </Text>
      </Grid>
      <div>
        <DeskTabs
          label={t('Sales by')}
          tabs={TABLES.map((table) => ({
            label: t(table.label),
            to: deskPaths.sales({ ...period, by: table.by }),
            isCurrent: table.by === by,
          }))}
        />
        {data ? <SalesTable by={by} report={report} /> : <DeskLoading label={t('Loading the sales')} />}
      </div>
    </Grid>
  );
}

function SaveTable({ period: { from, to }, by }: { period: Period; by: SalesBy }) {
  const { download, isBusy } = useDownload();
  const save = () =>
    download(
      callAddress(`/api/sales-report?from=${from}&to=${to}&by=${by}&format=csv`),
      `sales-by-${by}-${from}-${to}.csv`,
    );
  return (
    <Button variant="outline" aria-busy={isBusy || undefined} onClick={() => void save()}>
      {t('Save as CSV')}
    </Button>
  );
}
