import { DEFAULT_LANGUAGE, inEachLanguage, type Language } from '../languages/languages.js';
import type { OwnPhrase } from '../languages/phrase.js';
import { type Paise, rupeesOf } from './money.js';

const INR = { style: 'currency', currency: 'INR' } as const;
const rupeesIn = inEachLanguage(
  (language) => new Intl.NumberFormat(language === DEFAULT_LANGUAGE ? 'en-US' : 'en-IN', INR),
);

/**
 * Writes an amount as the pages of the shop do: `₹123,456.00`, in en-US grouping; in other
 * languages by lakhs, `₹1,23,456.00`.
 *
 * @see spec §9
 */
export function formatRupees(amount: Paise, language: Language): string {
  return rupeesIn[language].format(rupeesOf(amount));
}

/** An amount as it stands in a sentence: `₹400`, and `₹1,099.50`. */
export function rupeesInWords(amount: Paise): OwnPhrase {
  return inEachLanguage((language) => formatRupees(amount, language).replace(/\.00$/, ''));
}
