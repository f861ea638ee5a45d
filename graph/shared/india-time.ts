/**
 * India has one time, and no summer time: five and a half hours before Greenwich. In milliseconds.
 */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000;

const DAY_MS = 86_400_000;

/** The day of a moment by the calendar of India, as 2026-11-24. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The day that comes so many days after another; before it where they are below zero. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
