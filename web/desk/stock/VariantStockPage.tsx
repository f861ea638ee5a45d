import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { gql } from '../../gql';
import { type DeskVariantStockQuery, useDeskVariantStockQuery } from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskMore } from '../shared/DeskMore';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';
import { NoSuch } from '../shared/NoSuch';
import { useViewer } from '../shared/viewer';
import { MOVEMENT_KINDS, WASTE_REASONS } from './movements';
import { packOf } from './packOf';
import { WasteDialog } from './WasteDialog';

gql(`query DeskVariantStock($id: ID!, $after: String) {
  variant(id: $id) {
    id sku size ram weight countInStock
    product { id name }
    stock {
      onHand reserved withheld
      batches { id number bestBefore soldUntil onHand reserved }
      movements(first: 50, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes {
          id kind delta onHand reason wasteReason actorKind actorName movedAt
          order { id number }
          receipt { id billNumber }
          count { id name }
        }
      }
    }
  }
}`);

type Variant = NonNullable<DeskVariantStockQuery['variant']>;
type Batch = NonNullable<Variant['stock']>['batches'][number];
type Movement = NonNullable<Variant['stock']>['movements']['nodes'][number];

/** What a variant has in stock, and all that changed it: what, when, why, by whom and for what. */
export function VariantStockPage() {
  const { id = '' } = useParams();
  const { rights } = useViewer();
  const [isWasting, setWasting] = useState(false);
  const { data, error, refetch, fetchMore } = useDeskVariantStockQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const variant = data?.variant;
  const stock = variant?.stock;
  if (!data) {
    return (
      <>
        <DeskTitle text={<DeskLink to={deskPaths.stock()}>{t('Stock')}</DeskLink>}>{t('What came and went')}</DeskTitle>
        <DeskLoading
          label={t('Loading the stock')}
          error={error}
          failed={t('We could not load the stock.')}
          onRetry={() => refetch()}
          columns={COLUMNS}
        />
      </>
    );
  }
  if (!variant || !stock)
    return <NoSuch title={t('There is no such variant')} list={{ path: deskPaths.stock(), label: t('Stock') }} />;
  const { movements } = stock;
  return (
    <>
      <DeskTitle
        text={<DeskLink to={deskPaths.stock()}>{t('Stock')}</DeskLink>}
        actions={
          rights.includes('CHANGE_CATALOGUE') && (
            <Button variant="outline" size="lg" onClick={() => setWasting(true)}>
              {t('Take out waste')}
            </Button>
          )
        }
      >
        {`${variant.product?.name ?? variant.sku}, ${packOf(variant)}`}
      </DeskTitle>
      <Flex as="dl" wrap="wrap" columnGap="8" rowGap="3" mb="6">
        <Figure label={t('On hand')} figure={stock.onHand} />
        <Figure label={t('Held by checkouts')} figure={stock.reserved} />
        {stock.withheld > 0 && <Figure label={t('Too near to their date')} figure={stock.withheld} />}
        <Figure label={t('For sale')} figure={variant.countInStock} />
      </Flex>
      {stock.batches.length > 0 && (
        <DeskTable label={t('Batches')} rows={stock.batches} keyOf={({ id: batch }) => batch} columns={BATCHES} />
      )}
      {movements.nodes.length === 0 && <EmptyState title={t('Nothing has come or gone yet')} />}
      {movements.nodes.length > 0 && (
        <>
          <DeskTable
            label={t('What came and went')}
            rows={movements.nodes}
            keyOf={({ id: movement }) => movement}
            columns={COLUMNS}
          />
          <DeskMore
            things={t('changes')}
            count={movements.nodes.length}
            totalCount={movements.totalCount}
            onLoad={() => fetchMore({ variables: { after: movements.pageInfo.endCursor } })}
          />
        </>
      )}
      {isWasting && <WasteDialog variant={variant} onDone={() => refetch()} onClose={() => setWasting(false)} />}
    </>
  );
}

function Figure({ label, figure }: { label: string; figure: number }) {
  return (
    <Flex direction="column-reverse">
      <Text as="dt" textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {formatCount(figure)}
      </Text>
    </Flex>
  );
}

/** So many days before it is sold no longer a batch is marked. */
const FEW_DAYS = 14;

const BATCHES: DeskColumn<Batch>[] = [
  {
    title: 'Best before',
    isHead: true,
    cell: ({ bestBefore }) => <b>{bestBefore ? formatDate(bestBefore) : t('No date')}</b>,
  },
  { title: 'Batch number', cell: ({ number }) => number || '–' },
  { title: 'On hand', align: 'end', cell: ({ onHand }) => formatCount(onHand) },
  { title: 'Held by checkouts', align: 'end', cell: ({ reserved }) => formatCount(reserved) },
  { title: 'Sold until', cell: (batch) => <SoldUntil batch={batch} /> },
];

function SoldUntil({ batch: { soldUntil } }: { batch: Batch }) {
  if (!soldUntil) return '–';
  const daysLeft = (Date.parse(soldUntil) - Date.now()) / 86_400_000 + 1;
  return (
    <>
      {formatDate(soldUntil)} {daysLeft <= 0 && <Badge colorPalette="danger">{t('No longer sold')}</Badge>}
      {daysLeft > 0 && daysLeft < FEW_DAYS && <Badge colorPalette="sun">{t('Runs short')}</Badge>}
    </>
  );
}

const COLUMNS: DeskColumn<Movement>[] = [
  { title: 'What', isHead: true, cell: (movement) => <b>{t(MOVEMENT_KINDS[movement.kind])}</b> },
  { title: 'When', cell: ({ movedAt }) => <Moment at={movedAt} /> },
  {
    title: 'Pieces',
    align: 'end',
    cell: ({ delta }) => (delta > 0 ? `+${formatCount(delta)}` : formatCount(delta)),
  },
  { title: 'On hand', align: 'end', cell: ({ onHand }) => formatCount(onHand) },
  { title: 'Document', cell: (movement) => <Document movement={movement} /> },
  { title: 'Why', cell: (movement) => whyOf(movement) || '–' },
  { title: 'Who', cell: (movement) => whoOf(movement) },
];

function Document({ movement: { order, receipt, count } }: { movement: Movement }) {
  if (order) return <DeskLink to={deskPaths.order(order.id)}>{order.number}</DeskLink>;
  if (receipt) return <DeskLink to={deskPaths.goodsReceipt(receipt.id)}>{receipt.billNumber}</DeskLink>;
  if (count) return <DeskLink to={deskPaths.stockCount(count.id)}>{count.name}</DeskLink>;
  return '–';
}

function whyOf({ wasteReason, reason, kind }: Movement): string {
  if (kind === 'IMPORT' || reason === 'saveProduct') return '';
  if (kind === 'COUNT' || kind === 'RECEIPT') return '';
  return [wasteReason && t(WASTE_REASONS[wasteReason]), reason].filter(Boolean).join(': ');
}

function whoOf({ actorKind, actorName }: Movement): string {
  if (actorName) return actorName;
  return actorKind === 'API_KEY' ? t('A program') : t('The shop itself');
}
