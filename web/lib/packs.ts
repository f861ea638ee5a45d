import { t } from './messages';
import { formatRupees } from './money';

/** What a kilogram, a litre, a piece or a metre costs, in rupees, as the graph answers it. */
export interface PricePerUnit {
  amount: number;
  per: 'KG' | 'LITRE' | 'PIECE' | 'METRE';
}

const UNITS = { KG: 'kg', LITRE: 'litre', PIECE: 'piece', METRE: 'metre' } as const;

/** A price to compare packs by: `₹84/kg`, `₹1.50/piece`; paise only where there are some. */
export function unitPriceInWords({ amount, per }: PricePerUnit): string {
  return `${formatRupees(amount).replace(/\.00$/, '')}/${t(UNITS[per])}`;
}

/**
 * The packs of a product in a few words: `500 g`, or `500 g and 2 more`; empty where the pack is no
 * choice.
 */
export function packsInWords([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? t('{first} and {count} more', { first, count: others.length }) : first;
}
