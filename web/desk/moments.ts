const moment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/**
 * Writes a moment with its time, as `5 Mar 2026, 2:05 pm`. The time is India's, whatever the browser's zone.
 *
 * @param at ISO 8601, as the graph sends it
 */
export function formatMoment(at: string): string {
  return moment.format(new Date(at));
}
