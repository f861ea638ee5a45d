import { ErrorCode, ShopError } from '../errors.js';
import { INDIA_AHEAD_MS } from '../india-time.js';
import { phrase } from '../languages/phrase.js';

/** From when and until before when something happened. */
export interface Period {
  since: Date;
  before: Date;
}

/** The most months that are asked for at once: a financial year. */
const MAX_MONTHS = 12;

/** A month as it is typed: 2026-11. */
const MONTH = /^(20\d\d)-(0[1-9]|1[0-2])$/;

/**
 * The time from the start of one month to the end of another, by the calendar of India.
 *
 * @param from the first month, such as 2026-11
 * @param to the last
 * @throws ShopError BAD_USER_INPUT for what are no 1 to 12 months
 */
export function periodOf(from: string, to: string): Period {
  const [first, last] = [monthOf(from, 'from'), monthOf(to, 'to')];
  if (last < first || last - first >= MAX_MONTHS)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Ask for 1 to {most} months.', { most: MAX_MONTHS }), 'to');
  const startOf = (month: number) => new Date(Date.UTC(0, month) - INDIA_AHEAD_MS);
  return { since: startOf(first), before: startOf(last + 1) };
}

/** Months since the year 1900, which is where `Date.UTC` counts two digits from. */
function monthOf(text: string, field: string): number {
  const [, year, month] = MONTH.exec(text) ?? [];
  if (year === undefined)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Write a month as {example}.', { example: '2026-11' }), field);
  return (Number(year) - 1900) * 12 + Number(month) - 1;
}
