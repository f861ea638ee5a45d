import type { Context } from '../../../shared/context.js';
import { scriptOf } from '../../sentence/script-names.js';
import { FEW } from '../chosen-plan.js';
import { type Clue, findByConsonants } from '../plan.queries.js';

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
 * The words of a query with those of Indian scripts in English that are English, where they are
 * spelt as they are heard: 'फेस वॉश' asks for face wash. Of several words that one may be it is the
 * nearest, and of these the one that most goods have.
 *
 * @param shown the words as they were typed
 * @param clues what is known of them
 * @returns null where there is none
 */
export async function inEnglishByEar(
  ctx: Context,
  shown: readonly string[],
  clues: readonly Clue[],
): Promise<string[] | null> {
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  if (words.length !== shown.length) return null;
  const scripted = words.filter(({ products }, at) => products === 0 && scriptOf(shown[at] ?? '') !== null);
  const own = new Map(scripted.map((word) => [word, ownName(clues, word)]));
  const unknown = scripted.filter((word) => own.get(word) === undefined && !isNamed(clues, word));
  const known = await wordsLike(ctx, unknown);
  const english = (word: Clue) => {
    if (unknown.includes(word)) return nearestByEar(word.term, known);
    return own.get(word);
  };
  const said = words.map((word, at) => english(word) ?? shown[at] ?? '');
  return said.some((word, at) => word !== shown[at]) ? said : null;
}

/** What a word is called in English where it is a name of that alone: a ब्रश is a brush. */
function ownName(clues: readonly Clue[], { first: at, term }: Clue): string | undefined {
  const names = clues.filter(({ clue, first, last }) => clue === 'names' && first === at && last === at);
  return names.find((name) => name.products > 0 && distanceByEar(term, name.term) <= AS_HEARD)?.term;
}

/**
 * Whether a word is in a name, or is one as others write it. By itself one that loses its 's' as a
 * plural does is none: राइस is no rai.
 */
function isNamed(clues: readonly Clue[], { first: at, term, names: [lexeme] }: Clue): boolean {
  return clues.some(({ clue, term: other, written, first, last }) => {
    if (first > at || at > last) return false;
    if (clue === 'names') return first < last || term === lexeme || !term.endsWith('s');
    // 'Rassee' is a rassi, which is a rope.
    return (clue === 'alike' || clue === 'near') && written[0] !== other && inShort(other) === inShort(term);
  });
}

/** A word with its long vowels short. */
function inShort(word: string): string {
  return word.replace(/aa/g, 'a').replace(/ee/g, 'i').replace(/oo/g, 'u');
}

async function wordsLike(ctx: Context, words: readonly Clue[]): Promise<Awaited<ReturnType<typeof findByConsonants>>> {
  if (words.length === 0) return [];
  return findByConsonants(
    ctx,
    words.flatMap(({ term }) => [term, ...otherConsonants(term)]),
  );
}

/** The word of some goods that is nearest by ear, if one is near enough. */
function nearestByEar(heard: string, known: readonly { term: string; products: number }[]): string | undefined {
  const judged = known
    .map((one) => ({ ...one, distance: distanceByEar(heard, one.term) }))
    .filter(({ distance, products }) => distance <= AS_HEARD && products >= FEW)
    .sort((one, other) => one.distance - other.distance || other.products - one.products);
  return judged[0]?.term;
}

/**
 * The same word with j for s, s or g, which are heard so in cookies and sponge, with the w that
 * ends a cashew and the gh of a night.
 */
function otherConsonants(word: string): string[] {
  return [
    word.replace(/[jz]/g, 's'),
    word.replace(/j/g, 'g'),
    word.replace(/s(?!h)/g, 'j'),
    word.replace(/(?<=u|oo)$/, 'v'),
    word.replace(/(?<=ai)t/, 'ght'),
  ];
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
