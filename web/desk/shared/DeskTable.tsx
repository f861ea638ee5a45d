// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit
import { Box, Skeleton, Table } from '@chakra-ui/react';
import type { ElementType, ReactNode } from 'react';
import { type Message, t } from '../../lib/messages';

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
  /** What a row is drawn by, such as `GlidingRow`; 'tr' unless said otherwise. */
  rowAs?: ElementType;
}

/** Rows in columns; under 768 px a card for each, with the column's title beside its value. */
export function DeskTable<Row>({ label, columns, rows, keyOf, isMarked, rowAs }: DeskTableProps<Row>) {
  return (
    <Box md={{ overflow: 'hidden', bg: 'bg.panel', border: '1px solid {colors.border}', borderRadius: 'l3' }}>
      <Table.Root role="table" aria-label={label}>
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {columns.map(({ title, align }) => (
              <Table.ColumnHeader key={title} role="columnheader" scope="col" data-align={align}>
                {t(title)}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {rows.map((row) => (
            <Table.Row key={keyOf(row)} role="row" data-marked={isMarked?.(row) || undefined} as={rowAs}>
              {columns.map(({ title, cell, align, isHead }) => (
                <Table.Cell
                  key={title}
                  role="cell"
                  data-title={t(title)}
                  data-align={align}
                  data-head={isHead || undefined}
                >
                  {cell(row)}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

/** So many rows are known to come before it is known how many. */
const PLACES = ['72%', '48%', '60%', '54%', '66%'];

/** A table whose rows are on their way, with the places of what each column will say. */
export function DeskTablePlaces({
  columns,
}: {
  columns: readonly Pick<DeskColumn<never>, 'title' | 'align' | 'isHead'>[];
}) {
  return (
    <DeskTable
      label=""
      rows={PLACES}
      keyOf={(width) => width}
      columns={columns.map((column) => ({
        ...column,
        cell: (width) => (
          <Skeleton
            display="inline-block"
            verticalAlign="middle"
            h="4"
            w={column.isHead ? `calc(${width} + 2rem)` : '16'}
            maxW="full"
          />
        ),
      }))}
    />
  );
}
