import { inLanguage } from '../../lib/messages';

const PARTS = {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const;
const moments = { en: new Intl.DateTimeFormat('en-IN', PARTS), hi: new Intl.DateTimeFormat('hi-IN', PARTS) };

/**
 * Writes a moment with its time, as `5 Mar 2026, 2:05 pm`, in Hindi `5 मार्च 2026, 2:05 pm`. The
 * time is India's, whatever the browser's zone.
 *
 * @param at ISO 8601, as the graph sends it
 */
export function formatMoment(at: string): string {
  return inLanguage(moments).format(new Date(at));
}

/** How far ahead of UTC India is, in milliseconds; it knows no summer time. */
const INDIA_AHEAD_MS = 19_800_000;

/** A moment as a box for date and time takes it, in the time of India; empty for none. */
export function localOf(at: string | null): string {
  return at ? new Date(Date.parse(at) + INDIA_AHEAD_MS).toISOString().slice(0, 16) : '';
}

/** What stands in such a box, as the graph takes it; null for an empty one. */
export function instantOf(local: string): string | null {
  return local ? new Date(Date.parse(`${local}Z`) - INDIA_AHEAD_MS).toISOString() : null;
}
