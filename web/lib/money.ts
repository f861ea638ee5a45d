import { inEachLocale } from './messages';

/**
 * Where commas go: after thousands in English (spec §9), after thousands and lakhs in the languages
 * of India. By hand, since a browser takes longer to get ready for its first `Intl.NumberFormat`
 * than a phone may stand still for.
 */
const commas = inEachLocale((locale) => (locale === 'en-US' ? /\B(?=(\d{3})+(?!\d))/g : /\B(?=(\d\d)*\d{3}(?!\d))/g));

const grouped = (digits: string) => digits.replace(commas(), ',');

/**
 * Writes an amount the way the shop shows every price: `₹123,456.00`, in en-US grouping; in other
 * languages by lakhs, `₹1,23,456.00`.
 *
 * @param amount rupees with at most two decimals, as the graph sends them
 * @see spec §9
 */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${grouped(Math.abs(amount).toFixed(2))}`;
}

/**
 * Writes how many of something there are: `123,456`, in other languages by lakhs, `1,23,456`.
 *
 * @param count three decimals of it are written at most
 */
export function formatCount(count: number): string {
  return grouped(String(Number(count.toFixed(3))));
}

/**
 * Writes an amount the way My List shows prices: `Rs: 123,456.00`.
 *
 * @param amount rupees with at most two decimals, as the graph sends them
 * @see spec §2 (My List)
 */
export function formatRs(amount: number): string {
  return `Rs: ${grouped(amount.toFixed(2))}`;
}
