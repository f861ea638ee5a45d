import { gql } from '../../gql';
import type { LowStockTable_RowFragment } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { DeskLink } from '../shared/DeskLink';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { deskPaths } from '../shared/deskPaths';
import { packOf } from './packOf';

gql(`fragment LowStockTable_row on LowStockVariant {
  soldIn28Days daysOfCover
  product { id name }
  variant { id sku countInStock size ram weight }
}`);

type Row = LowStockTable_RowFragment;

/** What is running out, with how fast it sells and for how many days what is left lasts. */
export function LowStockTable({ rows }: { rows: readonly Row[] }) {
  return (
    <DeskTable label={t('Running out')} rows={rows} keyOf={({ variant }) => variant.id} columns={LOW_STOCK_COLUMNS} />
  );
}

/** Its columns. */
export const LOW_STOCK_COLUMNS: DeskColumn<Row>[] = [
  {
    title: 'Product',
    isHead: true,
    cell: ({ product, variant }) => <DeskLink to={deskPaths.stockOf(variant.id)}>{product.name}</DeskLink>,
  },
  { title: 'Pack', cell: ({ variant }) => packOf(variant) },
  { title: 'SKU', cell: ({ variant }) => variant.sku },
  { title: 'Sold in 28 days', cell: ({ soldIn28Days }) => formatCount(soldIn28Days), align: 'end' },
  { title: 'Left', cell: ({ variant }) => formatCount(variant.countInStock), align: 'end' },
  { title: 'Lasts for', cell: ({ daysOfCover }) => coverInWords(daysOfCover ?? null), align: 'end' },
];

function coverInWords(days: number | null): string {
  if (days === null) return t('Does not sell');
  if (days <= 0) return t('Sold out');
  if (days < 1) return t('Less than a day');
  if (days === 1) return t('1 day');
  return t('{count} days', { count: days });
}
