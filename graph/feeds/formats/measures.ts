import { type NetQuantity, NetUnit, UnitPricePer } from '../../catalogue/variants/net-quantity.type.js';
import { type Paise, rupeesOf } from '../../shared/money/money.js';

/** The units of net quantities as merchants write them. */
export const UNITS: Record<NetUnit, string> = { G: 'g', ML: 'ml', PIECE: 'ct', CM: 'cm' };

/** What unit prices are told for. */
export const PER: Record<UnitPricePer, { value: number; unit: string }> = {
  KG: { value: 1, unit: 'kg' },
  LITRE: { value: 1, unit: 'l' },
  PIECE: { value: 1, unit: 'ct' },
  METRE: { value: 1, unit: 'm' },
};

/** As in `500 g`. */
export function measureText({ value, unit }: NetQuantity): string {
  return `${value} ${UNITS[unit]}`;
}

/** As in `129.00 INR`. */
export function priceText(amount: Paise): string {
  return `${rupeesOf(amount).toFixed(2)} INR`;
}
