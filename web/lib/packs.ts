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

/** What packs are measured in, as catalogues write it. */
const MEASURES = {
  kg: 'kg',
  g: 'g',
  l: 'L',
  L: 'L',
  litre: 'litre',
  ml: 'ml',
  piece: 'piece',
  pieces: 'pieces',
  cm: 'cm',
  m: 'metre',
} as const;
const MEASURED = new RegExp(`(\\d) ?(${Object.keys(MEASURES).join('|')})(?![\\w-])`, 'g');

/** A pack as it is read: `1 kg`, in Hindi `1 किलो`; a unit that we have no word for stands. */
export function packInWords(pack: string): string {
  const said = (whole: string, number: string, unit: keyof typeof MEASURES) => {
    const word = t(MEASURES[unit]);
    return word === MEASURES[unit] ? whole : `${number} ${word}`;
  };
  return pack.replace(MEASURED, said);
}

/** What was chosen of a product, such as `Blue · 1 kg`; empty where there was no choice. */
export function choiceInWords({
  size,
  ram,
  weight,
}: Readonly<Record<'size' | 'ram' | 'weight', string | null>>): string {
  return optionsInWords([size, ram, weight]);
}

/** The options of a pack, one after the other; those that it has not are left out. */
export function optionsInWords(options: readonly (string | null)[]): string {
  return options.flatMap((option) => (option ? [packInWords(option)] : [])).join(' · ');
}

/**
 * The packs of a product in a few words: `500 g`, or `500 g and 2 more`; empty where the pack is no
 * choice.
 */
export function packsInWords([first = '', ...others]: readonly string[]): string {
  const pack = packInWords(first);
  return others.length > 0 ? t('{first} and {count} more', { first: pack, count: others.length }) : pack;
}
