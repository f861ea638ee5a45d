// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit

import { chakra } from '@chakra-ui/react';
import { AnimatePresence, PresenceContext, usePresence } from 'framer-motion';
import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Message, t } from '../../lib/messages';
import { makeRoom, takeAway } from './lineMotion';

/** The titles of a table of goods by the names of its columns, in their order. */
export type LineColumns = { product: Message; price: Message; quantity?: Message; subTotal?: Message; remove: Message };

interface LineTableProps {
  label: string;
  columns: LineColumns;
  /** How wide they are at 992 px and wider, as `grid-template-columns`. */
  widths: string;
  /** The lines, each with its key; see `Line`. */
  children: ReactNode;
  /** Of the table's body. */
  ref?: Ref<HTMLTableSectionElement>;
}

/**
 * Goods line by line, as in the cart: columns at 992 px and wider, a card for each line below that.
 */
export function LineTable({ label, columns, widths, children, ref }: LineTableProps) {
  return (
    <chakra.table
      display="flow-root"
      w="full"
      fontVariantNumeric="tabular-nums"
      bg={{ lg: 'bg.panel' }}
      borderRadius={{ lg: 'l3' }}
      border={{ lg: '1px solid {colors.border}' }}
      overflow={{ lg: 'hidden' }}
      css={{
        '& > thead, & > tbody': { display: 'block' },
        '& > tbody': { mb: { lgDown: 'calc({spacing.3} * -1)' } },
        '& tr': {
          display: { lg: 'grid' },
          gridTemplateColumns: { lg: 'var(--columns)' },
          alignItems: { lg: 'center' },
          columnGap: { lg: '4' },
          px: { lg: '5' },
        },
        '& th': { textAlign: { lg: 'start' }, py: { lg: '3.5' } },
        '& [data-column="subTotal"]': { textAlign: { lg: 'end' } },
        '& [data-column="remove"]': { textAlign: { lg: 'center' } },
        '& td[data-column="remove"] > button': { mx: { lg: 'auto' } },
        '& td[data-column="subTotal"]': {
          fontWeight: 'bold',
          fontVariantNumeric: 'tabular-nums',
          letterSpacing: 'tight',
        },
        '& td[data-column="price"]': { whiteSpace: 'nowrap' },
      }}
      role="table"
      aria-label={label}
      style={{ ['--columns' as string]: widths }}
    >
      <chakra.thead
        textStyle="sm"
        color="fg.muted"
        bg="bg.subtle"
        position={{ lgDown: 'absolute' }}
        w={{ lgDown: '1px' }}
        h={{ lgDown: '1px' }}
        overflow={{ lgDown: 'hidden' }}
        clipPath={{ lgDown: 'inset(50%)' }}
        whiteSpace={{ lgDown: 'nowrap' }}
        css={{ '& th': { fontWeight: 'semibold' } }}
        role="rowgroup"
      >
        <tr role="row">
          {Object.entries(columns).map(([key, title]) => (
            <th key={key} role="columnheader" scope="col" data-column={key}>
              {t(title)}
            </th>
          ))}
        </tr>
      </chakra.thead>
      <tbody role="rowgroup" ref={ref}>
        <AnimatePresence initial={false}>{children}</AnimatePresence>
      </tbody>
    </chakra.table>
  );
}

/** A phone at twice its size, or with letters as large. */
const NARROWEST = '@media screen and (max-width: 17rem)';

/**
 * One line of the table: what is below makes room as it comes and closes up as it goes. One that
 * goes can no longer be used.
 */
export function Line({ children, ...rest }: ComponentProps<'tr'>) {
  const row = useRef<HTMLTableRowElement>(null);
  const [isPresent, leave] = usePresence();
  const wasThere = useRef(use(PresenceContext)?.initial === false);
  const onGone = useEffectEvent(() => leave?.());
  useLayoutEffect(() => {
    if (!row.current) return;
    if (!isPresent) void takeAway(row.current).then(() => onGone());
    else if (!wasThere.current) makeRoom(row.current);
    wasThere.current = isPresent;
  }, [isPresent]);
  return (
    <chakra.tr
      position="relative"
      overflow="hidden"
      py={{ lg: '4' }}
      borderTop={{ lg: '1px solid {colors.border}' }}
      bg={{ lgDown: 'bg.panel' }}
      borderRadius={{ lgDown: 'l3' }}
      border={{ lgDown: '1px solid {colors.border}' }}
      mb={{ lgDown: '3' }}
      display={{ lgDown: 'grid' }}
      gridTemplateColumns={{ lgDown: '1fr auto' }}
      alignItems={{ lgDown: 'center' }}
      columnGap={{ lgDown: '4' }}
      p={{ lgDown: '4' }}
      css={{
        '& td': { minW: '0' },
        '& td[data-column="product"]': {
          display: 'flex',
          gap: '4',
          alignItems: 'center',
          lgDown: { gridArea: '1 / 1 / 2 / 3', flexWrap: 'wrap', alignItems: 'flex-start' },
        },
        '& td[data-column="remove"]': {
          lgDown: { gridArea: '1 / 1 / 2 / 3', alignSelf: 'start', justifySelf: 'end', m: 'calc({spacing.2} * -1)' },
        },
        '& td[data-column="price"]': {
          lgDown: {
            gridArea: '1 / 1 / 2 / 3',
            alignSelf: 'end',
            ms: '28',
            [NARROWEST]: { ms: '0' },
          },
        },
        // What one costs stands above what all of them do, beside how many there are.
        '&:has([data-column="quantity"])': {
          lgDown: {
            '& td[data-column="product"]': { pb: '4' },
            '& td[data-column="quantity"]': { gridArea: '2 / 1 / 4 / 2' },
            '& td[data-column="price"]': { gridArea: '2 / 2', ms: '0', textStyle: 'sm', color: 'fg.muted' },
            '& td[data-column="subTotal"]': { gridArea: '3 / 2', fontSize: 'lg' },
            '& td:is([data-column="price"], [data-column="subTotal"])': { textAlign: 'end' },
            // Where they do not fit side by side, below one another.
            [NARROWEST]: {
              '& td[data-column="quantity"]': { gridArea: '2 / 1 / 3 / 3' },
              '& td[data-column="price"]': { gridArea: '3 / 1 / 4 / 3', mt: '2' },
              '& td[data-column="subTotal"]': { gridArea: '4 / 1 / 5 / 3' },
            },
          },
        },
      }}
      asChild
    >
      <tr role="row" inert={!isPresent} ref={row} {...rest}>
        {children}
      </tr>
    </chakra.tr>
  );
}

interface LineCellProps {
  column: keyof LineColumns;
  children: ReactNode;
}

/** What a line says under one of the columns. */
export function LineCell({ column, children }: LineCellProps) {
  return (
    <td role="cell" data-column={column}>
      {children}
    </td>
  );
}

/**
 * Manages the focus in a table whose lines can be removed: once a line is gone it moves to the
 * remove button of the line that took its place. Remove buttons carry `data-remove`.
 *
 * @param ids of the lines shown, in order
 * @returns the body's ref, and `vacate`, to be called with the place and the id of a line that is
 *   being removed
 */
export function useFocusAfterRemoval(ids: readonly string[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [vacated, setVacated] = useState<{ place: number; id: string } | null>(null);
  const isGone = vacated !== null && !ids.includes(vacated.id);

  useEffect(() => {
    if (!vacated || !isGone) return;
    const buttons = body.current?.querySelectorAll<HTMLElement>('tr:not([inert]) [data-remove]') ?? [];
    buttons[Math.min(vacated.place, buttons.length - 1)]?.focus();
    setVacated(null);
  }, [vacated, isGone]);

  return { body, vacate: (place: number, id: string) => setVacated({ place, id }) };
}
