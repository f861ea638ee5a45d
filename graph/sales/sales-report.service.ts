import type { EmptySearch } from '../search/empty/empty-search.type.js';
import { listEmptySearches } from '../search/empty/empty-searches.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { Right } from '../shared/rights/right.js';
import { staffOf } from '../shared/rights/viewer.js';
import {
  type GoodsSums,
  type OrderSums,
  sumCarts,
  sumCategories,
  sumHours,
  sumPins,
  sumProducts,
  sumRefunds,
  sumReturns,
} from './sales.queries.js';
import { type Periods, periodsOf } from './sales-periods.js';
import type {
  GoodsSum,
  LeftInCarts,
  SalesOfCategory,
  SalesOfPin,
  SalesOfProduct,
  SalesRefund,
  SalesReport,
  SalesSum,
} from './sales-report.type.js';
import { daysOf, figuresOf, hoursOfDay } from './sum-periods.js';

/** The most rows that a list of a report has. */
export const MAX_ROWS = 1_000;

/**
 * What sells in a period, beside the equally long one before it.
 *
 * @param from the first day by the calendar of India, such as 2026-11-01
 * @param to the last
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with orders:read,
 *   BAD_USER_INPUT for what are no 1 to 366 days
 */
export async function salesReport(ctx: Context, from: string, to: string): Promise<SalesReport> {
  allow(ctx, ApiScope.ORDERS_READ);
  if (!ctx.apiKey) staffOf(ctx, Right.KEEP_BOOKS);
  const periods = periodsOf(from, to);
  const [sums, refunds, returns] = await Promise.all([
    sumHours(ctx, periods),
    sumRefunds(ctx, periods),
    sumReturns(ctx, periods),
  ]);
  return {
    ...{ periods, from, to, fromBefore: periods.fromBefore },
    ...figuresOf(sums, refunds, returns),
    days: daysOf(periods, sums),
    hours: hoursOfDay(sums),
  };
}

/** By top category, that of most sales first; what was sold of removed products as one without. */
export async function listSalesOfCategories(ctx: Context, periods: Periods): Promise<SalesOfCategory[]> {
  return (await sumCategories(ctx, periods)).map((row) => ({
    categoryId: row.categoryId,
    sold: goodsOf(row),
    before: goodsBefore(row),
  }));
}

/**
 * By product, the best sold first.
 *
 * @param first 1 to 1,000
 * @throws ShopError BAD_USER_INPUT for a number out of range
 */
export async function listSalesOfProducts(ctx: Context, periods: Periods, first: number): Promise<SalesOfProduct[]> {
  const rows = await sumProducts(ctx, periods, rowsOf(first));
  return rows.map((row) => ({ productId: row.productId, name: row.name, sold: soldOf(row), before: soldBefore(row) }));
}

/** By PIN code, that of most sales first; as `listSalesOfProducts`. */
export async function listSalesOfPins(ctx: Context, periods: Periods, first: number): Promise<SalesOfPin[]> {
  const rows = await sumPins(ctx, periods, rowsOf(first));
  return rows.map((row) => ({ pin: row.pin, sold: soldOf(row), before: soldBefore(row) }));
}

/** What was promised back by its reason, of any order. */
export function listSalesRefunds(ctx: Context, periods: Periods): Promise<SalesRefund[]> {
  return sumRefunds(ctx, periods);
}

/** What lies in carts, that of most worth first; as `listSalesOfProducts`. */
export function listLeftInCarts(ctx: Context, periods: Periods, first: number): Promise<LeftInCarts[]> {
  return sumCarts(ctx, periods, rowsOf(first));
}

/** Searches that found nothing, the most frequent first; as `listSalesOfProducts`. */
export function listSearchesInVain(ctx: Context, periods: Periods, first: number): Promise<EmptySearch[]> {
  return listEmptySearches(ctx, periods, rowsOf(first));
}

function rowsOf(first: number): number {
  if (first >= 1 && first <= MAX_ROWS) return first;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for 1 to {most} rows.', { most: MAX_ROWS }), 'first');
}

const goodsOf = ({ pieces, totalPaise }: GoodsSums): GoodsSum => ({ pieces, totalPaise });
const goodsBefore = ({ piecesBefore, totalBeforePaise }: GoodsSums): GoodsSum => ({
  ...{ pieces: piecesBefore, totalPaise: totalBeforePaise },
});
const soldOf = (row: OrderSums): SalesSum => ({ orderCount: row.orderCount, ...goodsOf(row) });
const soldBefore = (row: OrderSums): SalesSum => ({ orderCount: row.orderCountBefore, ...goodsBefore(row) });
