import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import { asPaise, type Paise, rupeesOf } from '../../shared/money/money.js';
import { isUnit, numberAt, numberIn } from './quantities.js';

/** Bounds of a price in paise, and how many tokens say so. */
export interface PriceWords {
  lowest: Paise | null;
  highest: Paise | null;
  label: Phrase;
  length: number;
}

const CURRENCY =
  /^(rs\.?|₹|inr|rupees?|rupay[ae]?|rupaiye|rupiah|rupa+yala?u?|rupa+yilu?|ru+ba+[iy]|roobai|rupaayi|rupia|rupiya|rupya|rupaya?n?|taka|takar|रुपया|रुपयांच्या|টাকার|రూపాయల|ரூபாயில்|രൂപയ്ക്ക്|रु\.?|रुपये|रुपए|रुपयां|টাকা|taka|ரூபாய்|రూపాయలు|ರೂಪಾಯಿ|રૂપિયા|ਰੁਪਏ|രൂപ)$/u;
const BELOW_BEFORE = /^(under|below|within|upto|max|maximum|beneath)$/;
const ABOVE_BEFORE = /^(above|over|min|minimum)$/;
const BELOW_BEHIND = [
  'se kam',
  'ke andar',
  'ke neeche',
  'ke niche',
  'tak',
  'se niche',
  'se neeche',
  'se sasta',
  'se saste',
  'se sasti',
  'rupaye tak',
  'ke under',
  'or below',
  'and below',
  'max',
  'से कम',
  'के अंदर',
  'तक',
  'or less',
  'lopu',
  'kanna takkuva',
  'kulla',
  'kku kuraivaga',
  'olage',
  'er moddhe',
  'er kom',
  'sudhi',
  'thi ochha',
  'paryant',
  'peksha kami',
  'ton ghat',
  'il thazhe',
  'లోపు',
  'க்குள்',
  'ಒಳಗೆ',
  'এর মধ্যে',
  'સુધી',
  'पर्यंत',
  'तक के',
];
const BETWEEN_BEHIND = ['ke beech', 'ke bich', 'ke beech mein', 'ke bich mein', 'tak', 'के बीच', 'तक', 'range'].sort(
  (one, other) => other.length - one.length,
);
const ABOVE_BEHIND = [
  'se zyada',
  'se jyada',
  'se upar',
  'से ज्यादा',
  'से ऊपर',
  'or more',
  'and above',
  'above',
  'se bada',
  'से बड़ा',
];

/**
 * The bounds of a price that tokens name from a place on: 'under 100', 'below rs 50', 'rs 20', '100
 * se kam', 'between 50 and 100'.
 *
 * @returns null when they name none there; a number with a unit is a pack
 */
export function priceAt(tokens: readonly string[], at: number): PriceWords | null {
  const word = tokens[at] ?? '';
  const pair = `${word} ${tokens[at + 1] ?? ''}`;
  const range = /^(rs\.?|₹)?(\d+)(?:-|–|to)(?:rs\.?|₹)?(\d+)(rs|₹)?$/.exec(word);
  if (range && (range[1] || range[4] || CURRENCY.test(tokens[at + 1] ?? ''))) {
    return boundsOf(Number(range[2]), Number(range[3]), range[1] || range[4] ? 1 : 2);
  }
  // Round numbers behind a thing are what it may cost: 'shampoo 100-200'.
  if (range && at > 0 && !isUnit(tokens[at + 1]) && range.slice(2, 4).every((amount) => Number(amount) % 10 === 0)) {
    return boundsOf(Number(range[2]), Number(range[3]), 1);
  }
  if (word === 'between') {
    const low = amountAt(tokens, at + 1);
    const behind = at + 1 + (low?.length ?? 0);
    const high = low && /^(and|to|se|-)$/.test(tokens[behind] ?? '') ? amountAt(tokens, behind + 1) : null;
    return low && high ? boundsOf(low.rupees, high.rupees, 2 + low.length + high.length) : null;
  }
  const isBelow = BELOW_BEFORE.test(word) ? 1 : /^(less than|up to|cheaper than|lower than)$/.test(pair) ? 2 : 0;
  const isAbove = ABOVE_BEFORE.test(word) ? 1 : /^(more than|greater than|starting from)$/.test(pair) ? 2 : 0;
  const before = isBelow || isAbove;
  const amount = amountAt(tokens, at + before);
  if (!amount) return null;
  const between = before === 0 ? betweenAt(tokens, at, amount) : null;
  if (between) return between;
  const length = before + amount.length;
  if (isBelow) return boundsOf(null, amount.rupees, length);
  if (isAbove) return boundsOf(amount.rupees, null, length);
  const below = wayAt(BELOW_BEHIND, tokens, at + length);
  if (below) return boundsOf(null, amount.rupees, length + below);
  const above = wayAt(ABOVE_BEHIND, tokens, at + length);
  if (above) return boundsOf(amount.rupees, null, length + above);
  return amount.hasCurrency ? boundsOf(null, amount.rupees, length) : null;
}

/** '300 se 500 rupaye ke beech', '100 to 200 rs': two amounts that are said to be a price. */
function betweenAt(
  tokens: readonly string[],
  at: number,
  low: NonNullable<ReturnType<typeof amountAt>>,
): PriceWords | null {
  const link = at + low.length;
  const high = /^(se|to|-|से|ते)$/.test(tokens[link] ?? '') ? amountAt(tokens, link + 1) : null;
  if (!high) return null;
  const length = low.length + 1 + high.length;
  const behind = wayAt(BETWEEN_BEHIND, tokens, at + length);
  return behind > 0 || low.hasCurrency || high.hasCurrency ? boundsOf(low.rupees, high.rupees, length + behind) : null;
}

/**
 * How many tokens from a place on say that what stands before them is the most or the least: 'se
 * kam', 'tak', 'se zyada'; 0 for none.
 */
export function boundsBehind(tokens: readonly string[], at: number): number {
  return wayAt(BELOW_BEHIND, tokens, at) || wayAt(ABOVE_BEHIND, tokens, at);
}

/**
 * A number that is a price without saying so: '20 wali chips', and behind a thing a range of round
 * numbers, 'perfume 300 se 500'.
 */
export function priceWhole(tokens: readonly string[], at: number): PriceWords | null {
  const [low, high] = [numberIn(tokens[at]), numberIn(tokens[at + 2])];
  if (low === null) return null;
  const isRound = low >= 50 && low % 10 === 0 && high !== null && high > low && high % 10 === 0;
  if (at > 0 && isRound && /^(se|to|-|से|ते)$/.test(tokens[at + 1] ?? '') && !isUnit(tokens[at + 3]))
    return boundsOf(low, high, 3);
  const isOfPrice = /^w[a]+l[aei]$|^(वाला|वाली|वाले)$/.test(tokens[at + 1] ?? '') && low >= 5 && low % 5 === 0;
  return isOfPrice ? boundsOf(null, low, 2) : null;
}

/** How many tokens from a place on are one of these ways to say something. */
function wayAt(ways: readonly string[], tokens: readonly string[], at: number): number {
  const said = ` ${tokens.slice(at).join(' ')} `;
  return ways.find((way) => said.startsWith(` ${way} `))?.split(' ').length ?? 0;
}

/**
 * An amount of money: a number with or without its currency before or behind it, but not with
 * another unit.
 */
function amountAt(
  tokens: readonly string[],
  at: number,
): { rupees: number; length: number; hasCurrency: boolean } | null {
  const first = tokens[at] ?? '';
  if (CURRENCY.test(first)) {
    const rupees = numberIn(tokens[at + 1]);
    return rupees === null ? null : { rupees, length: 2, hasCurrency: true };
  }
  const glued = /^(?:(?:rs\.?|₹)(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)(?:rs|\/-|₹))$/.exec(first);
  if (glued) return { rupees: Number(glued[1] ?? glued[2]), length: 1, hasCurrency: true };
  const number = numberAt(tokens, at);
  const behind = tokens[at + (number?.length ?? 0)] ?? '';
  if (!number || isUnit(behind)) return null;
  const hasCurrency = CURRENCY.test(behind);
  return { rupees: number.value, length: number.length + (hasCurrency ? 1 : 0), hasCurrency };
}

/**
 * Bounds in rupees as they are told, which so many tokens say.
 *
 * @returns null where they are too high or none
 */
export function boundsOf(low: number | null, high: number | null, length: number): PriceWords | null {
  const most = 10_000_000;
  if ((low ?? 0) > most || (high ?? 0) > most || (low !== null && high !== null && low > high)) return null;
  const paise = (rupees: number | null) => (rupees === null ? null : asPaise(Math.round(rupees * 100)));
  const show = (amount: Paise) => `₹${rupeesOf(amount).toLocaleString('en-IN')}`;
  const [lowest, highest] = [paise(low), paise(high)];
  const label =
    lowest === null
      ? phrase('Up to {price}', { price: show(highest ?? asPaise(0)) })
      : highest === null
        ? phrase('{price} and more', { price: show(lowest) })
        : phrase('{lowest} to {highest}', { lowest: show(lowest), highest: show(highest) });
  return { lowest, highest, label, length };
}
