/** What two consonants cost that are written for one another. */
const NEAR = 0.25;
/** What a vowel costs that is not written so for what is heard. */
const OTHER_VOWEL = 0.5;
/** What a short vowel costs that is written and hardly heard: the a of macaroni. */
const UNHEARD = 0.1;
/** A word of one consonant is told by its vowels, of which there are so many letters: oil, air. */
const TELLING_VOWELS = 2;
/** A word that is further away is heard as another one. */
export const AS_HEARD = 0.25;
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
 * How far an English word is from one of an Indian script that was put into Latin letters, by ear:
 * 'batar' is butter, and no bottle.
 *
 * @returns 0 for what is heard and written just so, Infinity where the consonants are others
 */
export function distanceByEar(heard: string, english: string): number {
  const said = partsOf(inSounds(heard));
  const written = partsOf(soundsOfEnglish(english));
  const count = said.consonants.length;
  const isTelling = count > 1 || (count === 1 && said.vowels.join('').length > TELLING_VOWELS);
  // A maker that writes itself without vowels is none that is spoken: FRSH is no farsh.
  const isShortened = written.vowels.join('') === '' && said.vowels.join('') !== '';
  if (!isTelling || isShortened || count !== written.consonants.length) return Number.POSITIVE_INFINITY;
  const wrong = said.consonants.map((sound, at) => costOf(sound, written.consonants[at] ?? ''));
  const others = said.vowels.map((vowel, at) => costOfVowel(vowel, written.vowels[at] ?? ''));
  return [...wrong, ...others].reduce((sum, cost) => sum + cost, 0);
}

/** The sounds of English words as of one. */
function soundsOfEnglish(english: string): string {
  return inSounds(english.split(' ').map(inEnglish).join(''));
}

/**
 * What words that sound alike have in common: their consonants, those that are written for one
 * another alike.
 *
 * @param heard whether the words were heard, or are written as English is
 */
export function consonantsByEar(words: string, heard: boolean): string {
  const { consonants } = partsOf(heard ? inSounds(words.replaceAll(' ', '')) : soundsOfEnglish(words));
  return consonants.map((sound) => sound.replace(/[Sjg]/, 's').replace('b', 'v').replace('p', 'f')).join('');
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
