import { Box, Button, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useDownload } from '../../accounts/profile/useDownload';
import { gql } from '../../gql';
import { type DeskGstReturnQuery, useDeskGstReturnQuery } from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { callAddress } from '../../lib/language';
import { type Message, t } from '../../lib/messages';
import { formatCount, formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { ChooseMonth } from './ChooseMonth';
import { lastMonths, nameOfMonth } from './months';

gql(`query DeskGstReturn($from: String!) {
  gstReturn(from: $from) {
    from to gstin taxable cgst sgst igst
    supplies { stateCode placeOfSupply gstRate taxable cgst sgst igst }
    namedSupplies { kind number issuedAt buyerGstin stateCode gstRate taxable cgst sgst igst }
    hsnSummary { hsnCode isToBusinesses gstRate quantity taxable cgst sgst igst }
    documents { kind from to count }
  }
}`);

type Return = DeskGstReturnQuery['gstReturn'];
/** What each table tells of its rows. */
interface Taxed {
  gstRate: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

/**
 * What the tax office is told of a month, by the tables of GSTR-1, and the files for its portal and
 * for an accountant.
 */
export function GstReturnPage() {
  const months = lastMonths(new Date());
  // The month that is due is the one that has ended.
  const [month, setMonth] = useState(months[1] ?? '');
  const { data, error, refetch } = useDeskGstReturnQuery({
    variables: { from: month },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.gstReturn;
  return (
    <>
      <DeskTitle
        text={t('Invoices and credit notes of a month, added up for form GSTR-1.')}
        actions={<Files month={month} />}
      >
        {t('GST return')}
      </DeskTitle>
      <Box mb="6">
        <ChooseMonth months={months} month={month} onChange={setMonth} />
      </Box>
      {!found && error && <LoadFailed message={t('We could not load the GST return.')} onRetry={() => refetch()} />}
      {!found && !error && <DeskLoading label={t('Loading the GST return')} />}
      {found && found.documents.length === 0 && (
        <EmptyState title={t('No invoices in {month}', { month: nameOfMonth(month) })}>
          {found.gstin
            ? t('An invoice is issued when the first parcel of an order leaves.')
            : t('The shop has no GSTIN, so it takes no tax. Set it under Settings.')}
        </EmptyState>
      )}
      {found && found.documents.length > 0 && <Tables found={found} />}
    </>
  );
}

function Files({ month }: { month: string }) {
  const { download, isBusy } = useDownload();
  const save = (format: 'json' | 'csv') =>
    download(callAddress(`/api/gst-return?from=${month}&format=${format}`), `GSTR1-${month}.${format}`);
  return (
    <>
      <Button colorPalette="brand" aria-busy={isBusy || undefined} onClick={() => void save('json')}>
        {t('File for the GST portal')}
      </Button>
      <Button variant="outline" aria-busy={isBusy || undefined} onClick={() => void save('csv')}>
        {t('Save as CSV')}
      </Button>
    </>
  );
}

function Tables({ found }: { found: Return }) {
  const sums: [Message, number][] = [
    ['Taxable', found.taxable],
    ['IGST', found.igst],
    ['CGST', found.cgst],
    ['SGST', found.sgst],
  ];
  return (
    <Grid gap="8">
      <Grid as="dl" templateColumns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" gap="3">
        {sums.map(([title, amount]) => (
          <Card.Root key={title} as="div">
            <Text as="dt" textStyle="sm" color="fg.muted">
              {t(title)}
            </Text>
            <Text as="dd" textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {formatRupees(amount)}
            </Text>
          </Card.Root>
        ))}
      </Grid>
      <Part
        title="Sold to people, by state"
        rows={found.supplies}
        keyOf={({ stateCode, gstRate }) => `${stateCode} ${gstRate}`}
        columns={[
          { title: 'State', isHead: true, cell: ({ placeOfSupply, stateCode }) => `${placeOfSupply} (${stateCode})` },
        ]}
      />
      <Part
        title="Sold to businesses, and large sales to other states"
        rows={found.namedSupplies}
        keyOf={({ number, gstRate }) => `${number} ${gstRate}`}
        columns={[
          { title: 'Number', isHead: true, cell: ({ number }) => <b>{number}</b> },
          { title: 'Day', cell: ({ issuedAt }) => formatDate(issuedAt) },
          { title: 'GSTIN', cell: ({ buyerGstin }) => buyerGstin ?? '–' },
        ]}
      />
      <Part
        title="By HSN code"
        rows={found.hsnSummary}
        keyOf={({ hsnCode, isToBusinesses, gstRate }) => `${hsnCode} ${isToBusinesses} ${gstRate}`}
        columns={[
          {
            ...{ title: 'HSN', isHead: true },
            cell: ({ hsnCode, isToBusinesses }) =>
              isToBusinesses ? t('{hsn}, to businesses', { hsn: hsnCode ?? '–' }) : (hsnCode ?? '–'),
          },
          { title: 'Quantity', align: 'end', cell: ({ quantity }) => formatCount(quantity) },
        ]}
      />
      <Grid as="section" gap="3">
        <Heading size="lg">{t('Numbers given')}</Heading>
        {found.documents.map(({ kind, from, to, count }) => (
          <Flex key={from} wrap="wrap" columnGap="3">
            <b>{t(kind === 'INVOICE' ? 'Invoices' : 'Credit notes')}</b>
            <span>{t('{from} to {to}: {count}', { from, to, count: formatCount(count) })}</span>
          </Flex>
        ))}
      </Grid>
    </Grid>
  );
}

interface PartProps<Row> {
  title: Message;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Those that come before the amounts. */
  columns: readonly DeskColumn<Row>[];
}

/** A table of the return; nothing where it has no rows. */
function Part<Row extends Taxed>({ title, rows, keyOf, columns }: PartProps<Row>) {
  if (rows.length === 0) return null;
  const amount = (name: Message, of: (row: Row) => number): DeskColumn<Row> => ({
    ...{ title: name, align: 'end', cell: (row) => formatRupees(of(row)) },
  });
  return (
    <Grid as="section" gap="3">
      <Heading size="lg">{t(title)}</Heading>
      <DeskTable
        label={t(title)}
        rows={rows}
        keyOf={keyOf}
        columns={[
          ...columns,
          { title: 'GST', align: 'end', cell: ({ gstRate }) => `${gstRate} %` },
          amount('Taxable', ({ taxable }) => taxable),
          amount('IGST', ({ igst }) => igst),
          amount('CGST', ({ cgst }) => cgst),
          amount('SGST', ({ sgst }) => sgst),
        ]}
      />
    </Grid>
  );
}
