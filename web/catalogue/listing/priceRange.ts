import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';

/** A range of prices in whole rupees; undefined where it has no end. */
export interface PriceRange {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

/** Any price. */
export const ANY_PRICE: PriceRange = { minPrice: undefined, maxPrice: undefined };

/** What a range is called; one without an end is told by the other. */
export function rangeInWords({ minPrice, maxPrice }: PriceRange): string {
  const from = inWholeRupees(minPrice);
  const to = inWholeRupees(maxPrice);
  if (minPrice === undefined) return t('Up to {to}', { to });
  return maxPrice === undefined ? t('{from} and more', { from }) : `${from} – ${to}`;
}

const inWholeRupees = (rupees = 0) => formatRupees(rupees).replace(/\.00$/, '');
