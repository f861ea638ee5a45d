import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { Paise } from '../../shared/money/money.js';
import {
  AND_WITHOUT,
  BOTH,
  CASE_ENDINGS,
  CLAUSE_BEGINS,
  CLAUSE_ENDS,
  EITHER,
  FREE_ALREADY,
  FUNCTION_WORDS,
  GENITIVE,
  GOODS_OF,
  KE,
  OCCASION_WORDS,
  OF_HEAD,
  OFTEN_FREE_OF,
  RELATIVE,
  WHO_DOES,
} from './function-words.js';
import { amountsIn, isSizeOfPack, packsMeant } from './read-amounts.js';
import { originAt } from './read-origin.js';
import { isKeLiye, isNeedFirst, isOfPurpose, purposeOf } from './read-purpose.js';
import { withoutAt } from './read-without.js';
import { isBetween, type Token, tokensOf } from './tokens.js';

/** What a shopper narrowed a search to by words. */
export interface SaidFilter {
  kind: 'PACK' | 'PRICE' | 'WITHOUT' | 'ORIGIN';
  /** For the shopper to read, e.g. 'Up to ₹100', '500 g', 'Without sugar', 'Made in India'. */
  label: Phrase;
  /** The query without the words that say so. */
  queryWithout: string;
}

/** A query as a sentence: what is asked for, and what the words around it say. */
export interface Sentence {
  /** The words that name what is asked for, as they were typed. */
  text: string;
  /** What it is for: 'hair' of 'oil for hair'; lifts what fits. Empty for nothing. */
  purpose: string;
  /** The words of each where several things are asked for at once; empty for one. */
  choices: string[];
  /** True when any of these will do. */
  isEither: boolean;
  /** True when something was told before the clause that asks, which now is what it is for. */
  hasContext: boolean;
  /** What it is to be without, a word or two each. */
  without: string[];
  /** What the whole query asks to be free of, as 'sugar free' and 'no sugar' do; null for most. */
  freeOf: string | null;
  /**
   * True when the last word is the thing, and those before it tell what it is of: 'doodh ki malai'.
   */
  isOf: boolean;
  /** True when nothing is named but what it is to be for: 'tiffin ke liye kuch'. */
  isNeed: boolean;
  /** True when what is asked for stands in a sentence, with words around it that name nothing. */
  isSpoken: boolean;
  /** True when any word of a sentence stands around it. */
  isAsked: boolean;
  /** True when goods are asked for that what is named has or wants: 'beauty parlour ka saman'. */
  isGoodsOf: boolean;
  /** Packs as documents know them, e.g. 500g. */
  packs: string[];
  /** Packs that are meant without being said to be one; they only lift. */
  packsMeant: string[];
  lowest: Paise | null;
  highest: Paise | null;
  /** The iso2 code of the country that it is to be from; null for most. */
  origin: string | null;
  filters: SaidFilter[];
}

/** More things that it is to be without are not read, since each is looked up. */
const MAX_WITHOUT = 3;

/** More things that are asked for at once are not read one by one. */
const MAX_CHOICES = 4;

/** With so many words around what it names, a query is a sentence. */
const SPOKEN = 2;

/**
 * Reads what a query says besides naming goods: packs and prices, what a thing is for and without,
 * and the words of sentences, in English, Hindi and the other languages of `function-words`. What
 * is in quotation marks is left as it is.
 *
 * @param isBegun the last word is still being typed, so that a short one is no function word yet
 * @param isWhole what is told before the clause that asks is asked for as well
 */
export function readSentence(query: string, isBegun = false, isWhole = false): Sentence {
  const tokens = tokensOf(query);
  const words = tokens.map(({ word }) => word);
  const sentence: Sentence = {
    text: query,
    purpose: '',
    choices: [],
    isEither: false,
    hasContext: false,
    without: [],
    freeOf: null,
    isOf: false,
    isNeed: false,
    isSpoken: false,
    isAsked: false,
    isGoodsOf: false,
    packs: [],
    packsMeant: [],
    lowest: null,
    highest: null,
    origin: null,
    filters: [],
  };
  if (query.includes('"')) return sentence;
  const taken = new Set<number>();
  const lacked = new Set<number>();
  const take = (from: number, length: number) => {
    for (let at = from; at < from + length; at += 1) taken.add(at);
  };
  const say = (
    kind: SaidFilter['kind'],
    label: Phrase,
    from: number,
    length: number,
    besides: readonly number[] = [],
  ) => {
    take(from, length);
    for (const at of besides) taken.add(at);
    if (kind === 'WITHOUT') for (let at = from; at < from + length; at += 1) lacked.add(at);
    const others = tokens.filter((_, at) => (at < from || at >= from + length) && !besides.includes(at));
    sentence.filters.push({ kind, label, queryWithout: others.map(({ shown }) => shown).join(' ') });
  };

  // 1. Numbers: prices before packs, since 'under 500 gm' is a pack and 'under 500' is none.
  for (const { at, length, label, pack, lowest, highest, besides } of amountsIn(words)) {
    sentence.lowest = lowest ?? sentence.lowest;
    sentence.highest = highest ?? sentence.highest;
    if (pack) sentence.packs.push(pack);
    say(pack ? 'PACK' : 'PRICE', label, at, length, besides);
  }

  // 2. Where it is to be from; only the first of several is read.
  for (let at = 0; at < words.length && !sentence.origin; at += 1) {
    const found = originAt(words, at);
    if (!found) continue;
    sentence.origin = found.country;
    say('ORIGIN', found.label, found.from, found.length);
  }

  // 3. Words of sentences, while others remain.
  const isLast = (at: number) => isBegun && at === words.length - 1 && !/\s$/.test(query);
  // By itself beside a thing 'cheez' is how cheese is heard.
  const isHeard = (word: string) =>
    word === 'cheez' && words.filter((one) => FUNCTION_WORDS.has(one) || GENITIVE.has(one)).length === 1;
  const isHead = (word: string, at: number) => word === 'sir' && OF_HEAD.has(words[at + 1] ?? '');
  const isFunction = (word: string, at: number) =>
    FUNCTION_WORDS.has(word) && !(isLast(at) && word.length < 5) && !isHeard(word) && !isHead(word, at);
  const left = () => words.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  // How large a pack is to be lifts what fits: 'family pack ice cream'.
  const sizes = left().filter((at) => isSizeOfPack(words, at) && left().length > 2);
  for (const at of sizes) take(at, 2);
  const isEnding = (at: number) => CASE_ENDINGS.has(words[at] ?? '') && isBetween(at, named);
  const named = left().filter((at) => !isFunction(words[at] ?? '', at) && !CASE_ENDINGS.has(words[at] ?? ''));
  const meant = left().filter((at) => !isFunction(words[at] ?? '', at) && !isEnding(at));
  if (meant.length > 0) {
    const links = meant.filter((at) => GENITIVE.has(words[at] ?? ''));
    sentence.isSpoken = left().length - meant.length + links.length >= SPOKEN;
    sentence.isAsked = left().length > meant.length;
    sentence.isGoodsOf = GOODS_OF.has(words[left().at(-1) ?? -1] ?? '');
    for (const at of left()) if (!meant.includes(at)) taken.add(at);
  }
  // '2 minute noodles' are not two.
  const [from = 0, to = 0] = [left()[0], left().at(-1)];
  const areSideBySide = to - from === left().length - 1;
  if (sentence.packs.length === 0 && areSideBySide) sentence.packsMeant = packsMeant(words.slice(from, to + 1));
  const asking = isWhole || isBegun ? 0 : clauseThatAsks(words, meant);
  const context = meant.filter((at) => at < asking);
  sentence.hasContext = context.length > 0;
  for (const at of context) taken.add(at);

  // 4. What it is to be without.
  const shownOf = (places: readonly number[]) => places.map((at) => tokens[at]?.shown ?? '').join(' ');
  const isOftenFreeOf = (at: number) => OFTEN_FREE_OF.has(words[at] ?? '');
  for (const at of left()) {
    const found = taken.has(at) ? null : withoutAt(words, at, taken);
    if (!found || sentence.without.length === MAX_WITHOUT) continue;
    if (left().filter((place) => place < found.from || place >= found.from + found.length).length === 0) {
      sentence.freeOf = found.name ?? shownOf(found.of);
      continue;
    }
    sentence.without.push(found.name ?? shownOf(found.of));
    say('WITHOUT', withoutThing(found.name ?? shownOf(found.of)), found.from, found.length);
    // 'Pickle without onion and garlic', of which something must be left that is asked for.
    for (let and = found.from + found.length; AND_WITHOUT.has(words[and] ?? ''); and += 2) {
      const further = left().filter((place) => place !== and);
      const isMore = words[and + 1] !== undefined && !taken.has(and + 1) && further.length > 1 && found.isBefore;
      if (!isMore || sentence.without.length === MAX_WITHOUT) break;
      sentence.without.push(shownOf([and + 1]));
      say('WITHOUT', withoutThing(shownOf([and + 1])), and, 2);
    }
    // 'Onion garlic free masala' is to be without both.
    const step = found.isBefore ? 1 : -1;
    const first = found.of.at(found.isBefore ? -1 : 0) ?? at;
    for (let more = first + step; isOftenFreeOf(more - step) && isOftenFreeOf(more); more += step) {
      if (taken.has(more) || left().length < 2 || sentence.without.length === MAX_WITHOUT) break;
      sentence.without.push(shownOf([more]));
      say('WITHOUT', withoutThing(shownOf([more])), more, 1);
    }
  }

  // 5. What it is of, and for.
  const places = left();
  sentence.isOf = words.some(
    (word, at) =>
      (GENITIVE.has(word) || CASE_ENDINGS.has(word) || isWith(words, at, places)) &&
      (places[0] ?? at) < at &&
      at === (places.findLast((place) => place !== at) ?? 0) - 1 &&
      !isKeLiye(words, at + 1),
  );
  const purpose = purposeOf(words, left(), isLast);
  for (const at of purpose) taken.add(at);
  sentence.isNeed =
    isNeedFirst(words, places) || (purpose.length > 0 && purpose.every((at) => isOfPurpose(words[at] ?? '')));
  if (sentence.isNeed) for (const at of left()) if (KE.has(words[at] ?? '')) taken.add(at);
  const again = sentence.without.length > 0 ? left().filter((at) => FREE_ALREADY.has(words[at] ?? '')) : [];
  if (again.length < left().length) for (const at of again) taken.add(at);
  const shownAt = (at: number) => tokens[at]?.shown ?? '';
  sentence.purpose = [...context, ...sizes, ...again, ...purpose]
    .filter((at) => !isOfPurpose(words[at] ?? ''))
    .map(shownAt)
    .join(' ');
  sentence.text = left().map(shownAt).join(' ');

  // 6. Whether several things are asked for.
  const groups = groupsOf(tokens, left());
  // What follows on 'without onion, garlic' may be unwanted as well.
  const isUnwanted = [...lacked].some((at) => /[,;]$/.test(shownAt(at)) || isBetweenThings(words[at + 1] ?? ''));
  if (groups.length > 1 && groups.length <= MAX_CHOICES && !isUnwanted) {
    // Of 'dard ki malham aur tel' the oil is for pain, too.
    const [first = []] = groups;
    const of = first.slice(0, first.findIndex((at) => GENITIVE.has(words[at] ?? '')) + 1);
    const whole = groups.map((group, at) => (at > 0 && group.length === 1 ? [...of, ...group] : group));
    sentence.choices = whole.map((group) => group.map((at) => shownAt(at).replace(/[,;]+$/, '')).join(' '));
    sentence.isEither = words.some((word, at) => EITHER.has(word) && isBetween(at, left()));
  }
  return sentence;
}

/**
 * Where the clause begins that asks for something, behind what was told before: 'my skin is dry,
 * show me a cream', 'khansi hai, shahad do'.
 *
 * @param meant the places of words that are no function words
 * @returns 0 where all is one clause
 */
function clauseThatAsks(words: readonly string[], meant: readonly number[]): number {
  const isBreak = (word: string, at: number) =>
    isBetween(at, meant) &&
    (CLAUSE_BEGINS.has(word) || (CLAUSE_ENDS.has(word) && !words.slice(0, at).some((one) => RELATIVE.has(one))));
  const asking = words.findLastIndex(isBreak) + 1;
  // 'Ghutno me dard hai, kuch lagane ka' asks for what helps against the pain.
  const isBare = (word: string) => OCCASION_WORDS.has(word) || GENITIVE.has(word);
  return meant.every((at) => at < asking || isBare(words[at] ?? '')) ? 0 : asking;
}

/**
 * Whether a word tells that the thing behind it is with the one before: 'dahi wali lassi', but
 * neither 'honey ya tulsi wali chai' nor 'khane wale beej'.
 */
function isWith(words: readonly string[], at: number, places: readonly number[]): boolean {
  const isThing = places.includes(at - 1) && !/(?:ne|ने)$/.test(words[at - 1] ?? '');
  return WHO_DOES.has(words[at] ?? '') && isThing && !words.some(isBetweenThings);
}

function isBetweenThings(word: string): boolean {
  return EITHER.has(word) || BOTH.has(word);
}

/** The places of what stands between 'or', 'and' and commas. */
function groupsOf(tokens: readonly Token[], places: readonly number[]): number[][] {
  const isLink = (at: number) => isBetweenThings(tokens[at]?.word ?? '');
  const isBroken = (from: number, to: number) =>
    tokens.slice(from, to).some(({ shown }, at) => /[,;]$/.test(shown) || (at > 0 && isLink(from + at)));
  const groups: number[][] = [];
  for (const at of places.filter((place) => !isLink(place))) {
    const last = groups.at(-1)?.at(-1);
    if (last === undefined || isBroken(last, at)) groups.push([at]);
    else groups.at(-1)?.push(at);
  }
  return groups;
}

function withoutThing(thing: string): Phrase {
  return phrase('Without {thing}', { thing });
}
