import { DEGREES } from '../sentence/function-words.js';
import { PLAIN_WORDS } from '../sentence/plain-words.js';
import { scriptOf } from '../sentence/script-names.js';
import type { Clue } from './plan.queries.js';
import type { Alternative, Part, Reading } from './search-plan.js';
import { isOftenSold, kindSoldElsewhere } from './sold-elsewhere.js';
import { isEnglishThing } from './spelling/english-things.js';
import { distanceBetween } from './spelling/likeness.js';
import { isSlipOf, nearestWords } from './spelling/nearest-words.js';

/** A part of a query, and what else its words tell. */
export interface Draft extends Part {
  first: number;
  /** How many words of the query it is. */
  size: number;
  typed: string;
  used: string;
  isKnown: boolean;
  /**
   * True when nothing is called so, a trade name such as 'maggi' included that is shown the same of
   * other makers.
   */
  isNotSold: boolean;
  synonyms: string[];
}

/** A word alone that so many products have is not taken for the beginning of another one. */
const COMMON = 10;
/** A word that fewer products have may be a misspelling, even one that got into the catalogue. */
export const RARE = 3;
/** Where so many times more products have another name of a thing, that is what it is called. */
const CALLED_OTHERWISE = 3;
/** A word of fewer products is also looked for in the names of top categories. */
const SELDOM = 40;
/** Names of one thing that are no further apart are spellings of one word. */
const MISSPELT = 2;
/** An English word of more letters is no beginning of another one: a straw may be, no magnet. */
const MAX_BEGINNING = 5;
/** Words that sound alike and are no further apart are two spellings of one, as woolen is. */
const RESPELT = 0.7;
/** Those of which one is no English word for a thing: a bison is no beson, which is besan. */
const RESPELT_ELSEHOW = 0.45;
/** A word that had to be guessed tells less than one that is known. */
const GUESSED = 0.5;

/** The parts of several words that name one thing together, the longest first. */
export function partsOfSpans(clues: readonly Clue[], words: readonly Clue[]): Draft[] {
  // What is sold of the brand itself is meant, rather than the like of other makers.
  const isOfBrand = (at: Clue) =>
    clues.some((one) => one.clue === 'brand' && at.first <= one.first && one.last <= at.last);
  const spans = clues
    .filter(
      (one) =>
        one.last > one.first &&
        one.names.length > 0 &&
        (one.clue === 'names' || (one.clue === 'instead' && !isOfBrand(one))),
    )
    .sort((one, other) => other.last - other.first - (one.last - one.first));
  const drafts: Draft[] = [];
  for (const span of spans) {
    if (drafts.some(({ first, size }) => first <= span.last && span.first < first + size)) continue;
    const own = words.filter(({ first }) => span.first <= first && first <= span.last);
    // As a word may, they may name several things, of which an owner may have added one.
    const meant = spans.filter(({ first, last }) => first === span.first && last === span.last);
    const inOrder = own.flatMap(({ names }) => names);
    const turned = inOrder.toReversed();
    // 'Sauce soy' asks for soy sauce, where that is a name of it and not the other.
    const isTurned =
      meant.every(({ names }) => !names.includes(inOrder.join(' '))) &&
      meant.some(({ names }) => names.includes(turned.join(' ')));
    const lexemes = isTurned ? turned : inOrder;
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
        ...othersOf(meant, lexemes.join(' '), isUnknown),
      ],
      brand: null,
      // A steel bottle is called a bottle too, but not each bottle is meant.
      isCalledSo: !isUnknown && meant.some(({ names }) => names.includes(lexemes.at(-1) ?? '')),
      weight: weightOf(Math.min(...own.map(({ products }) => products))),
      isKnown: true,
      isGuess: false,
      isNotSold: meant.every(({ clue }) => clue === 'instead'),
      synonyms: synonymsOf(meant, lexemes.join(' ')),
    });
  }
  return drafts;
}

/** A word as a part of its own. */
export function partOfWord(
  clues: readonly Clue[],
  words: readonly Clue[],
  word: Clue,
  { isBold = false, isBegun = false, shown = [] }: Reading,
): Draft {
  const [lexeme = ''] = word.names;
  const here = (kind: Clue['clue']) =>
    clues.filter(({ clue, first, last }) => clue === kind && first <= word.first && word.first <= last);
  const alone = (kind: Clue['clue']) =>
    here(kind).filter(({ first, last, names }) => first === last && names.length > 0);

  // 4. Synonyms come before any correction: fuzz on a Hindi word would find lamps for 'pyaz'.
  //    What other shops sell is no misspelt name of something else, nor its beginning, nor what
  //    sounds like it: 'google' is no goggles, a chair no chai, a pandit no bandage.
  //    Nor is an English word for a thing: couscous is no khus khus.
  const isThing = kindSoldElsewhere(word.term) !== undefined;
  const isElsewhere = isThing && word.products < RARE;
  const isSpeltRight = word.products === 0 && isEnglishThing(word.term);
  const isOther = ({ written }: Clue) =>
    !written.some((name) => isRespelt(word.term, name) || `${name}s` === word.term);
  const asSpelt = alone('names').filter((one) => !(one.isHeard && (isThing || (isSpeltRight && isOther(one)))));
  const named = isElsewhere && word.products === 0 && !isOftenSold(word.term) ? [] : asSpelt;
  const meant = [named, alone('instead')].find(({ length }) => length > 0) ?? [];
  // What is one slip from a word of the catalogue is that, rather than what only sounds like a name
  // in another language: 'candel' is a candle and no kandeel.
  const isSlip = meant.every(({ isHeard }) => isHeard) && isSlipOf(word.term, [...here('near'), ...here('alike')]);
  const concepts = isSlip ? [] : meant;
  const isUnderstood = concepts.length > 0;

  // 5. What is typed last may be the beginning of a word, and so may an unknown word.
  const isTypedStill = isBegun && word.first === words.length;
  const isWhole = isElsewhere || (isSpeltRight && word.term.length > MAX_BEGINNING);
  const mayBegin = isTypedStill || (!isWhole && !isUnderstood && (word.products < COMMON || words.length > 1));
  const begun = mayBegin ? here('begun') : [];

  // 6. Only a word that the catalogue hardly has is corrected, joined words ('facewash') excepted.
  const isPlain = word.products === 0 && (PLAIN_WORDS.has(word.term) || DEGREES.has(word.term));
  const isHeardOtherwise = word.products >= RARE && here('alike').length > 0;
  const isRare = word.products < RARE || isHeardOtherwise;
  const isUnsure = !isUnderstood && isRare && here('split').length === 0 && !isElsewhere && !isPlain;
  // An English word for a thing is none of its likes, though it may be another spelling of one.
  const like = isSpeltRight
    ? here('alike').filter(({ term }) => isRespelt(word.term, term))
    : [...here('near'), ...here('alike')];
  const near = isUnsure ? nearestWords(word.term, like, begun, isBold) : [];
  const opened = mayBegin && !isUnderstood && near.length + begun.length === 0 ? alone('opened') : [];
  const correction = (word.products === 0 || isHeardOtherwise) && begun.length === 0 ? near[0] : undefined;

  // 7. 'cornflakes' for 'corn flakes', and 'corn flakes' for 'cornflakes' (the lexeme with a plus).
  const joined = here('joined').map(({ names }) => typedAs(names, 1));

  //    What a word of another script is in Latin letters may be another word, as the name of a
  //    maker: as much has to be called so as by the name of what it means.
  const isOfScript = shown.length === words.length && scriptOf(shown[word.first - 1] ?? '') !== null;
  const isCalledSo = isCalled(lexeme, here('called'), isOfScript ? 1 : CALLED_OTHERWISE);

  // 8. A word that hardly anything is called by may name a whole department.
  const isOfTop = word.products < SELDOM && here('top').some(({ products }) => products > word.products * 5);
  const alternatives = [
    isCalledSo ? typedAs([lexeme], 1) : { ...typedAs([lexeme], 0), isMain: false },
    typedAs([`+${lexeme}`], 2),
    ...joined,
    ...(isOfTop ? [typedAs([`@${lexeme}`], 0)] : []),
    ...othersOf([...concepts, ...begun, ...opened], lexeme, word.products === 0).map((other) =>
      isSeldom(other, here('called')) ? { ...other, covers: 0 } : other,
    ),
    ...othersOf(near, lexeme, word.products === 0).map((other) => ({ ...other, isGuess: word.products > 0 })),
  ];
  const isKnown = word.products > 0 || alternatives.length > 2 || here('split').length > 0;
  return {
    first: word.first,
    size: 1,
    typed: word.term,
    used: correction ? spelt(correction) : word.term,
    alternatives,
    brand: brandAt(here('brand')),
    isCalledSo: !isRare && word.products * CALLED_OTHERWISE >= mostNamed(concepts) && isCalledSo,
    weight: weightOf(word.products) * (near.length > 0 ? GUESSED : 1),
    isKnown,
    isNotSold: !isKnown || (word.products === 0 && isUnderstood && named.length === 0),
    isGuess:
      !isTypedStill && word.products === 0 && !isUnderstood && joined.length + here('split').length === 0 && !isOfTop,
    synonyms: synonymsOf([...concepts, ...near.filter(({ names }) => names.length > 1)], lexeme),
  };
}

/** Whether a word is an English one for a thing, spelt otherwise. */
function isRespelt(word: string, other: string): boolean {
  const reach = isEnglishThing(other) ? RESPELT : RESPELT_ELSEHOW;
  return distanceBetween(word, other, reach) <= reach;
}

/** The shopper's own word, or words. */
export function typedAs(lexemes: string[], covers: number): Alternative {
  return { lexemes, isTyped: true, isMain: true, isGuess: false, isLoose: false, isAnothers: false, covers };
}

/**
 * What the clues name besides the word that was typed; the first name of each is its main one.
 *
 * @param isOnly the catalogue does not have the word that was typed, so that nothing is taken from
 *   it
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
        isAnothers: false,
        covers: isOnly ? lexemes.length : 1,
      })),
  );
}

/**
 * The names to tell of; 'refined sugar' says no more than 'sugar'. Further names of several words
 * may be other ways to type the thing that no shopper uses.
 */
function synonymsOf(clues: readonly Clue[], typed: string): string[] {
  return clues.flatMap(({ term, names, written }) => {
    const isReported = (name: string) =>
      name !== typed && !names.some((other) => other !== name && ` ${name} `.includes(` ${other} `));
    return written.filter(
      (spelling, index) => isReported(names[index] ?? typed) && (spelling === term || !spelling.includes(' ')),
    );
  });
}

/**
 * What a word was corrected to, as it is spelt: a name that is known by its misspellings too is
 * told by its own.
 */
export function spelt({ term, written }: Clue): string {
  const [own = term] = written;
  return distanceBetween(term, own, MISSPELT) <= MISSPELT ? own : term;
}

/** How many products have the main name of what the clues name. */
function mostNamed(clues: readonly Clue[]): number {
  return Math.max(0, ...clues.map(({ products }) => products));
}

/**
 * Whether products are called what was typed, as far as it is known, rather than only have it in
 * their names: a hundred have 'haldi', and are called turmeric.

 * @param share how many times fewer are enough
 */
function isCalled(lexeme: string, called: readonly Clue[], share: number): boolean {
  const own = called.find(({ term }) => term === lexeme);
  return !own || own.products * share >= mostNamed(called);
}

/** Whether hardly anything is called by a name of what an unknown word means. */
function isSeldom({ lexemes, isMain }: Alternative, called: readonly Clue[]): boolean {
  return !isMain && lexemes.length === 1 && !isCalled(lexemes[0] ?? '', called, CALLED_OTHERWISE);
}

function brandAt(brands: readonly Clue[]): string | null {
  const [widest] = [...brands].sort((one, other) => other.last - other.first - (one.last - one.first));
  return widest ? (widest.names[0] ?? '').replaceAll(' ', '') : null;
}

/** A word of few products tells more than one of many. */
function weightOf(products: number): number {
  return 1 / Math.log(products + 8);
}
