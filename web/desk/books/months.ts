import { inEachLocale } from '../../lib/messages';

/** As many months are offered: two financial years. */
const OFFERED = 24;

const INDIA = 'Asia/Kolkata';
const names = inEachLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'long' }),
);
const PARTS = new Intl.DateTimeFormat('en', { timeZone: INDIA, year: 'numeric', month: 'numeric' });

/** The last months by the calendar of India, such as 2026-11, the running one first. */
export function lastMonths(now: Date): string[] {
  const part = (type: string) => Number(PARTS.formatToParts(now).find((each) => each.type === type)?.value);
  const running = part('year') * 12 + part('month') - 1;
  return Array.from({ length: OFFERED }, (_, back) => {
    const month = running - back;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** A month as people say it: November 2026. */
export function nameOfMonth(month: string): string {
  return names().format(new Date(`${month}-01T00:00:00Z`));
}
