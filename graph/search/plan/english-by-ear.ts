import type { Context } from '../../shared/context.js';
import { scriptOf } from '../sentence/script-names.js';
import { type Clue, findByConsonants } from './plan.queries.js';

/** What two consonants cost that are written for one another. */
const NEAR = 0.25;
/** What a vowel costs that is not written so for what is heard. */
const OTHER_VOWEL = 0.5;
/** What a short vowel costs that is written and hardly heard: the a of macaroni. */
const UNHEARD = 0.1;
/** A word of one consonant is told by its vowels, of which there are so many letters: oil, air. */
const TELLING_VOWELS = 2;
/** A word that is further away is heard as another one. */
const AS_HEARD = 0.25;
/** Consonants that are written for one another: sh and s as in tissue, j and s as in cookies. */
const NEAR_CONSONANTS = ['Ss', 'js', 'jg', 'vb', 'fp'];

/**
 * How English writes the vowels that Hindi writes in Latin letters as these: the a of 'batar' is
 * the u and the e of butter.
 */
const WRITTEN: readonly (readonly [heard: RegExp, written: RegExp])[] = [
  [/^$/, /^e?$/],
  [/^a$/, /^(?:[aeou]|ou|ea|oo|io|ai)?$/],
  [/^aa$/, /^(?:a|o|au|aw|aa|ou|u)$/],
  [/^(?:i|ee)$/, /^(?:i|I|e|ee|ea|y|ie|ei|ey|ui)$/],
  [/^(?:u|oo)$/, /^(?:u|oo|ou|o|ew|ue|ui)$/],
  [/^y(?:u|oo)$/, /^(?:u|ue|ew|eu|iew|ui|you|oo)$/],
  [/^e$/, /^(?:a|ai|ay|e|ea|ei|ey)$/],
  [/^ai$/, /^(?:a|ai|ay|ea)$/],
  [/^aa[ie]e?$/, /^(?:i|y|ie|ai|uy|ye)$/],
  [/^o$/, /^(?:o|oa|ow|oe|au|aw|a|oo)$/],
  [/^au$/, /^(?:au|ou|ow|o|aw|a)$/],
  [/^o(?:ya?|i)$/, /^(?:oi|oy)$/],
  [/^(?:i|e)ya$/, /^(?:ai|ea|ia|io|iu|a|ie|e)$/],
  [/^iyo$|^io$/, /^(?:io|eo)$/],
  [/^aay[ao]?$/, /^(?:i|ia|io|ye|oy)$/],
  [/^aa(?:u|oo)$/, /^(?:ow|ou)$/],
];

/**
 * Clues for the words of Indian scripts that are English, where they are spelt as they are heard:
 * बटर is butter. Of several the nearest, and of these the one that most goods have.
 *
 * @param shown the words as they were typed
 * @param clues what is known of them
 */
export async function cluesByEar(ctx: Context, shown: readonly string[], clues: readonly Clue[]): Promise<Clue[]> {
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  if (words.length !== shown.length) return [];
  // A name that is heard because the word lacks its 's' is none: राइस is no rai.
  const isNamed = ({ first: at, term }: Clue) =>
    clues.some(
      ({ clue, isHeard, first, last }) =>
        clue === 'names' && first <= at && at <= last && !(isHeard && first === last && term.endsWith('s')),
    );
  const unknown = words.filter(
    (word, at) => word.products === 0 && scriptOf(shown[at] ?? '') !== null && !isNamed(word),
  );
  if (unknown.length === 0) return [];
  const known = await findByConsonants(
    ctx,
    unknown.flatMap(({ term }) => [term, ...otherConsonants(term)]),
  );
  return unknown.flatMap(({ term, first, last }) => {
    const judged = known
      .map((one) => ({ ...one, distance: distanceByEar(term, one.term) }))
      .filter(({ distance }) => distance <= AS_HEARD)
      .sort((one, other) => one.distance - other.distance || other.products - one.products);
    return judged.slice(0, 1).map(({ term: english, lexeme, products }) => ({
      ...{ clue: 'english' as const, first, last, term: english },
      ...{ names: [lexeme], written: [english], products },
    }));
  });
}

/**
 * The same word with j for s, s or g, which are heard so in cookies and sponge, and with the w that
 * ends a cashew.
 */
function otherConsonants(word: string): string[] {
  const written = [word.replace(/[jz]/g, 's'), word.replace(/j/g, 'g'), word.replace(/s(?!h)/g, 'j')];
  return /(?:u|oo)$/.test(word) ? [...written, `${word}v`] : written;
}

/**
 * How far an English word is from one of an Indian script that was put into Latin letters, by ear:
 * 'batar' is butter, and no bottle.
 *
 * @returns 0 for what is heard and written just so, Infinity where the consonants are others
 */
export function distanceByEar(heard: string, english: string): number {
  const said = partsOf(inSounds(heard));
  const written = partsOf(inSounds(inEnglish(english)));
  const count = said.consonants.length;
  const isTelling = count > 1 || (count === 1 && said.vowels.join('').length > TELLING_VOWELS);
  if (!isTelling || count !== written.consonants.length) return Number.POSITIVE_INFINITY;
  const wrong = said.consonants.map((sound, at) => costOf(sound, written.consonants[at] ?? ''));
  const others = said.vowels.map((vowel, at) => costOfVowel(vowel, written.vowels[at] ?? ''));
  return [...wrong, ...others].reduce((sum, cost) => sum + cost, 0);
}

/** An English word with each consonant as it is heard, and without the letters that are not. */
function inEnglish(word: string): string {
  return (
    word
      .replace(/[st]ion/g, 'shan')
      .replace(/^k(?=n)|^w(?=r)|(?<=[aeiou])gh/g, '')
      .replace(/ck/g, 'k')
      .replace(/tch/g, 'ch')
      .replace(/dg(?=e)/g, 'j')
      .replace(/qu/g, 'kv')
      .replace(/x/g, 'ks')
      .replace(/wh/g, 'v')
      .replace(/c(?=[eiy])/g, 's')
      .replace(/c(?!h)/g, 'k')
      .replace(/g(?=[eiy])/g, 'j')
      // Before two of one consonant a vowel is short: litter is no lighter.
      .replace(/i(?=([^aeiou])\1)/g, 'I')
      .replace(/(?<=[^aeiou])e$/, '')
      .replace(/(?<=[^aeiou])es$/, 's')
  );
}

/** A letter for each sound: sh is S, ch C; breath, z and w are as Hindi has them. */
function inSounds(word: string): string {
  return word
    .replace(/sh/g, 'S')
    .replace(/chh?/g, 'C')
    .replace(/ph/g, 'f')
    .replace(/([bdgjkt])h/g, '$1')
    .replace(/z/g, 'j')
    .replace(/w(?=[aeiou])/g, 'v')
    .replace(/([^aeiouyI])\1/g, '$1');
}

/** The consonants of a word and the vowels before, between and behind them. */
function partsOf(word: string): { consonants: string[]; vowels: string[] } {
  const isVowel = /[aeiouI]|(?<=.)y|(?<=[aeiou])w/y;
  const parts = { consonants: [] as string[], vowels: [''] };
  for (let at = 0; at < word.length; at += 1) {
    isVowel.lastIndex = at;
    if (isVowel.test(word)) parts.vowels.push(`${parts.vowels.pop() ?? ''}${word[at]}`);
    else {
      parts.consonants.push(word[at] ?? '');
      parts.vowels.push('');
    }
  }
  return parts;
}

function costOf(sound: string, other: string): number {
  if (sound === other) return 0;
  return NEAR_CONSONANTS.some((pair) => pair.includes(sound) && pair.includes(other)) ? NEAR : Number.POSITIVE_INFINITY;
}

function costOfVowel(heard: string, written: string): number {
  if (heard === written || WRITTEN.some(([said, letters]) => said.test(heard) && letters.test(written))) return 0;
  return heard === '' && written.length === 1 ? UNHEARD : OTHER_VOWEL;
}
