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
