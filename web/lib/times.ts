import { inEachLocale } from './messages';

const times = inEachLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' }),
);

/**
 * Writes the time of day of a moment, such as '2:05 PM'. It is India's, whatever zone the browser
 * is in.
 *
 * @param moment ISO 8601, as the graph sends it
 */
export function formatTime(moment: string): string {
  return times().format(new Date(moment));
}
