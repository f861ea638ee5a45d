const day = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'short',
  day: '2-digit',
});

/**
 * Writes the day of a moment as the shop shows dates: 'Mar 05, 2026'. The day is India's, whatever the browser's zone.
 *
 * @param moment ISO 8601, as the graph sends it
 */
export function formatDate(moment: string): string {
  return day.format(new Date(moment));
}
