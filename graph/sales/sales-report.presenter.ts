import { stringify } from 'csv-stringify/sync';
import { categoryById } from '../catalogue/catalogue.loaders.js';
import type { Context } from '../shared/context.js';
import { type Paise, rupeesOf } from '../shared/money/money.js';
import {
  listLeftInCarts,
  listSalesOfCategories,
  listSalesOfPins,
  listSalesOfProducts,
  listSalesRefunds,
  listSearchesInVain,
  MAX_ROWS,
} from './sales-report.service.js';
import type { GoodsSum, SalesReport, SalesSum } from './sales-report.type.js';

/** A row of a table, in the order of its columns. */
export type SalesRow = Record<string, string | number | null>;

const money = (amount: Paise) => rupeesOf(amount).toFixed(2);

const sums = (sold: GoodsSum | SalesSum, before: GoodsSum | SalesSum): SalesRow => ({
  ...columnsOf(sold, ''),
  ...columnsOf(before, '_before'),
});

function columnsOf(sum: GoodsSum | SalesSum, suffix: string): SalesRow {
  return {
    ...('orderCount' in sum && { [`orders${suffix}`]: sum.orderCount }),
    [`pieces${suffix}`]: sum.pieces,
    [`total${suffix}`]: money(sum.totalPaise),
  };
}

/** The tables of a report, by the words that ask for them. */
const TABLES = {
  day: async (_: Context, { days }: SalesReport): Promise<SalesRow[]> =>
    days.map(({ day, dayBefore, sold, before }) => ({ day, day_before: dayBefore, ...sums(sold, before) })),
  hour: async (_: Context, { hours }: SalesReport): Promise<SalesRow[]> =>
    hours.map(({ hour, sold, before }) => ({ hour, ...sums(sold, before) })),
  category: async (ctx: Context, { periods }: SalesReport): Promise<SalesRow[]> =>
    Promise.all(
      (await listSalesOfCategories(ctx, periods)).map(async ({ categoryId, sold, before }) => ({
        category: categoryId === null ? '' : ((await categoryById(ctx).load(categoryId))?.name ?? ''),
        ...sums(sold, before),
      })),
    ),
  product: async (ctx: Context, { periods }: SalesReport): Promise<SalesRow[]> =>
    (await listSalesOfProducts(ctx, periods, MAX_ROWS)).map(({ name, sold, before }) => ({
      product: name,
      ...sums(sold, before),
    })),
  pin: async (ctx: Context, { periods }: SalesReport): Promise<SalesRow[]> =>
    (await listSalesOfPins(ctx, periods, MAX_ROWS)).map(({ pin, sold, before }) => ({ pin, ...sums(sold, before) })),
  refund: async (ctx: Context, { periods }: SalesReport): Promise<SalesRow[]> =>
    (await listSalesRefunds(ctx, periods)).map((row) => ({
      ...{ reason: row.reason, count: row.count, total: money(row.totalPaise) },
      ...{ count_before: row.countBefore, total_before: money(row.totalBeforePaise) },
    })),
  search: async (ctx: Context, { periods }: SalesReport): Promise<SalesRow[]> =>
    (await listSearchesInVain(ctx, periods, MAX_ROWS)).map(({ words, count, countBefore }) => ({
      ...{ words, count, count_before: countBefore },
    })),
  cart: async (ctx: Context, { periods }: SalesReport): Promise<SalesRow[]> =>
    (await listLeftInCarts(ctx, periods, MAX_ROWS)).map(({ name, cartCount, pieces, totalPaise }) => ({
      ...{ product: name, carts: cartCount, pieces, total: money(totalPaise) },
    })),
};

/** What a report can be told by under /api. */
export type SalesTable = keyof typeof TABLES;
export const SALES_TABLES = Object.keys(TABLES) as [SalesTable, ...SalesTable[]];

/** The rows of a table of a report, amounts in rupees with two decimals. */
export function rowsOfTable(ctx: Context, report: SalesReport, by: SalesTable): Promise<SalesRow[]> {
  return TABLES[by](ctx, report);
}

/** What a spreadsheet would take for a formula, which words that shoppers typed may begin with. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as CSV, with their names above them. */
export function toSalesCsv(rows: readonly SalesRow[]): string {
  return stringify([...rows], {
    header: true,
    cast: { string: (text) => (FORMULA.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text) },
  });
}

/** A report with one of its tables as JSON. */
export function toSalesJson({ from, to, fromBefore, sold, before }: SalesReport, by: SalesTable, rows: SalesRow[]) {
  return {
    ...{ from, to, fromBefore, by, orderCount: sold.orderCount, total: rupeesOf(sold.totalPaise) },
    ...{ net: rupeesOf(sold.netPaise), orderCountBefore: before.orderCount },
    ...{ totalBefore: rupeesOf(before.totalPaise), netBefore: rupeesOf(before.netPaise), rows },
  };
}
