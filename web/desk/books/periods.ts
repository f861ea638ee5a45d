import { inEachLocale, type Message } from '../../lib/messages';

/** The days of a report, as 2026-11-24; both belong to it. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

/** India is ahead of Greenwich by so much all the year. In milliseconds. */
const INDIA_AHEAD_MS = 5.5 * 3_600_000;

/** The most days that a report has. */
export const MAX_DAYS = 366;

/** Today by the calendar of India. */
export function dayInIndia(now: Date): string {
  return new Date(now.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The day that comes so many days after another; before it where they are below zero. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days a period has; below 1 where it ends before it begins. */
export function lengthOf({ from, to }: Period): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** The periods that are offered by name, and what each is on a day. */
export const PERIODS: readonly { name: string; label: Message; on: (today: string) => Period }[] = [
  { name: 'today', label: 'Today', on: (today) => ({ from: today, to: today }) },
  { name: '7', label: 'Last 7 days', on: (today) => ({ from: dayAfter(today, -6), to: today }) },
  { name: '30', label: 'Last 30 days', on: (today) => ({ from: dayAfter(today, -29), to: today }) },
  { name: '90', label: 'Last 90 days', on: (today) => ({ from: dayAfter(today, -89), to: today }) },
  { name: 'month', label: 'This month', on: (today) => ({ from: `${today.slice(0, 7)}-01`, to: today }) },
  {
    ...{ name: 'last-month', label: 'Last month' },
    on: (today) => {
      const to = dayAfter(`${today.slice(0, 7)}-01`, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    },
  },
  { name: '365', label: 'Last 365 days', on: (today) => ({ from: dayAfter(today, -364), to: today }) },
];

const short = inEachLocale((locale) => {
  const month = locale.startsWith('en') ? 'short' : 'long';
  return new Intl.DateTimeFormat(locale.startsWith('en') ? 'en-IN' : locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month,
  });
});

/** A day as people say it: 5 Mar. */
export function nameOfDay(day: string): string {
  return short().format(new Date(`${day}T00:00:00Z`));
}

const long = inEachLocale((locale) => {
  const month = locale.startsWith('en') ? 'short' : 'long';
  const parts = { timeZone: 'UTC', day: 'numeric', month, year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale.startsWith('en') ? 'en-IN' : locale, parts);
});

/** The same with its year: 5 Mar 2026. */
export function fullNameOfDay(day: string): string {
  return long().format(new Date(`${day}T00:00:00Z`));
}
