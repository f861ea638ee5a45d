import { chakra } from '@chakra-ui/react';
import { type Message, t } from '../../lib/messages';
import type { DeskColumn } from '../shared/DeskTable';
import { NumberCell } from '../shared/NumberCell';
import type { useChangeVariant } from './useChangeVariant';
import { type ProductRow, packOf } from './useProductList';

/** The columns that can be chosen, by how the address says them. */
export const COLUMNS = {
  sku: 'SKU',
  category: 'Category',
  price: 'Price ₹',
  'old-price': 'Old price ₹',
  stock: 'On hand',
  held: 'Held',
  featured: 'Featured',
  rating: 'Stars',
  hsn: 'HSN code',
  gst: 'GST, %',
  tags: 'Tags',
  waiting: 'Waiting for it',
} as const satisfies Record<string, Message>;

/** A column that can be chosen. */
export type ColumnName = keyof typeof COLUMNS;

const USUAL: readonly ColumnName[] = ['sku', 'price', 'old-price', 'stock', 'held'];

/** The columns that an address names, in the table's order; the usual ones where it names none. */
export function columnsOf(query: URLSearchParams): ColumnName[] {
  const said = query.get('columns')?.split('.') ?? [];
  const known = (Object.keys(COLUMNS) as ColumnName[]).filter((name) => said.includes(name));
  return known.length > 0 ? known : [...USUAL];
}

/** How an address names columns; nothing for the usual ones. */
export function columnsText(names: readonly ColumnName[]): string {
  return names.length === USUAL.length && USUAL.every((name) => names.includes(name)) ? '' : names.join('.');
}

/** Of what all packs of a product have in common, once for each. */
function ofProduct(title: Message, tell: (product: ProductRow['product']) => string): DeskColumn<ProductRow> {
  return { title, cell: ({ product, variant }) => (variant === product.variants[0] ? tell(product) : '') };
}

/** The columns by their names; prices and pieces are changed in place. */
export function chosenColumns(
  names: readonly ColumnName[],
  change: ReturnType<typeof useChangeVariant>['change'],
): DeskColumn<ProductRow>[] {
  const nameOf = ({ product, variant }: ProductRow) => [product.name, packOf(variant)].filter(Boolean).join(' ');
  const all: Record<ColumnName, DeskColumn<ProductRow>> = {
    sku: {
      title: COLUMNS.sku,
      cell: ({ variant }) => (
        <chakra.span fontSize="xs" overflowWrap="anywhere">
          {variant.sku}
        </chakra.span>
      ),
    },
    category: ofProduct(COLUMNS.category, ({ category, subCategory }) =>
      [category.name, subCategory?.name].filter(Boolean).join(' › '),
    ),
    price: {
      ...{ title: COLUMNS.price, align: 'end' },
      cell: (row) => (
        <NumberCell
          label={t('Price of {product} in rupees', { product: nameOf(row) })}
          value={row.variant.price}
          onChange={(price) => change({ kind: 'price', ...row, to: price ?? row.variant.price })}
        />
      ),
    },
    'old-price': {
      ...{ title: COLUMNS['old-price'], align: 'end' },
      cell: (row) => (
        <NumberCell
          label={t('Old price of {product} in rupees', { product: nameOf(row) })}
          value={row.variant.oldPrice ?? null}
          isOptional
          onChange={(price) => change({ kind: 'oldPrice', ...row, to: price })}
        />
      ),
    },
    stock: {
      ...{ title: COLUMNS.stock, align: 'end' },
      cell: (row) => (
        <NumberCell
          label={t('Pieces of {product} on hand', { product: nameOf(row) })}
          value={row.variant.stock?.onHand ?? 0}
          isWhole
          onChange={(onHand) => change({ kind: 'stock', ...row, to: onHand ?? 0 })}
        />
      ),
    },
    held: { title: COLUMNS.held, align: 'end', cell: ({ variant }) => variant.stock?.reserved ?? 0 },
    featured: ofProduct(COLUMNS.featured, ({ featured }) => (featured ? t('yes') : t('no'))),
    rating: { ...ofProduct(COLUMNS.rating, ({ rating }) => (rating ? String(rating) : '–')), align: 'end' },
    hsn: ofProduct(COLUMNS.hsn, ({ label }) => label?.hsnCode ?? '–'),
    gst: { ...ofProduct(COLUMNS.gst, ({ label }) => String(label?.gstRate ?? '–')), align: 'end' },
    tags: ofProduct(COLUMNS.tags, ({ tags }) => tags.join(', ') || '–'),
    waiting: ofProduct(COLUMNS.waiting, waitingInWords),
  };
  return names.map((name) => all[name]);
}

/** How many asked to be told that it is back, and how many that it costs less. */
function waitingInWords({ waitingForStock, waitingForPrice }: ProductRow['product']): string {
  const said = [
    waitingForStock > 0 && t('{count} for stock', { count: waitingForStock }),
    waitingForPrice > 0 && t('{count} for the price', { count: waitingForPrice }),
  ];
  return said.filter(Boolean).join(' · ') || '–';
}
