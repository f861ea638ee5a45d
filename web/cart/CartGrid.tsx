// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards keeps its meaning in every browser only by words
import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

/**
 * The cart's columns in the order of the specification.
 *
 * @see spec §2 (cart)
 */
export const COLUMNS = {
  product: 'Product',
  price: 'Unit Price',
  quantity: 'Quantity',
  subTotal: 'Subtotal',
  remove: 'Remove',
} as const;

/** The table's frame: columns at 992 px and wider, a card for each line below that. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Frame role="table" aria-label={label}>
      <Head role="rowgroup">
        <tr role="row">
          {Object.entries(COLUMNS).map(([key, title]) => (
            <th key={key} role="columnheader" scope="col" data-column={key}>
              {title}
            </th>
          ))}
        </tr>
      </Head>
      {children}
    </Frame>
  );
}

/** One line of the table. */
export function Row(props: ComponentProps<typeof Line>) {
  return <Line role="row" {...props} />;
}

/** What a line says under one of the columns. On narrow screens the unit price brings its title along. */
export function Cell({ column, children }: { column: keyof typeof COLUMNS; children: ReactNode }) {
  return (
    <td role="cell" data-column={column}>
      {children}
    </td>
  );
}

const Frame = chakra('table', {
  base: {
    display: { base: 'block', lg: 'table' },
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    fontVariantNumeric: 'tabular-nums',
    lg: { layerStyle: 'card', overflow: 'hidden' },
    '& > tbody': { display: { base: 'grid', lg: 'table-row-group' }, gap: '4' },
    '& th': { lg: { textAlign: 'start', paddingInline: '4', paddingBlock: '3.5' } },
    '& td': { lg: { paddingInline: '4', paddingBlock: '4', verticalAlign: 'middle' } },
    '& [data-column=subTotal]': { lg: { textAlign: 'end' } },
    '& [data-column=remove]': { lg: { width: '24', textAlign: 'center' } },
    '& td[data-column=remove] > button': { lg: { marginInline: 'auto' } },
    '& td[data-column=subTotal]': { textStyle: 'price' },
    '& td[data-column=price]': { whiteSpace: 'nowrap' },
  },
});

const Head = chakra('thead', {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    background: 'bg.subtle',
    '& th': { fontWeight: 'semibold' },
    // Drawn out of sight on narrow screens, so that it still names the columns to a screen reader.
    lgDown: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

const Line = chakra('tr', {
  base: {
    position: 'relative',
    '& td[data-column=product]': { display: 'flex', gap: '4', alignItems: 'center' },
    lg: { '& > td': { borderTopWidth: '1px', borderColor: 'border' } },
    lgDown: {
      layerStyle: 'card',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '4',
      padding: '4',
      overflow: 'hidden',
      // The remove button shares the place of the product, in its corner.
      '& td[data-column=product]': { gridArea: '1 / 1 / 2 / 3', alignItems: 'flex-start' },
      '& td[data-column=remove]': { gridArea: '1 / 1 / 2 / 3', alignSelf: 'start', justifySelf: 'end', margin: '-2' },
      '& td[data-column=price]': {
        gridColumn: '1 / -1',
        display: 'flex',
        justifyContent: 'space-between',
        textStyle: 'sm',
        _before: { content: '"Unit Price"', color: 'fg.muted' },
      },
      '& td[data-column=subTotal]': { textAlign: 'end', fontSize: 'lg' },
    },
  },
});
