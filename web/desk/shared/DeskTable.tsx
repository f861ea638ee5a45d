// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { type Message, t } from '../../lib/messages';
import styles from './DeskTable.module.css';

/** A column of a `DeskTable`. */
export interface DeskColumn<Row> {
  title: Message;
  /** What it says of a row. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures; `start` unless said otherwise. */
  align?: 'end';
  /** The column that a row is known by: it heads the card that the row is on a narrow screen. */
  isHead?: boolean;
}

interface DeskTableProps<Row> {
  /** Its name. */
  label: string;
  columns: readonly DeskColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Marks rows, such as those that are done. */
  isMarked?: (row: Row) => boolean;
}

/** Rows in columns; under 768 px a card for each, with the column's title beside its value. */
export function DeskTable<Row>({ label, columns, rows, keyOf, isMarked }: DeskTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={styles.deskTable} role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, align }) => (
              <th key={title} role="columnheader" scope="col" className={align && styles.end}>
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row" data-marked={isMarked?.(row) || undefined}>
              {columns.map(({ title, cell, align, isHead }) => (
                <td
                  key={title}
                  role="cell"
                  data-title={t(title)}
                  className={classes(align && styles.end, isHead && styles.head)}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
