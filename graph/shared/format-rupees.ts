import { inEachLanguage, LANGUAGES, type Language } from './languages/languages.js';
import { type Paise, rupeesOf } from './money.js';

const INR = { style: 'currency', currency: 'INR' } as const;
const rupeesIn = inEachLanguage((language) => new Intl.NumberFormat(LANGUAGES[language].locale, INR));

/**
 * Writes an amount as the pages of the shop do: `₹123,456.00`, in en-US grouping; in Hindi by
 * lakhs, `₹1,23,456.00`.
 *
 * @see spec §9
 */
export function formatRupees(amount: Paise, language: Language): string {
  return rupeesIn[language].format(rupeesOf(amount));
}
