import { FUNCTION_WORDS, PACK_WORDS } from './function-words.js';

/** Shorter words end as verbs do by chance. */
const LETTERS = 5;

/**
 * Endings of verbs that ask, of languages that write them as one word with what is asked: Tamil and
 * Malayalam, Telugu, Kannada, Marathi, Bengali and Hindi.
 */
const VERBS = new RegExp(
  '(?:' +
    [
      'unga|anga|inga|ungal|anum|enum|umaa|irukku|kanam|ikkan|kkanam',
      'andi|aandi|adaniki|daniki|alandi|ukondi|ukovali|ochu',
      'beku|bekku|kodi|kolli|olli|uttira|ttiri|sidi',
      'aycha|aychi|ayche|ayla|aycho|yachi|yacha|nyasathi|shil',
      'iben|aben|achhi|echhi|chhen|bena|ben|lam',
      'iyega|iyegi|iye|ungi|oonga|enge|egi|wana|wao|aiye',
    ].join('|') +
    ')$',
);

/** What a function word with one letter too many, too few or wrong looks like. */
const MISSPELT = misspelt(FUNCTION_WORDS);
/** What a word of packing looks like so: 'pices'. */
const MISSPELT_PACKS = misspelt(PACK_WORDS);

/**
 * Whether an unknown word is one of those around what is asked for, rather than a thing: a verb
 * that asks, or a function word that is misspelt.
 */
export function isSaidAround(word: string): boolean {
  return (word.length >= LETTERS && VERBS.test(word)) || MISSPELT.has(word);
}

/** Whether an unknown word is one of packing and measure that is misspelt. */
export function isPackMisspelt(word: string): boolean {
  return MISSPELT_PACKS.has(word);
}

function misspelt(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter((word) => /^[a-z]{5,}$/.test(word)).flatMap((word) => [...slipsOf(word)]));
}

/** A word with a vowel changed or left out, a letter doubled or single, or an h left out. */
function* slipsOf(word: string): Iterable<string> {
  for (let at = 1; at < word.length; at += 1) {
    const letter = word.charAt(at);
    if (letter === 'h' || letter === word.charAt(at - 1)) yield word.slice(0, at) + word.slice(at + 1);
    yield word.slice(0, at) + letter + word.slice(at);
    if ('aeiou'.includes(letter)) {
      yield word.slice(0, at) + word.slice(at + 1);
      for (const vowel of 'aeiou') if (vowel !== letter) yield word.slice(0, at) + vowel + word.slice(at + 1);
    }
  }
}
