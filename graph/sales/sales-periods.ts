import { ErrorCode, ShopError } from '../shared/errors.js';
import { dayAfter, dayInIndia } from '../shared/india-time.js';
import { phrase } from '../shared/languages/phrase.js';

/** The most days that are told at once: a year. */
export const MAX_DAYS = 366;

/** A day as it is typed: 2026-11-24. */
const DAY = /^20\d\d-\d\d-\d\d$/;

const DAY_MS = 86_400_000;

/** A period and the equally long one before it, by the calendar of India. */
export interface Periods {
  /** The first day of the period before, as 2026-11-24; its last comes before `from`. */
  readonly fromBefore: string;
  readonly from: string;
  readonly to: string;
  /** How many days each has. */
  readonly length: number;
}

/**
 * The period from a day to a day, with the one before.
 *
 * @throws ShopError BAD_USER_INPUT for what are no days, or not 1 to 366 of them
 */
export function periodsOf(from: string, to: string): Periods {
  const length = (startOf(to, 'to') - startOf(from, 'from')) / DAY_MS + 1;
  if (length < 1 || length > MAX_DAYS)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for 1 to {most} days.', { most: MAX_DAYS }), 'to');
  return { fromBefore: dayAfter(from, -length), from, to, length };
}

/** The last days, of which today in India is the last, and none before. */
export function lastDays(length: number): Periods {
  const today = dayInIndia(new Date());
  const from = dayAfter(today, 1 - length);
  return { fromBefore: from, from, to: today, length };
}

/** The first day of the month of a day. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/**
 * What two periods are made of: the months that lie in either of them as a whole, by their first
 * days, and the days that lie in none of those.
 */
export function partsOf({ fromBefore, from, to }: Periods): { months: string[]; days: string[] } {
  const months = new Set<string>();
  const days: string[] = [];
  const ends = [
    [fromBefore, dayAfter(from, -1)],
    [from, to],
  ] as const;
  for (const [first, last] of ends) {
    for (let day = first; day <= last; day = dayAfter(day, 1)) {
      const month = monthOf(day);
      const isWhole = month >= first && dayAfter(monthOf(dayAfter(month, 31)), -1) <= last;
      if (isWhole) months.add(month);
      else days.push(day);
    }
  }
  return { months: [...months], days };
}

/** In milliseconds since 1970. */
function startOf(day: string, field: string): number {
  const moment = DAY.test(day) ? Date.parse(day) : Number.NaN;
  // 2026-02-30 is the 2nd of March to some.
  if (Number.isNaN(moment) || dayAfter(day, 0) !== day)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Write a day as {example}.', { example: '2026-11-24' }),
      field,
    );
  return moment;
}
