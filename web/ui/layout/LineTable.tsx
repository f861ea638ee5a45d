// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit

import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { sayAsKnown } from '../../lib/messages';
import { lineIn, lineOut } from '../../theme/motion';
import { move } from '../media/move';
import type { LinePresence } from '../media/useLingering';
import styles from './LineTable.module.css';

/** The titles of a table of goods by the names of its columns, in their order. */
export type LineColumns = { product: string; price: string; quantity?: string; subTotal?: string; remove: string };

interface LineTableProps {
  label: string;
  columns: LineColumns;
  /** How wide they are at 992 px and wider, as `grid-template-columns`. */
  widths: string;
  /** The lines; see `Line`. */
  children: ReactNode;
  /** Of the table's body. */
  ref?: Ref<HTMLTableSectionElement>;
}

/** Goods line by line, as in the cart: columns at 992 px and wider, a card for each line below that. */
export function LineTable({ label, columns, widths, children, ref }: LineTableProps) {
  return (
    <table className={styles.frame} role="table" aria-label={label} style={{ ['--columns' as string]: widths }}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {Object.entries(columns).map(([key, title]) => (
            <th key={key} role="columnheader" scope="col" data-column={key}>
              {sayAsKnown(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" ref={ref}>
        {children}
      </tbody>
    </table>
  );
}

interface LineProps extends ComponentProps<'tr'> {
  /** A line that comes opens the lines around it, one that goes lets them close up. */
  presence?: LinePresence;
  /** Called when a line that goes has left. */
  onLeft?: () => void;
}

/** One line of the table. One that goes can no longer be used. */
export function Line({ presence = 'here', onLeft, ...rest }: LineProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const leave = useEffectEvent(() => onLeft?.());
  useLayoutEffect(() => {
    const line = row.current;
    if (!line || presence === 'here') return;
    const { height, marginBottom, paddingTop, paddingBottom } = getComputedStyle(line);
    const size = { height, marginBottom, paddingTop, paddingBottom };
    void move(line, presence === 'arriving' ? lineIn(size) : lineOut(size)).then(() => {
      if (presence === 'leaving') leave();
    });
  }, [presence]);
  return <tr className={styles.row} ref={row} role="row" inert={presence === 'leaving'} {...rest} />;
}

interface LineCellProps {
  column: keyof LineColumns;
  /** What names it on narrow screens, where the column's title is out of sight; absent where it needs no name. */
  narrowTitle?: string;
  children: ReactNode;
}

/** What a line says under one of the columns. */
export function LineCell({ column, narrowTitle, children }: LineCellProps) {
  return (
    <td role="cell" data-column={column} data-title={narrowTitle}>
      {children}
    </td>
  );
}

/**
 * Manages the focus in a table whose lines can be removed: once a line is gone it moves to the remove button of the line
 * that took its place. Remove buttons carry `data-remove`.
 *
 * @param ids of the lines shown, in order
 * @returns the body's ref, and `vacate`, to be called with the place and the id of a line that is being removed
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
