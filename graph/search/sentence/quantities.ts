import { type Phrase, phrase } from '../../shared/languages/phrase.js';

/**
 * A pack as the documents of search know it, in the smaller unit, e.g. 500g, and as a shopper reads
 * it.
 */
export interface Pack {
  pack: string;
  label: Phrase;
}

/**
 * Factor, unit of `search_document.packs`, and the words for it; units of any language that
 * shoppers write.
 */
const UNITS: readonly [factor: number, unit: 'g' | 'ml' | 'pc' | 'w', words: string][] = [
  [
    1000,
    'g',
    'kg kgs kilo kilos kilogram kilograms kilograam किलो किग्रा केजी কেজি কিলো கிலோ కిలో కిలోలు ಕೆಜಿ ಕಿಲೋ કિલો ਕਿਲੋ കിലോ',
  ],
  [1, 'g', 'g gm gms gram grams grm gr ग्राम ग्रॅम গ্রাম கிராம் గ్రాములు గ్రాము ಗ್ರಾಂ ગ્રામ ਗ੍ਰਾਮ ഗ്രാം'],
  [1000, 'ml', 'l lt lts ltr ltrs lit litre litres liter liters लीटर लिटर লিটার லிட்டர் లీటర్ లీటరు ಲೀಟರ್ લિટર ਲੀਟਰ ലിറ്റർ'],
  [1, 'ml', 'ml millilitre'],
  [1, 'w', 'w watt watts वाट'],
  [12, 'pc', 'dozen dozens doz darjan दर्जन ডজন டஜன் డజను ಡಜನ್ ડઝન ਦਰਜਨ'],
  [1, 'pc', 'pc pcs piece pieces pack packs packet packets pkt pkts no nos ta ti টা টি पीस पैकेट প্যাকেট'],
];

const UNIT_OF = new Map(
  UNITS.flatMap(([factor, unit, words]) =>
    words
      .normalize('NFC')
      .split(' ')
      .map((word) => [word, { factor, unit }] as const),
  ),
);

const NUMBERS: readonly [value: number, words: string][] = [
  [0.25, 'quarter paav pav pao pauva paavu kaal पाव پاؤ পোয়া கால் పావు ಕಾಲು ਪਾਅ'],
  [
    0.5,
    'half aadha adha aadhaa aadhi adhi ardha arddho adho arai ara aradha आधा अर्धा আধা অর্ধেক அரை అర అరకిలో ಅರ್ಧ અડધો અડધા ਅੱਧਾ അര',
  ],
  [0.75, 'pauna paune पौन पाऊण'],
  [1, 'one ek aek oru oka ondu एक এক ஒரு ఒక ಒಂದು એક ਇੱਕ ഒരു'],
  [1.25, 'sava sawa सवा'],
  [1.5, 'dedh ded deed देढ़ डेढ़ दीड দেড়'],
  [2, 'two do don rendu eradu dui be दो दोन দুই இரண்டு రెండు ಎರಡು બે'],
  [2.5, 'dhai adhai dhaai ढाई अडीच আড়াই'],
  [3, 'three teen तीन তিন'],
  [4, 'four char chaar चार চার'],
  [5, 'five paanch panch पांच पाँच पाच পাঁচ'],
  [6, 'six chhe छह ছয়'],
  [7, 'seven saat सात সাত'],
  [8, 'eight aath आठ আট'],
  [9, 'nine nau नौ नऊ নয়'],
  [10, 'ten das dus dosh padi pathu hattu दस দশ పది பத்து ಹತ್ತು દસ ਦਸ പത്ത്'],
  [15, 'fifteen pandrah पंद्रह'],
  [20, 'twenty bees bish vis iravai irubadhu irubathu ippattu irupathu बीस वीस বিশ কুড়ি ఇరవై இருபது ಇಪ್ಪತ್ತು વીસ ਵੀਹ ഇരുപത്'],
  [25, 'pachees pachis पच्चीस'],
  [30, 'thirty tees muppai muppadhu tirish तीस ముప్పై முப்பது'],
  [40, 'forty chalis nalabhai naalbadhu चालीस నలభై'],
  [
    50,
    'fifty pachas pachaas ponchash yabhai aimbadhu ambadhu ambathu aivattu pannas पचास पन्नास পঞ্চাশ యాభై ஐம்பது ಐವತ್ತು પચાસ ਪੰਜਾਹ അമ്പത്',
  ],
  [60, 'sixty saath साठ'],
  [80, 'eighty assi अस्सी'],
];

/**
 * Behind a number they multiply it, and alone they are numbers themselves: 'dhai sau gram', 'sau
 * rupaye'.
 */
const MULTIPLES: readonly [value: number, words: string][] = [
  [
    100,
    'sau so shambhar nooru nuru vanda vandala vandalu nuuru noor sho eksho hundred सौ शे शंभर শো একশো நூறு నూరు వంద ನೂರು સો ਸੌ നൂറ്',
  ],
  [1000, 'hazaar hazar hajar thousand हज़ार हजार হাজার ஆயிரம் వెయ్యి ಸಾವಿರ હજાર ਹਜ਼ਾਰ ആയിരം'],
];

const NUMBER_OF = valuesOf(NUMBERS);
const MULTIPLE_OF = valuesOf(MULTIPLES);

function valuesOf(lines: typeof NUMBERS): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap(([value, words]) =>
      words
        .normalize('NFC')
        .split(' ')
        .map((word) => [word, value] as const),
    ),
  );
}

/** What these words add to the whole number behind them: 'paune do' is 1.75. */
const ADDED_BEFORE = valuesOf([
  [-0.25, 'pauna paune पौने'],
  [0.25, 'sava sawa सवा'],
  [0.5, 'sadhe saadhe sade saade साढ़े साडे'],
]);

/** A quarter of a kilo, where it is counted itself: 'ek pav ghee'. */
const QUARTER = new Set('paav pav pao pauva pavu पाव'.normalize('NFC').split(' '));

/** The number that a token is, in digits; null for any other. */
export function numberIn(token: string | undefined): number | null {
  return token !== undefined && /^\d+(\.\d+)?$/.test(token) ? Number(token) : null;
}

/** The fraction that a token is, such as '1/2'; undefined for any other. */
function fractionIn(token: string): number | undefined {
  const [, over, under] = /^(\d)[/⁄](\d)$/.exec(token.normalize('NFKC')) ?? [];
  return over && under && under !== '0' ? Number(over) / Number(under) : undefined;
}

/**
 * The number that tokens say from a place on, in digits or words: '250', 'aadha', '1/2', 'dhai
 * sau'. 'Sau' and the like count alone, too, since they are not sold.
 *
 * @returns null when they say none there
 */
export function numberAt(tokens: readonly string[], at: number): { value: number; length: number } | null {
  const token = tokens[at] ?? '';
  const alone = MULTIPLE_OF.get(token);
  if (alone !== undefined) return { value: alone, length: 1 };
  const value = numberIn(token) ?? NUMBER_OF.get(token) ?? fractionIn(token);
  const added = ADDED_BEFORE.get(token);
  const next = tokens[at + 1] ?? '';
  const whole = added === undefined ? undefined : (numberIn(next) ?? NUMBER_OF.get(next));
  if (added !== undefined && whole !== undefined && whole >= 2) return { value: whole + added, length: 2 };
  if (value === undefined) return null;
  const multiple = MULTIPLE_OF.get(next);
  return multiple === undefined ? { value, length: 1 } : { value: value * multiple, length: 2 };
}

/** Whether a token is a word for a unit of weight, volume or count. */
export function isUnit(token: string | undefined): boolean {
  return token !== undefined && UNIT_OF.has(token);
}

/**
 * The pack that tokens name from a place on: '5 kg', '5kg', 'aadha kilo', 'pack of 2', 'x2'.
 *
 * @returns null when they name none there
 */
export function packAt(tokens: readonly string[], at: number): (Pack & { length: number }) | null {
  const [token = '', next, after] = tokens.slice(at, at + 3);
  if (isDozen(token) && !numberAt(tokens, at - 1)) return packOf(1, token, 1);
  // 'A kilo of tomatoes', 'kg of onions'.
  if (isUnit(token) && next === 'of' && UNIT_OF.get(token)?.unit !== 'pc') return packOf(1, token, 2);
  if (QUARTER.has(token) && (next === 'bhar' || next === 'भर')) return packOf(0.25, 'kg', 2);
  const glued = /^(\d+(?:\.\d+)?)(\p{L}\p{M}*.*)$/u.exec(token);
  const count = /^(?:x(\d+)|(\d+)x)$/.exec(token);
  if (count) return pieces(Number(count[1] ?? count[2]), 1);
  if (glued && isUnit(glued[2])) return packOf(Number(glued[1]), glued[2] ?? '', 1);
  if (/^(pack|packet|set|box|combo|bundle|tray|crate)s?$/.test(token) && next === 'of' && numberIn(after) !== null) {
    return pieces(Number(after), 3);
  }
  const amount = numberAt(tokens, at);
  if (!amount) return null;
  const [unit, behind] = tokens.slice(at + amount.length);
  if (isUnit(unit)) return packOf(amount.value, unit ?? '', amount.length + 1);
  // 'Ek pav ghee', but 'do pav' and 'pav bhaji' are of bread.
  const isQuarter =
    QUARTER.has(unit ?? '') && !QUARTER.has(token) && behind !== undefined && !/^bh[au]ji$/.test(behind);
  if (isQuarter && !isUnit(behind)) return packOf(amount.value / 4, 'kg', amount.length + 1);
  return unit === 'a' && isUnit(behind) ? packOf(amount.value, behind ?? '', amount.length + 2) : null;
}

/** A dozen says how many by itself: 'dozen eggs'. */
function isDozen(token: string): boolean {
  const unit = UNIT_OF.get(token);
  return unit?.unit === 'pc' && unit.factor === 12;
}

/** So many pieces. */
export function pieces(count: number, length: number): Pack & { length: number } {
  return { pack: `${count}pc`, label: count === 1 ? phrase('1 piece') : phrase('Pack of {count}', { count }), length };
}

function packOf(amount: number, word: string, length: number): Pack & { length: number } {
  const { factor, unit } = UNIT_OF.get(word) ?? { factor: 1, unit: 'pc' };
  const size = Math.round(amount * factor * 1000) / 1000;
  if (unit === 'pc') return pieces(size, length);
  if (unit === 'w') return { pack: `${size}w`, label: phrase('{count} {unit}', { count: size, unit: 'W' }), length };
  const isLarge = size >= 1000;
  const count = isLarge ? size / 1000 : size;
  const label = phrase('{count} {unit}', { count, unit: phrase(isLarge ? (unit === 'g' ? 'kg' : 'L') : unit) });
  return { pack: `${size}${unit}`, label, length };
}
