import type { Paise } from '../../shared/money.js';
import { PACK_WORDS } from '../sentence/function-words.js';
import type { SaidFilter } from '../sentence/read-sentence.js';
import { KIND_OF_BRAND_ELSEWHERE } from './brands-elsewhere.js';
import { nearestWords } from './nearest-words.js';
import type { Clue } from './read-query.js';

/** A way in which a product can have what a part of the query asks for: all these lexemes. */
export interface Alternative {
  lexemes: string[];
  /** True for the shopper's own word, false for a synonym, a correction or a completion. */
  isTyped: boolean;
  /** True for what the shopper's word means above all, such as the name of its concept. */
  isMain: boolean;
  /** True for a guess: what it finds is not lifted for lying in a category that is called so. */
  isGuess: boolean;
  /** True when its words need not stand together; see `loosenPlan`. */
  isLoose: boolean;
  /** How many words of a name it stands for. */
  covers: number;
}

/** A part of the query that a product must have, in any of several ways. */
export interface Part {
  alternatives: Alternative[];
  /** The lexemes of a brand that is called just like this, as one; null when there is none. */
  brand: string | null;
  /** True when products are called what the shopper typed, so that other names for it come second. */
  isCalledSo: boolean;
  /** How much it tells about what is wanted; counts when no product has all parts. */
  weight: number;
}

/** What is searched for. */
export interface SearchPlan {
  parts: Part[];
  /** What lifts the products that have it, without being asked of any: what a thing is for, and numbers. */
  wishes: Part[];
  /** What a product must not have in its name, unless it says that it is free of it. */
  excluded: Part[];
  /** Packs that lift the products sold in them, such as 5000g; see `pageOfPlan` for when only these are shown. */
  packs: string[];
  /** Bounds of the price in paise that the words say. */
  lowest: Paise | null;
  highest: Paise | null;
  /** What the words narrow the search to. */
  filters: SaidFilter[];
  /** Words that name nothing that is sold, as they were typed. */
  notSold: string[];
  /** What a brand that is not sold is known for, to lead to where such goods stand; null for none. */
  kindNotSold: string | null;
  /** The words, with corrections in place. */
  used: string;
  corrected: boolean;
  /** What was searched for besides. */
  synonyms: string[];
  /** Reads the same query word by word and guesses more, for when nothing is found; null in such a plan. */
  bolder: (() => SearchPlan) | null;
}

/** How a query is to be read. */
export interface Reading {
  /** The words as they were typed, to tell of them; absent: as they are compared. */
  shown?: readonly string[];
  /** Guesses more; see `SearchPlan.bolder`. */
  isBold?: boolean;
  /** True while the last word is being typed. */
  isBegun?: boolean;
}

interface Draft extends Part {
  first: number;
  /** How many words of the query it is. */
  size: number;
  typed: string;
  used: string;
  isKnown: boolean;
  /** True when the catalogue has the word only as the beginning of others, or as a misspelling. */
  isGuess: boolean;
  /** True when nothing is called so, a trade name such as 'maggi' included that is shown the same of other makers. */
  isNotSold: boolean;
  synonyms: string[];
}

/** A word alone that so many products have is not taken for the beginning of another one. */
const COMMON = 10;
/** A word that fewer products have may be a misspelling, even one that got into the catalogue. */
const RARE = 3;
/** Where so many times more products have another name of a thing, that is what it is called. */
const CALLED_OTHERWISE = 3;
/** A word of fewer products is also looked for in the names of top categories. */
const SELDOM = 40;
/** A word that had to be guessed tells less than one that is known. */
const GUESSED = 0.5;
const MOST_SYNONYMS_REPORTED = 6;

/**
 * Makes a plan of what is known of a query. Each step says what it gained in P@10 on 630 queries over 21,700 products
 * in the style of an Indian grocer (docs/decisions/0015).
 *
 */
export function planSearch(clues: readonly Clue[], reading: Reading = {}): SearchPlan {
  const { shown = [], isBold = false } = reading;
  const bolder = () => planSearch(clues, { ...reading, isBold: true });
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  const shownAs = ({ term, first }: Clue) => (shown.length === words.length ? (shown[first - 1] ?? term) : term);

  // 1. Several words that name one thing together are one part, the longest first: 'hari mirch' before 'mirch'.
  const together = isBold ? [] : partsOfSpans(clues, words);
  const taken = new Set(
    together.flatMap(({ first, size }) => Array.from({ length: size }, (_, index) => first + index)),
  );

  // 2. Every other word is a part of its own.
  const single = words.filter(({ first }) => !taken.has(first)).map((word) => partOfWord(clues, words, word, reading));
  const drafts = [...together, ...single].sort((one, other) => one.first - other.first);

  // 3. Words of packing, and words that nobody knows, are left out while others remain.
  const meaningful = drafts.filter(({ typed }) => !PACK_WORDS.has(typed));
  const known = meaningful.filter(({ isKnown }) => isKnown);
  const unknown = meaningful.filter(({ isKnown }) => !isKnown);
  const isNumber = ({ typed, brand }: Draft) => /^\d+$/.test(typed) && brand === null;

  // 4. Where most words are unknown, or what is known is a guess or a number beside one, the rest says nothing of what is
  //    meant: 'iphone 15'.
  const isUncertain = (draft: Draft) => draft.isGuess || isNumber(draft);
  const isNonsense =
    unknown.length > known.length || (unknown.length > 0 && known.length > 0 && known.every(isUncertain));
  if (isNonsense && !isBold && words.length === 1) return bolder();
  const chosen = isNonsense ? [] : ([known, meaningful, drafts].find(({ length }) => length > 0) ?? []);

  // 5. A number beside other words lifts what has it: '6 eggs', '2 minute noodles'.
  const numbers = chosen.length > 1 && !chosen.every(isNumber) ? chosen.filter(isNumber) : [];
  const partOf = ({ alternatives, brand, isCalledSo, weight }: Draft) => ({ alternatives, brand, isCalledSo, weight });
  const corrections = new Map(chosen.map(({ first, used, typed }) => [first, used === typed ? null : used]));
  const brandElsewhere = unknown.find(({ typed }) => KIND_OF_BRAND_ELSEWHERE.has(typed));
  return {
    parts: chosen.filter((draft) => !numbers.includes(draft)).map(partOf),
    wishes: numbers.map(partOf),
    excluded: [],
    packs: clues.filter(({ clue }) => clue === 'pack').map(({ term }) => term),
    lowest: null,
    highest: null,
    filters: [],
    notSold: words
      .filter((word) => drafts.some((draft) => draft.isNotSold && !isNumber(draft) && draft.first === word.first))
      .map(shownAs),
    kindNotSold: (brandElsewhere && KIND_OF_BRAND_ELSEWHERE.get(brandElsewhere.typed)) ?? null,
    used: words.map((word) => corrections.get(word.first) ?? shownAs(word)).join(' '),
    corrected: [...corrections.values()].some((used) => used !== null),
    synonyms: [...new Set(chosen.flatMap(({ synonyms }) => synonyms))].slice(0, MOST_SYNONYMS_REPORTED),
    bolder: isBold ? null : bolder,
  };
}

function partsOfSpans(clues: readonly Clue[], words: readonly Clue[]): Draft[] {
  const spans = clues
    .filter(({ clue, first, last, names }) => clue === 'names' && last > first && names.length > 0)
    .sort((one, other) => other.last - other.first - (one.last - one.first));
  const drafts: Draft[] = [];
  for (const span of spans) {
    if (drafts.some(({ first, size }) => first <= span.last && span.first < first + size)) continue;
    const own = words.filter(({ first }) => span.first <= first && first <= span.last);
    const lexemes = own.flatMap(({ names }) => names);
    const typed = own.map(({ term }) => term).join(' ');
    const joined = clues.filter(
      ({ clue, first, last }) => clue === 'joined' && first === span.first && last === span.last,
    );
    const isUnknown = own.some(({ products }) => products === 0);
    drafts.push({
      first: span.first,
      size: own.length,
      typed,
      used: typed,
      alternatives: [
        typedAs(lexemes, lexemes.length),
        // 'Mango - Raw' for 'raw mango', see `search_describe`.
        ...(lexemes.length === 2 ? [typedAs([`+${lexemes.join('')}`], 2)] : []),
        ...joined.map(({ names }) => typedAs(names, 1)),
        ...othersOf([span], lexemes.join(' '), isUnknown),
      ],
      brand: null,
      // A steel bottle is called a bottle too, but not each bottle is meant.
      isCalledSo: !isUnknown && span.names.includes(lexemes.at(-1) ?? ''),
      weight: weightOf(Math.min(...own.map(({ products }) => products))),
      isKnown: true,
      isGuess: false,
      isNotSold: false,
      synonyms: synonymsOf([span], lexemes.join(' ')),
    });
  }
  return drafts;
}

function partOfWord(
  clues: readonly Clue[],
  words: readonly Clue[],
  word: Clue,
  { isBold = false, isBegun = false }: Reading,
): Draft {
  const [lexeme = ''] = word.names;
  const here = (kind: Clue['clue']) =>
    clues.filter(({ clue, first, last }) => clue === kind && first <= word.first && word.first <= last);
  const alone = (kind: Clue['clue']) =>
    here(kind).filter(({ first, last, names }) => first === last && names.length > 0);

  // 4. Synonyms come before any correction: fuzz on a Hindi word would find lamps for 'pyaz'.
  //    A brand of other shops is no misspelt name of something else: 'google' is no goggles.
  const isBrandElsewhere = word.products === 0 && KIND_OF_BRAND_ELSEWHERE.has(word.term);
  const named = isBrandElsewhere ? [] : alone('names');
  const concepts = [named, alone('instead')].find(({ length }) => length > 0) ?? [];
  const isUnderstood = concepts.length > 0;

  // 5. What is typed last may be the beginning of a word, and so may what nobody knows.
  const isTypedStill = isBegun && word.first === words.length;
  const mayBegin = isTypedStill || (!isUnderstood && (word.products < COMMON || words.length > 1));
  const begun = mayBegin ? here('begun') : [];

  // 6. Only a word that the catalogue hardly has is corrected, joined words ('facewash') excepted.
  const isUnsure = !isUnderstood && word.products < RARE && here('split').length === 0 && !isBrandElsewhere;
  const near = isUnsure ? nearestWords(word.term, [...here('near'), ...here('alike')], begun, isBold) : [];
  const opened = mayBegin && !isUnderstood && near.length + begun.length === 0 ? alone('opened') : [];
  const correction = word.products === 0 && begun.length === 0 ? near[0] : undefined;

  // 7. 'cornflakes' for 'corn flakes', and 'corn flakes' for 'cornflakes' (the lexeme with a plus).
  const joined = here('joined').map(({ names }) => typedAs(names, 1));

  // 8. A word that hardly anything is called by may name a whole department.
  const isOfTop = word.products < SELDOM && here('top').some(({ products }) => products > word.products * 5);
  const alternatives = [
    typedAs([lexeme], 1),
    typedAs([`+${lexeme}`], 2),
    ...joined,
    ...(isOfTop ? [typedAs([`@${lexeme}`], 0)] : []),
    ...othersOf([...concepts, ...begun, ...opened], lexeme, word.products === 0),
    ...othersOf(near, lexeme, word.products === 0).map((other) => ({ ...other, isGuess: word.products > 0 })),
  ];
  const isKnown = word.products > 0 || alternatives.length > 2 || here('split').length > 0;
  return {
    first: word.first,
    size: 1,
    typed: word.term,
    used: correction?.term ?? word.term,
    alternatives,
    brand: brandAt(here('brand')),
    isCalledSo: word.products >= RARE && word.products * CALLED_OTHERWISE >= mostNamed(concepts),
    weight: weightOf(word.products) * (near.length > 0 ? GUESSED : 1),
    isKnown,
    isNotSold: !isKnown || (word.products === 0 && isUnderstood && named.length === 0),
    isGuess: word.products === 0 && !isUnderstood && joined.length + here('split').length === 0 && !isOfTop,
    synonyms: synonymsOf([...concepts, ...near.filter(({ names }) => names.length > 1)], lexeme),
  };
}

function typedAs(lexemes: string[], covers: number): Alternative {
  return { lexemes, isTyped: true, isMain: true, isGuess: false, isLoose: false, covers };
}

/**
 * What the clues name besides the word that was typed; the first name of each is its main one.
 *
 * @param isOnly the catalogue does not have the word that was typed, so that nothing is taken from it
 */
function othersOf(clues: readonly Clue[], typed: string, isOnly: boolean): Alternative[] {
  return clues.flatMap(({ names }) =>
    names
      .map((name, index) => ({ name, lexemes: name.split(' '), isMain: index === 0 }))
      .filter(({ name }) => name !== typed)
      .map(({ lexemes, isMain }) => ({
        lexemes,
        isTyped: false,
        isMain,
        isGuess: false,
        isNotSold: false,
        isLoose: false,
        covers: isOnly ? lexemes.length : 1,
      })),
  );
}

/** The names to tell of; 'refined sugar' says no more than 'sugar'. */
function synonymsOf(clues: readonly Clue[], typed: string): string[] {
  return clues.flatMap(({ names, written }) => {
    const isReported = (name: string) =>
      name !== typed && !names.some((other) => other !== name && ` ${name} `.includes(` ${other} `));
    return written.filter((_, index) => isReported(names[index] ?? typed));
  });
}

/** How many products have the main name of what the clues name. */
function mostNamed(clues: readonly Clue[]): number {
  return Math.max(0, ...clues.map(({ products }) => products));
}

function brandAt(brands: readonly Clue[]): string | null {
  const [widest] = [...brands].sort((one, other) => other.last - other.first - (one.last - one.first));
  return widest ? (widest.names[0] ?? '').replaceAll(' ', '') : null;
}

/** A word of few products tells more than one of many. */
function weightOf(products: number): number {
  return 1 / Math.log(products + 8);
}
