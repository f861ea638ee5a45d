import { dayFormats } from '../../shared/languages/day-formats.js';
import type { Language } from '../../shared/languages/languages.js';
import { phrase, say } from '../../shared/languages/phrase.js';

const daysIn = dayFormats({ timeZone: 'UTC' });

/**
 * Until when something was promised to be at its best, as mails and invoices have it.
 *
 * @param bestBefore as 2027-01-12; null where nothing was promised
 * @returns nothing, or one text
 */
export function bestBeforeInWords(bestBefore: string | null, language: Language): string[] {
  if (bestBefore === null) return [];
  const day = daysIn[language].format(new Date(`${bestBefore}T00:00:00Z`));
  return [say(phrase('best before at least {day}', { day }), language)];
}
