import { t } from './messages';
import { formatRupees } from './money';

/** What a kilogram, a litre, a piece or a metre costs, in rupees, as the graph answers it. */
export interface PricePerUnit {
  amount: number;
  per: 'KG' | 'LITRE' | 'PIECE' | 'METRE';
}

/** A price to compare packs by: `₹84/kg`, `₹1.50/piece`; paise only where there are some. */
export function unitPriceInWords({ amount, per }: PricePerUnit): string {
  return `${formatRupees(amount).replace(/\.00$/, '')}/${t(per.toLowerCase() as Lowercase<typeof per>)}`;
}

/** A pack as it is read: `1 kg`, in Hindi `1 किलो`; what the language has no word for stands. */
export const packInWords = (pack: string): string =>
  pack.replace(/(\d ?)([a-z]+)/gi, (_measure, number: string, unit: 'kg') => number + t(unit));

/** What was chosen of a product, such as `Blue · 1 kg`; empty where there was no choice. */
export function choiceInWords({ size, ram, weight }: Record<'size' | 'ram' | 'weight', string | null>): string {
  return packInWords([size, ram, weight].filter(Boolean).join(' · '));
}

/**
 * The packs of a product in a few words: `500 g`, or `500 g and 2 more`; empty where the pack is no
 * choice.
 */
export function packsInWords([first = '', ...others]: readonly string[]): string {
  const pack = packInWords(first);
  return others.length > 0 ? t('{first} and {count} more', { first: pack, count: others.length }) : pack;
}
