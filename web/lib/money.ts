import { inEachLocale } from './messages';

/** India groups by lakhs in each of its languages; English here does as the specification says. */
const groupingOf = (locale: string) => (locale === 'en-US' ? locale : 'en-IN');

const INR = { style: 'currency', currency: 'INR' } as const;
const rupees = inEachLocale((locale) => new Intl.NumberFormat(groupingOf(locale), INR));

/**
 * Writes an amount the way the shop shows every price: `₹123,456.00`, in en-US grouping; in other
 * languages by lakhs, `₹1,23,456.00`.
 *
 * @param amount rupees with at most two decimals, as the graph sends them
 * @see spec §9
 */
export function formatRupees(amount: number): string {
  return rupees().format(amount);
}

const counts = inEachLocale((locale) => new Intl.NumberFormat(groupingOf(locale)));

/** Writes how many of something there are: `123,456`, in other languages by lakhs, `1,23,456`. */
export function formatCount(count: number): string {
  return counts().format(count);
}

const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Writes an amount the way My List shows prices: `Rs: 123,456.00`.
 *
 * @param amount rupees with at most two decimals, as the graph sends them
 * @see spec §2 (My List)
 */
export function formatRs(amount: number): string {
  return `Rs: ${plain.format(amount)}`;
}
