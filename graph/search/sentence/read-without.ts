import {
  ADDED,
  KE,
  NEGATED_VERBS,
  NOT_BE,
  NOT_WITHOUT,
  WITHOUT_BEFORE,
  WITHOUT_BEHIND,
  WITHOUT_CALLED,
  WITHOUT_IN_ONE,
  WITHOUT_OF_TWO,
} from './function-words.js';

/** What a query says to be without: the places of the thing, and of all words that say so. */
export interface Without {
  of: number[];
  /**
   * The thing, where one word says all of it, sugar for 'sugarless', or names something else by
   * itself.
   */
  name?: string;
  from: number;
  length: number;
  /** True when it is said before the thing: 'no sugar'. */
  isBefore: boolean;
}

/**
 * What a query says to be without, at a place.
 *
 * @param taken the places of words that are read already
 * @returns null where it says nothing of it
 */
export function withoutAt(words: readonly string[], at: number, taken: ReadonlySet<number>): Without | null {
  const found = whereWithout(words, at, taken);
  const [thing = at, ...more] = found?.of ?? [];
  const called = more.length === 0 ? WITHOUT_CALLED.get(words[thing] ?? '') : undefined;
  return found && called ? { ...found, name: called } : found;
}

function whereWithout(words: readonly string[], at: number, taken: ReadonlySet<number>): Without | null {
  const word = words[at] ?? '';
  const name = WITHOUT_IN_ONE.get(word);
  if (name !== undefined) return { of: [at], name, from: at, length: 1, isBefore: false };
  const isThere = (place: number) => words[place] !== undefined && !taken.has(place) && !/\d/.test(words[place] ?? '');
  const isPair = (place: number) => WITHOUT_OF_TWO.has(words[place] ?? '') && isThere(place) && isThere(place + 1);
  if (NOT_WITHOUT.has(words[at + 1] ?? '')) return null;
  if (words.slice(at + 1, at + 3).some((one) => NEGATED_VERBS.has(one))) return null;
  const isNot = (word === 'na' || word === 'ना' || word === 'न') && NOT_BE.has(words[at + 1] ?? '');
  if ((WITHOUT_BEHIND.has(word) || isNot) && isThere(at - 1)) {
    const of = isPair(at - 2) ? [at - 2, at - 1] : [at - 1];
    return { of, from: at - of.length, length: of.length + 1, isBefore: false };
  }
  if (!WITHOUT_BEFORE.has(word)) return null;
  // 'cheeni ke bina chai'
  if (KE.has(words[at - 1] ?? '') && isThere(at - 2)) return { of: [at - 2], from: at - 2, length: 3, isBefore: false };
  const first = ADDED.has(words[at + 1] ?? '') && isThere(at + 2) ? at + 2 : at + 1;
  const of = isPair(first) ? [first, first + 1] : [first];
  return isThere(first) ? { of, from: at, length: first - at + of.length, isBefore: true } : null;
}
