import { Badge, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { type DeskAgingQuery, useDeskAgingQuery } from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SelectField } from '../../ui/form/SelectField';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { deskPaths } from '../shared/deskPaths';
import { useShopNews } from '../shared/useShopNews';
import { useViewer } from '../shared/viewer';
import { packOf } from './packOf';
import { StockTabs } from './StockTabs';
import { WasteDialog } from './WasteDialog';

gql(`query DeskAging($days: Int!) {
  agingBatches(days: $days, first: 100) {
    totalCount
    nodes {
      daysLeft
      product { id name }
      variant { id sku size ram weight }
      batch { id number bestBefore onHand reserved }
    }
  }
}`);

type Aging = DeskAgingQuery['agingBatches']['nodes'][number];

/** So many days ahead one looks; 0 for what may not be sold tomorrow. */
const DAYS = [0, 7, 14, 28, 60];

/** Batches with few days left, those that are sold no longer first, each to be thrown away. */
export function AgingPage() {
  const { rights } = useViewer();
  const [days, setDays] = useState(14);
  const [thrown, setThrown] = useState<Aging | null>(null);
  const { data, error, refetch } = useDeskAgingQuery({ variables: { days }, fetchPolicy: 'cache-and-network' });
  useShopNews(['STOCK'], refetch);
  const aging = data?.agingBatches;
  const columns = rights.includes('CHANGE_CATALOGUE') ? [...COLUMNS, throwing(setThrown)] : COLUMNS;
  return (
    <>
      <StockTabs
        text={t(
          'A batch is sold until 30 % of its life or 45 days are left, whichever is less. What is over comes first.',
        )}
      />
      <SelectField
        label={t('Sold for at most')}
        field={{ mb: '5', maxW: '16rem' }}
        value={days}
        onChange={(value) => setDays(Number(value))}
      >
        {DAYS.map((count) => (
          <option key={count} value={count}>
            {count === 0 ? t('Today only') : t('{count} days', { count })}
          </option>
        ))}
      </SelectField>
      {!aging && (
        <DeskLoading
          label={t('Loading the stock')}
          error={error}
          failed={t('We could not load the stock.')}
          onRetry={() => refetch()}
          columns={columns}
        />
      )}
      {aging?.nodes.length === 0 && (
        <EmptyState title={t('Nothing is near its date')}>
          {t('All batches with a date are sold for longer.')}
        </EmptyState>
      )}
      {aging && aging.nodes.length > 0 && (
        <DeskTable label={t('Near their date')} rows={aging.nodes} keyOf={({ batch }) => batch.id} columns={columns} />
      )}
      {aging && aging.totalCount > aging.nodes.length && (
        <Text mt="4" color="fg.muted">
          {t('These are the {count} nearest of {total} batches. The rest follow once these are gone.', {
            count: aging.nodes.length,
            total: aging.totalCount,
          })}
        </Text>
      )}
      {thrown && (
        <WasteDialog
          variant={thrown.variant}
          batch={{ id: thrown.batch.id, name: nameOf(thrown), pieces: freeOf(thrown) }}
          onDone={() => refetch()}
          onClose={() => setThrown(null)}
        />
      )}
    </>
  );
}

const COLUMNS: DeskColumn<Aging>[] = [
  {
    title: 'Product',
    isHead: true,
    cell: ({ product, variant }) => <DeskLink to={deskPaths.stockOf(variant.id)}>{product.name}</DeskLink>,
  },
  { title: 'Pack', cell: ({ variant }) => packOf(variant) },
  { title: 'Batch number', cell: ({ batch }) => batch.number || '–' },
  { title: 'Best before', cell: ({ batch }) => (batch.bestBefore ? formatDate(batch.bestBefore) : '–') },
  { title: 'Pieces', align: 'end', cell: (aging) => formatCount(freeOf(aging)) },
  { title: 'Days left', align: 'end', cell: ({ daysLeft }) => <DaysLeft days={daysLeft} /> },
];

function throwing(onThrow: (aging: Aging) => void): DeskColumn<Aging> {
  return {
    title: 'Change',
    align: 'end',
    cell: (aging) => (
      <Button
        variant="outline"
        colorPalette="danger"
        size="sm"
        aria-label={t('Throw away: {name}', { name: nameOf(aging) })}
        onClick={() => onThrow(aging)}
      >
        {t('Throw away')}
      </Button>
    ),
  };
}

function DaysLeft({ days }: { days: number }) {
  if (days < 0) return <Badge colorPalette="danger">{t('No longer sold')}</Badge>;
  if (days === 0) return <Badge colorPalette="sun">{t('Today only')}</Badge>;
  return days === 1 ? t('1 day') : t('{count} days', { count: days });
}

/** Pieces that no checkout holds. */
function freeOf({ batch: { onHand, reserved } }: Aging): number {
  return onHand - reserved;
}

/** A batch in words: what it is of, and its number where there is one. */
function nameOf({ product, variant, batch }: Aging): string {
  return [`${product.name}, ${packOf(variant)}`, ...(batch.number ? [batch.number] : [])].join(', ');
}
