import {
  BESIDE_BEHIND,
  FOR_ALONE,
  FOR_BEHIND,
  FORMS,
  FRESH,
  KE,
  WHEN_BEFORE,
  WHERE,
  WHO_DOES,
} from './function-words.js';

/** Endings of what is done, before 'ke liye'. */
const INFINITIVE = /(?:ne|ने)$/;

/**
 * The places of what a thing is for and of the words that say so: behind 'for', or before 'ke
 * liye'.
 */
export function purposeOf(
  words: readonly string[],
  left: readonly number[],
  isLast: (at: number) => boolean,
): number[] {
  const done = words.findIndex((word, at) => INFINITIVE.test(word) && isDoneThere(words, at));
  const there = left.filter((at) => at <= done);
  // 'Sir me lagane wala tel' is for the head, and of all oils that is what it names.
  const isThing = left.slice(there.length).some((at) => !FORMS.has(words[at] ?? '') && !FRESH.has(words[at] ?? ''));
  if (there.length > 0 && left.length > there.length && isThing) return there;
  const marked = left.findIndex((at) => FOR_ALONE.has(words[at] ?? '') || isKeLiye(words, at));
  if (marked > 0) {
    const before = left.slice(0, marked).filter((at) => !KE.has(words[at] ?? ''));
    const behind = left.slice(marked + 1);
    // 'chai ke liye doodh', but 'doodh chai ke liye'.
    if (before.length > 0 && behind.length > 0) return left.slice(0, marked + 1);
    // 'Tawa saaf karne ke liye' tells what is to be done, and to what.
    const isDone = INFINITIVE.test(words[(left[marked] ?? 0) - 2] ?? '');
    return before.length > 1 && !isDone ? left.slice(left.indexOf(before.at(-1) ?? 0)) : left.slice(marked);
  }
  // 'Something for a cold' names nothing but what it is for.
  const first = isNeedFirst(words, left) ? 1 : 0;
  const english = left.findIndex((at, place) => place > first && WHEN_BEFORE.has(words[at] ?? '') && !isLast(at));
  return [...left.slice(0, first), ...(english > 0 ? left.slice(english) : [])];
}

/** Whether a word is what is done somewhere by the thing behind it: 'tiffin me dene wala snack'. */
function isDoneThere(words: readonly string[], at: number): boolean {
  return WHERE.has(words[at - 1] ?? '') && WHO_DOES.has(words[at + 1] ?? '');
}

/** Whether no thing stands before what it is to be for: 'for a cold'. */
export function isNeedFirst(words: readonly string[], left: readonly number[]): boolean {
  return left.length > 1 && WHEN_BEFORE.has(words[left[0] ?? 0] ?? '');
}

/** Whether a word says, with the one before it, that what stands before is what a thing is for. */
export function isKeLiye(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const isSaid = FOR_BEHIND.has(word) || (BESIDE_BEHIND.has(word) && words[at + 1] !== undefined);
  return isSaid && KE.has(words[at - 1] ?? '');
}

/** Whether a word says no more than that something is for something. */
export function isOfPurpose(word: string): boolean {
  return (
    WHEN_BEFORE.has(word) || FOR_ALONE.has(word) || FOR_BEHIND.has(word) || BESIDE_BEHIND.has(word) || KE.has(word)
  );
}
