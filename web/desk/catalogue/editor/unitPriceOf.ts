import type { PricePerUnit } from '../../../lib/packs';

/** How many grams, millilitres, pieces or centimetres a unit is, as packs are labelled. */
const MEASURES: readonly [words: RegExp, per: PricePerUnit['per'], times: number][] = [
  [/^(kgs?|kilos?|kilograms?)$/, 'KG', 1_000],
  [/^(g|gms?|gr|grams?)$/, 'KG', 1],
  [/^(l|lts?|ltrs?|litres?|liters?)$/, 'LITRE', 1_000],
  [/^(mls?|millilitres?)$/, 'LITRE', 1],
  [/^(dozens?|doz)$/, 'PIECE', 12],
  [/^(pieces?|pcs?|nos?|units?|tablets?|capsules?|sachets?|rolls?|pairs?|bars?|packs?)$/, 'PIECE', 1],
  [/^(m|mtrs?|metres?|meters?)$/, 'METRE', 100],
  [/^(cms?)$/, 'METRE', 1],
];

/** So many of what a pack is counted in are what its unit price is told of. */
const COUNTED = { KG: 1_000, LITRE: 1_000, PIECE: 1, METRE: 100 } as const;

/**
 * What a unit of a pack would cost, while an owner types its label and its price: of `500 g`,
 * `6 x 100 g`, `100 g x 6`, `Pack of 6`. The graph reads more labels, and has the last word.
 *
 * @param price of the pack, in rupees
 * @returns null for a label that this does not know for sure, and without a price
 */
export function unitPriceOf(label: string, price: number): PricePerUnit | null {
  const said = label.trim().toLowerCase();
  const [, set] = /^(?:pack|set|box) of (\d+)$/.exec(said) ?? [];
  const part = set
    ? ['', '', set, 'pieces', '']
    : /^(?:(\d+) ?[x×*] ?)?(\d+(?:\.\d+)?) ?([a-z]+)(?: ?[x×*] ?(\d+))?$/.exec(said);
  const [, before, amount, word = '', behind] = part ?? [];
  const measure = MEASURES.find(([words]) => words.test(word));
  const net = Number(amount) * Number(before || 1) * Number(behind || 1) * (measure?.[2] ?? 0);
  if (!measure || !(net > 0) || !(price > 0)) return null;
  const [, per] = measure;
  return { amount: Math.round((price * 100 * COUNTED[per]) / net) / 100, per };
}
