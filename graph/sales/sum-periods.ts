import { dayAfter } from '../shared/india-time.js';
import { asPaise, sum } from '../shared/money/money.js';
import type { HourSums, RefundSums, ReturnSums } from './sales.queries.js';
import type { Periods } from './sales-periods.js';
import type { SalesFigures, SalesOfDay, SalesOfHour, SalesSum } from './sales-report.type.js';

const NOTHING: SalesSum = { orderCount: 0, pieces: 0, totalPaise: asPaise(0) };

const HOURS_OF_DAY = 24;

/** Every day of the period, with the day at the same place of the one before. */
export function daysOf({ from, fromBefore, length }: Periods, sums: readonly HourSums[]): SalesOfDay[] {
  const known = new Map(sums.map((row) => [row.day, row]));
  return Array.from({ length }, (_, place) => {
    const [day, dayBefore] = [dayAfter(from, place), dayAfter(fromBefore, place)];
    return { day, dayBefore, sold: sumOf(known.get(day)), before: sumOf(known.get(dayBefore)) };
  });
}

/** Every hour of the day, over all days of both periods. */
export function hoursOfDay(sums: readonly HourSums[]): SalesOfHour[] {
  return Array.from({ length: HOURS_OF_DAY }, (_, hour) => {
    const of = (isNow: boolean) => sumOf(sums.find((row) => row.hour === hour && row.isNow === isNow));
    return { hour, sold: of(true), before: of(false) };
  });
}

/** Both periods in one number each: sums of their days, and what went back meanwhile. */
export function figuresOf(
  sums: readonly HourSums[],
  refunds: readonly RefundSums[],
  returns: ReturnSums,
): { sold: SalesFigures; before: SalesFigures } {
  const days = sums.filter(({ day }) => day !== null);
  return {
    sold: figures(
      days.filter(({ isNow }) => isNow),
      {
        refundedPaise: sum(refunds.map(({ standingPaise }) => standingPaise)),
        returnCount: returns.returnCount,
        returnedPieces: returns.returnedPieces,
      },
    ),
    before: figures(
      days.filter(({ isNow }) => !isNow),
      {
        refundedPaise: sum(refunds.map(({ standingBeforePaise }) => standingBeforePaise)),
        returnCount: returns.returnCountBefore,
        returnedPieces: returns.returnedPiecesBefore,
      },
    ),
  };
}

function figures(
  days: readonly HourSums[],
  back: Pick<SalesFigures, 'refundedPaise' | 'returnCount' | 'returnedPieces'>,
): SalesFigures {
  const count = (of: (row: HourSums) => number) => days.reduce((all, row) => all + of(row), 0);
  const orderCount = count((row) => row.orderCount);
  const pieces = count((row) => row.pieces);
  const totalPaise = sum(days.map((row) => row.totalPaise));
  const goodsPaise = sum(days.map((row) => row.goodsPaise));
  const shippingPaise = sum(days.map((row) => row.shippingPaise));
  const cashFeePaise = sum(days.map((row) => row.cashFeePaise));
  return {
    ...{ orderCount, pieces, totalPaise, goodsPaise, shippingPaise, cashFeePaise },
    roundedOffPaise: asPaise(goodsPaise + shippingPaise + cashFeePaise - totalPaise),
    averageOrderPaise: orderCount === 0 ? null : asPaise(Math.round(totalPaise / orderCount)),
    piecesPerOrder: orderCount === 0 ? null : Math.round((pieces / orderCount) * 100) / 100,
    calledOffCount: count((row) => row.calledOffCount),
    calledOffPaise: sum(days.map((row) => row.calledOffPaise)),
    ...back,
    netPaise: asPaise(totalPaise - back.refundedPaise),
  };
}

function sumOf(row: HourSums | undefined): SalesSum {
  if (!row) return NOTHING;
  const { orderCount, pieces, totalPaise } = row;
  return { orderCount, pieces, totalPaise };
}
