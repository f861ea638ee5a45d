import { asPaise, type Paise, sum, times } from '../shared/money/money.js';
import type { OrderLine } from './order-line.entity.js';

/** What of a line is told apart by what was sent of it. */
export type SuppliedLine = Pick<
  OrderLine,
  'quantity' | 'pricePaise' | 'discountPaise' | 'missing' | 'weighedBackPaise'
>;

/** Pieces of a line that are sent: those that were not missing. */
export function suppliedPieces({ quantity, missing }: Pick<OrderLine, 'quantity' | 'missing'>): number {
  return quantity - missing;
}

/**
 * What pieces of a line cost that are missing, the first of all that go back: what was taken off
 * the line is parted among its pieces, to the paisa, in the shopper's favour.
 *
 * @param missing pieces, 0 to quantity
 */
export function valueOfMissing(
  { quantity, pricePaise, discountPaise }: Pick<SuppliedLine, 'quantity' | 'pricePaise' | 'discountPaise'>,
  missing: number,
): Paise {
  return asPaise(times(pricePaise, missing) - Math.floor((discountPaise * missing) / quantity));
}

/**
 * What is charged for a line: what was ordered less what was missing, and of loose goods as they
 * were weighed. `SUPPLIED_PAISE` says the same to the database.
 */
export function suppliedPaise(line: SuppliedLine): Paise {
  const ordered = times(line.pricePaise, line.quantity) - line.discountPaise;
  return asPaise(ordered - valueOfMissing(line, line.missing) - line.weighedBackPaise);
}

/** The same of a row `l` of `order_line`, as SQL. */
export const SUPPLIED_PAISE = `(l.price_paise * (l.quantity - l.missing) - l.discount_paise
  + l.discount_paise * l.missing / l.quantity - l.weighed_back_paise)`;

/** What is charged for lines together, before it is cut to whole rupees. */
export function suppliedSum(lines: readonly SuppliedLine[]): Paise {
  return sum(lines.map(suppliedPaise));
}
