import { inEachLocale } from './messages';

const PARTS = { timeZone: 'Asia/Kolkata', year: 'numeric', day: '2-digit' } as const;
const days = inEachLocale((locale) => {
  // A short month of Devanagari is hard to read.
  const month = locale.startsWith('en') ? 'short' : 'long';
  return new Intl.DateTimeFormat(locale, { ...PARTS, month });
});

/**
 * Writes the day of a moment as the shop shows dates: 'Mar 05, 2026', in Hindi '05 मार्च 2026'. The
 * day is India's, whatever the browser's zone.
 *
 * @param moment ISO 8601, as the graph sends it
 */
export function formatDate(moment: string): string {
  return days().format(new Date(moment));
}
