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
  /** Packs that lift the products sold in them, such as 5000g. */
  packs: string[];
  /** The words, with corrections in place. */
  used: string;
  corrected: boolean;
  /** What was searched for besides. */
  synonyms: string[];
  /** Reads the same query word by word and guesses more, for when nothing is found; null in such a plan. */
  bolder: (() => SearchPlan) | null;
}

interface Draft extends Part {
  first: number;
  typed: string;
  used: string;
  isKnown: boolean;
  synonyms: string[];
}

/** Words of packing and measure: left out while other words remain. */
const PACK_WORDS = new Set(
  ['pack packs packet packets pkt pouch sachet pcs pc piece pieces nos kg kgs kilo kilos gm gms gram grams']
    .concat('ml ltr ltrs litre litres liter liters')
    .flatMap((words) => words.split(' ')),
);

/** A word alone that so many products have is not taken for the beginning of another one. */
const COMMON = 10;
/** A word that fewer products have may be a misspelling, even one that got into the catalogue. */
const RARE = 3;
/** A word of fewer products is also looked for in the names of top categories. */
const SELDOM = 40;
/** A word that had to be guessed tells less than one that is known. */
const GUESSED = 0.5;
const MOST_SYNONYMS_REPORTED = 6;

/**
 * Makes a plan of what is known of a query. Each step says what it gained in P@10 on 630 queries over 21,700 products
 * in the style of an Indian grocer (docs/decisions/0015).
 *
 * @param isBold see `SearchPlan.bolder`
 */
export function planSearch(clues: readonly Clue[], isBold = false): SearchPlan {
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);

  // 1. Several words that name one thing together are one part, the longest first: 'hari mirch' before 'mirch'.
  const together = isBold ? [] : partsOfSpans(clues, words);
  const taken = new Set(
    together.flatMap(({ first, size }) => Array.from({ length: size }, (_, index) => first + index)),
  );

  // 2. Every other word is a part of its own.
  const single = words.filter(({ first }) => !taken.has(first)).map((word) => partOfWord(clues, words, word, isBold));
  const drafts = [...together, ...single].sort((one, other) => one.first - other.first);

  // 3. Words of packing, and words that nobody knows, are left out while others remain.
  const meaningful = drafts.filter(({ typed }) => !PACK_WORDS.has(typed));
  const known = meaningful.filter(({ isKnown }) => isKnown);
  const chosen = [known, meaningful, drafts].find(({ length }) => length > 0) ?? [];
  return {
    parts: chosen.map(({ alternatives, brand, isCalledSo, weight }) => ({ alternatives, brand, isCalledSo, weight })),
    packs: clues.filter(({ clue }) => clue === 'pack').map(({ term }) => term),
    used: drafts.map(({ used }) => used).join(' '),
    corrected: drafts.some(({ used, typed }) => used !== typed),
    synonyms: [...new Set(chosen.flatMap(({ synonyms }) => synonyms))].slice(0, MOST_SYNONYMS_REPORTED),
    bolder: isBold ? null : () => planSearch(clues, true),
  };
}

function partsOfSpans(clues: readonly Clue[], words: readonly Clue[]): (Draft & { size: number })[] {
  const spans = clues
    .filter(({ clue, first, last, names }) => clue === 'names' && last > first && names.length > 0)
    .sort((one, other) => other.last - other.first - (one.last - one.first));
  const drafts: (Draft & { size: number })[] = [];
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
      isCalledSo: false,
      weight: weightOf(Math.min(...own.map(({ products }) => products))),
      isKnown: true,
      synonyms: synonymsOf([span], lexemes.join(' ')),
    });
  }
  return drafts;
}

function partOfWord(clues: readonly Clue[], words: readonly Clue[], word: Clue, isBold: boolean): Draft {
  const [lexeme = ''] = word.names;
  const here = (kind: Clue['clue']) =>
    clues.filter(({ clue, first, last }) => clue === kind && first <= word.first && word.first <= last);
  const alone = (kind: Clue['clue']) =>
    here(kind).filter(({ first, last, names }) => first === last && names.length > 0);

  // 4. Synonyms come before any correction: fuzz on a Hindi word would find lamps for 'pyaz'.
  const concepts = [alone('names'), alone('instead')].find(({ length }) => length > 0) ?? [];
  const isUnderstood = concepts.length > 0;

  // 5. What is typed last may be the beginning of a word, and so may what nobody knows.
  const mayBegin = !isUnderstood && (word.products < COMMON || words.length > 1);
  const begun = mayBegin ? here('begun') : [];

  // 6. Only a word that the catalogue hardly has is corrected, joined words ('facewash') excepted.
  const isUnsure = !isUnderstood && word.products < RARE && here('split').length === 0;
  const near = isUnsure ? nearestWords(word.term, [...here('near'), ...here('alike')], begun, isBold) : [];
  const opened = mayBegin && near.length + begun.length === 0 ? alone('opened') : [];
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
  return {
    first: word.first,
    typed: word.term,
    used: correction?.term ?? word.term,
    alternatives,
    brand: brandAt(here('brand')),
    isCalledSo: word.products >= RARE,
    weight: weightOf(word.products) * (near.length > 0 ? GUESSED : 1),
    isKnown: word.products > 0 || alternatives.length > 2 || here('split').length > 0,
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

function brandAt(brands: readonly Clue[]): string | null {
  const [widest] = [...brands].sort((one, other) => other.last - other.first - (one.last - one.first));
  return widest ? (widest.names[0] ?? '').replaceAll(' ', '') : null;
}

/** A word of few products tells more than one of many. */
function weightOf(products: number): number {
  return 1 / Math.log(products + 8);
}
