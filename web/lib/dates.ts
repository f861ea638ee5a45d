import { inLanguage } from './messages';

const PARTS = { timeZone: 'Asia/Kolkata', year: 'numeric', month: 'short', day: '2-digit' } as const;
const days = {
  en: new Intl.DateTimeFormat('en-US', PARTS),
  hi: new Intl.DateTimeFormat('hi-IN', { ...PARTS, month: 'long' }),
};

/**
 * Writes the day of a moment as the shop shows dates: 'Mar 05, 2026', in Hindi '05 मार्च 2026'. The
 * day is India's, whatever the browser's zone.
 *
 * @param moment ISO 8601, as the graph sends it
 */
export function formatDate(moment: string): string {
  return inLanguage(days).format(new Date(moment));
}
