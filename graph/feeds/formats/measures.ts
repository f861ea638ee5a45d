import { type NetQuantity, NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import { type Paise, rupeesOf } from '../../shared/money/money.js';

/** The units of net quantities as merchants write them. */
export const UNITS: Record<NetUnit, string> = { G: 'g', ML: 'ml', PIECE: 'ct', CM: 'cm' };

/** What unit prices are told for: a kilogram, a litre, a piece, a metre, in the same units. */
export const REFERENCES: Record<NetUnit, { value: number; unit: string }> = {
  G: { value: 1_000, unit: 'g' },
  ML: { value: 1_000, unit: 'ml' },
  PIECE: { value: 1, unit: 'ct' },
  CM: { value: 100, unit: 'cm' },
};

/** As in `500 g`. */
export function measureText({ value, unit }: NetQuantity): string {
  return `${value} ${UNITS[unit]}`;
}

/** As in `129.00 INR`. */
export function priceText(amount: Paise): string {
  return `${rupeesOf(amount).toFixed(2)} INR`;
}
