import type { Phrase } from '../../shared/languages/phrase.js';
import type { Paise } from '../../shared/money/money.js';
import { numberIn, packAt, pieces } from './quantities.js';
import { boundsBehind, priceAt, priceWhole } from './read-price.js';

/** A pack or a price that tokens say, from a place on, and what lifts goods besides. */
export interface Amount {
  at: number;
  length: number;
  label: Phrase;
  /** As documents know it, e.g. 500g; null for a price. */
  pack: string | null;
  lowest: Paise | null;
  highest: Paise | null;
  /** Further places that say no more than it: the tray of '30 egg tray'. */
  besides: readonly number[];
}

/** What packs are put in; beside one they tell how it is sold, and name no thing. */
const CONTAINERS = new Set(
  'bag bags bori bora katta tin can jar dabba dibba packet packets pouch carton bottle bottles tray crate sachet डिब्बा बोरी पैकेट'.split(
    ' ',
  ),
);
/** Those that stand before a pack as well, and are seldom sold by themselves. */
const BEFORE = new Set('bag bori bora katta tin can packet pouch carton बोरी पैकेट'.split(' '));
/** In which much is sold at once, and which are seldom meant themselves beside such a pack. */
const FILLED = {
  g: new Set('bori bora katta bag tin packet pouch बोरी पैकेट'.split(' ')),
  ml: new Set('dabba dibba can tin packet pouch carton डिब्बा पैकेट'.split(' ')),
};
/** Between a price and the unit that it is of: 'under 100 per kg'. */
const EACH = new Set('per prati har प्रति हर'.split(' '));
/** Between a pack and what it is put in. */
const BETWEEN = new Set('ka ki ke wala wali wale का की के वाला वाली वाले'.split(' '));

/** How large a pack is to be, in words. */
const SIZES = new Set(
  'small chota chhota choti chhoti mini big bada badi large jumbo family economy value saver'.split(' '),
);
const PACKS = new Set('pack packet packets pkt size pouch packs पैकेट'.split(' '));

/** Things that are bought by the piece, though not written in the plural of English. */
const COUNTED = new Set(
  'egg ande anda andey kele nimbu muttai guddu guddlu motte mutta dim sabun अंडे अंडा केले नींबू'.split(' '),
);

/** The packs and prices that a query says, in their order. */
export function amountsIn(words: readonly string[]): Amount[] {
  const amounts: Amount[] = [];
  const tray = trayOf(words);
  if (tray) amounts.push(tray);
  for (let at = 0; at < words.length; at += 1) {
    if (tray && at >= tray.at && at < tray.at + tray.length) continue;
    const several = priceBehindFor(words, at);
    const price = several ? { ...several, length: several.length - 1 } : (priceAt(words, at) ?? priceWhole(words, at));
    const pack = price ? null : (packAt(words, at) ?? severalFor(words, at));
    const found = price ?? pack;
    if (!found) continue;
    if (price) amounts.push({ at, pack: null, besides: [], ...price });
    else if (pack) amounts.push(around(words, at, pack));
    at += found.length - 1;
    const unit = price && EACH.has(words[at + 1] ?? '') ? packAt(['1', words[at + 2] ?? ''], 0) : null;
    if (!unit) continue;
    amounts.push({ at: at + 1, ...unit, lowest: null, highest: null, besides: [] });
    at += unit.length;
  }
  return amounts;
}

/**
 * What lifts goods by their pack though it is no pack by itself: the six of '6 eggs', and the grams
 * or millilitres of 'paneer 200'.
 */
export function packsMeant(words: readonly string[]): string[] {
  const count = numberIn(words[0]);
  const thing = words[1] ?? '';
  const isCounted = words.length === 2 && isCountedSo(thing);
  if (count !== null && isCounted && count >= 2 && count <= 144) return [`${count}pc`];
  const last = words.length > 1 ? numberIn(words.at(-1)) : null;
  return last !== null && last >= 50 && last % 10 === 0 ? [`${last}g`, `${last}ml`] : [];
}

/** Whether a word names things that are bought by the piece. */
function isCountedSo(thing: string): boolean {
  return /^[a-z]{2,}[^s\W]s$/.test(thing) || COUNTED.has(thing);
}

/** Whether a word and the next one say no more than how large a pack is to be: 'family pack'. */
export function isSizeOfPack(words: readonly string[], at: number): boolean {
  return SIZES.has(words[at] ?? '') && PACKS.has(words[at + 1] ?? '');
}

/** A pack with what it is put in, and with what bounds it. */
function around(
  words: readonly string[],
  from: number,
  { pack, label, length }: NonNullable<ReturnType<typeof packAt>>,
): Amount {
  let end = from + length;
  end += boundsBehind(words, end);
  const link = BETWEEN.has(words[end] ?? '') ? 1 : 0;
  if (CONTAINERS.has(words[end + link] ?? '')) end += link + 1;
  const isBound = /^(under|below|within|upto|about|around)$/.test(words[from - 1] ?? '');
  // 'Garbage bags 30 pcs' are bags, and 'rice bag 25 kg' is rice.
  const isPut = BEFORE.has(words[from - 1] ?? '') && from > 1 && /\d(?:g|ml)$/.test(pack);
  const at = from - (isBound || isPut ? 1 : 0);
  // Where nothing else is named, what it is put in is the thing.
  const isAll = at === 0 && end === words.length;
  return {
    at: isAll ? from : at,
    length: (isAll ? from + length : end) - (isAll ? from : at),
    label,
    pack,
    lowest: null,
    highest: null,
    besides: filledAt(words, end, pack),
  };
}

/** The places of what a pack in front is put in, behind the thing: '5 litre tel ka dabba'. */
function filledAt(words: readonly string[], end: number, pack: string): number[] {
  const last = words.length - 1;
  const filled = pack.endsWith('ml') ? FILLED.ml : FILLED.g;
  const isFilled = /\d(?:g|ml)$/.test(pack) && filled.has(words[last] ?? '') && BETWEEN.has(words[last - 1] ?? '');
  return isFilled && last - 1 > end ? [last - 1, last] : [];
}

/** So many eggs on a tray: 'ande ki tray 30 wali', 'anda 30 ki tray'. */
function trayOf(words: readonly string[]): Amount | null {
  const [first = '', thing = ''] = words;
  const tray = words.indexOf('tray');
  // '30 egg tray', '30 ande ki tray'.
  if (
    /^\d{1,2}$/.test(first) &&
    isCountedSo(thing) &&
    tray > 1 &&
    words.slice(2, tray).every((one) => BETWEEN.has(one))
  ) {
    const besides = words.flatMap((_, at) => (at > 1 && at <= tray ? [at] : []));
    return { at: 0, ...pieces(Number(first), 1), lowest: null, highest: null, besides };
  }
  const said =
    /(?:^| )((?:(?:ka|ki|of) )?tray (?:of )?(\d+)(?: wali| wala| ki)?|(\d+) (?:ki|wali|ka) tray)(?= |$)/.exec(
      words.join(' '),
    );
  const count = Number(said?.[2] ?? said?.[3] ?? 0);
  if (!said?.[1] || count < 2 || words.length === said[1].split(' ').length) return null;
  const at = said.input.slice(0, said.index + said[0].length - said[1].length).split(' ').length - 1;
  return { at, ...pieces(count, said[1].split(' ').length), lowest: null, highest: null, besides: [] };
}

/** '2 for 100': so many for a price, which is read besides. */
function severalFor(words: readonly string[], at: number): ReturnType<typeof pieces> | null {
  const count = /^([2-9]|1\d)$/.exec(words[at] ?? '');
  const isEnd = words[at + 2] === undefined || priceBehindFor(words, at + 2) !== null;
  return count && words[at + 1] === 'for' && isEnd ? pieces(Number(count[1]), 2) : null;
}

/** The price of several at a place behind 'for'. */
function priceBehindFor(words: readonly string[], at: number): ReturnType<typeof priceAt> {
  return words[at - 1] === 'for' && /^([2-9]|1\d)$/.test(words[at - 2] ?? '')
    ? priceAt(['under', ...words.slice(at)], 0)
    : null;
}
