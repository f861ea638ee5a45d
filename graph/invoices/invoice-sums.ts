import { asPaise, type Paise, sum } from '../shared/money/money.js';
import type { Invoice, InvoiceLine } from './invoice.entity.js';

/**
 * What cutting the total to whole rupees took off the lines: of an invoice, and of the credit note
 * by which the last of it went back.
 */
export function roundedOffOf({ totalPaise }: Invoice, lines: readonly InvoiceLine[]): Paise {
  return asPaise(sum(lines.map(({ amountPaise }) => amountPaise)) - totalPaise);
}

/** How much less than the maximum retail prices it comes to, by prices and offers. */
export function savingsOf(lines: readonly InvoiceLine[]): Paise {
  return sum(
    lines.map(({ mrpPaise, pricePaise, discountPaise, quantity }) =>
      asPaise((mrpPaise - pricePaise) * quantity + discountPaise),
    ),
  );
}
