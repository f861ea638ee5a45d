import { DEGREES, OCCASION_WORDS, PACK_WORDS, SELDOM_NAMED } from '../sentence/function-words.js';
import { isPackMisspelt, isSaidAround } from '../sentence/said-around.js';
import { type Draft, partOfWord, partsOfSpans } from './drafts.js';
import type { Clue } from './plan.queries.js';
import type { OtherReading, Reading, SearchPlan } from './search-plan.js';
import { kindSoldElsewhere } from './sold-elsewhere.js';
import { toldApart } from './told-apart.js';

const MAX_SYNONYMS_REPORTED = 6;

/**
 * Makes a plan of what is known of a query. Each step says what it gained in P@10 on 630 queries
 * over 21,700 products in the style of an Indian grocer (docs/decisions/0015).
 */
export function planSearch(clues: readonly Clue[], reading: Reading = {}): SearchPlan {
  const { shown = [], isBold = false, isSpoken = false, isAsked = false, isCertain = false } = reading;
  const as = (name: OtherReading['name'], change: Reading): OtherReading => ({
    name,
    read: () => planSearch(clues, { ...reading, ...change }),
  });
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  const shownAs = ({ term, first }: Clue) => (shown.length === words.length ? (shown[first - 1] ?? term) : term);

  // 1. Several words that name one thing together are one part, the longest first: 'hari mirch'
  // before 'mirch'.
  const together = isBold ? [] : partsOfSpans(clues, words);
  const taken = new Set(
    together.flatMap(({ first, size }) => Array.from({ length: size }, (_, index) => first + index)),
  );

  // 2. Every other word is a part of its own.
  const single = words.filter(({ first }) => !taken.has(first)).map((word) => partOfWord(clues, words, word, reading));
  const drafts = [...together, ...single].sort((one, other) => one.first - other.first);

  // 3. Words of packing and of an occasion, and unknown words, are left out while others remain.
  const isOfPack = ({ typed, isKnown }: Draft) => PACK_WORDS.has(typed) || (!isKnown && isPackMisspelt(typed));
  const isSaidBesides = (draft: Draft) => isOfPack(draft) || (OCCASION_WORDS.has(draft.typed) && draft.brand === null);
  const said = drafts.filter((draft) => !isSaidBesides(draft));
  //    In a sentence an unknown word says nothing of the goods that others name, unless it names
  //    what other shops sell; nor does a guess, where the goods are not found with it.
  const isFirm = ({ isKnown, isGuess }: Draft) => isKnown && !isGuess;
  const isAround = ({ typed }: Draft) => isAsked && isSaidAround(typed);
  const isFiller = (draft: Draft) =>
    (isSpoken || isAround(draft)) &&
    (isCertain || isAround(draft) ? !isFirm(draft) : !draft.isKnown) &&
    kindSoldElsewhere(draft.typed) === undefined &&
    said.some(isFirm);
  const meaningful = said.filter((draft) => !isFiller(draft));
  const known = meaningful.filter(({ isKnown }) => isKnown);
  // 'Kam fat' beside a thing says what it is like, so that the thing is still what was meant.
  const isQuality = ({ typed }: Draft) => known.length > 0 && (DEGREES.has(typed) || SELDOM_NAMED.has(typed));
  const unknown = meaningful.filter((draft) => !draft.isKnown && !isQuality(draft));
  const isNumber = ({ typed, brand }: Draft) => /^\d+$/.test(typed) && brand === null;

  // 4. Where most words are unknown, or what is known is a guess or a number beside one, the rest
  //    says nothing of what is meant: 'iphone 15'.
  const isUncertain = (draft: Draft) => draft.isGuess || isNumber(draft);
  const isNonsense =
    unknown.length > known.length || (unknown.length > 0 && known.length > 0 && known.every(isUncertain));
  if (isNonsense && !isBold && words.length === 1) return planSearch(clues, { ...reading, isBold: true });
  const told = isNonsense ? [] : ([known, meaningful, drafts].find(({ length }) => length > 0) ?? []);
  const chosen = toldApart(told, words);

  // 5. A number beside other words lifts what has it: '6 eggs', '2 minute noodles'.
  const numbers = chosen.length > 1 && !chosen.every(isNumber) ? chosen.filter(isNumber) : [];
  //    So does what a thing is told by before its name, where its name alone names it as well:
  //    'cooking oil', 'steel bottle'.
  const literal = clues.filter(({ clue }) => clue === 'word' || clue === 'names');
  const qualifiers = together
    .filter(({ isCalledSo, size }) => isCalledSo && size > 1)
    .flatMap(({ first, size }) => words.filter((word) => word.first >= first && word.first < first + size - 1))
    .map((word) => partOfWord(literal, words, word, {}));
  const partOf = ({ alternatives, brand, isCalledSo, weight, isGuess }: Draft) => ({
    ...{ alternatives, brand, isCalledSo, weight, isGuess },
  });
  const corrections = new Map(chosen.map(({ first, used, typed }) => [first, used === typed ? null : used]));
  const mayBegin = !isBold && !reading.isBegun && words.length > 1;
  const isGuessed = isSpoken && !isCertain && chosen.some(({ isGuess }) => isGuess) && chosen.some(isFirm);
  const elsewhere = unknown.find(({ typed }) => kindSoldElsewhere(typed) !== undefined);
  return {
    parts: chosen.filter((draft) => !numbers.includes(draft)).map(partOf),
    wishes: [...numbers, ...qualifiers].map(partOf),
    whole: null,
    excluded: [],
    isCalled: false,
    packs: clues.filter(({ clue }) => clue === 'pack').map(({ term }) => term),
    lowest: null,
    highest: null,
    origin: null,
    filters: [],
    rule: null,
    learnt: { productIds: [], lifts: [] },
    together: together.filter(({ isNotSold }) => !isNotSold).map(({ typed }) => typed),
    notSold: drafts
      .filter((draft) => draft.isNotSold && !isNumber(draft) && !isQuality(draft) && !isFiller(draft))
      .filter((draft) => !OCCASION_WORDS.has(draft.typed) && !isOfPack(draft))
      .map(({ first, size }) =>
        words
          .slice(first - 1, first - 1 + size)
          .map(shownAs)
          .join(' '),
      ),
    kindNotSold: (elsewhere && kindSoldElsewhere(elsewhere.typed)) ?? null,
    used: words.map((word) => corrections.get(word.first) ?? shownAs(word)).join(' '),
    corrected: [...corrections.values()].some((used) => used !== null),
    synonyms: [...new Set(chosen.flatMap(({ synonyms }) => synonyms))].slice(0, MAX_SYNONYMS_REPORTED),
    choices: [],
    isEither: false,
    readings: [
      ...(mayBegin ? [as('begun', { isBegun: true })] : []),
      ...(isGuessed ? [as('certain', { isCertain: true })] : []),
      ...(isBold ? [] : [as('bold', { isBold: true })]),
    ],
    skus: [],
  };
}
