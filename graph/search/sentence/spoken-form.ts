/** The block of Devanagari, and what its signs are read as, from the first one on. */
const FIRST = 0x0900;
const READINGS = [
  // Nasals, breath and the vowels that stand alone.
  ...',n,n,h,a,a,a,i,i,u,u,ri,l,e,e,e,ai,o,o,o,au'.split(','),
  // The consonants.
  ...'k,kh,g,gh,n,ch,ch,j,jh,n,t,th,d,dh,n,t,th,d,dh,n,n,p,f,b,bh,m,y,r,r,l,l,l,v,sh,sh,s,h'.split(','),
  // The signs of vowels behind them, and the one that takes the vowel away.
  ...',,,,a,i,i,u,u,ri,ri,e,e,e,ai,o,o,o,au,,'.split(','),
];
const CONSONANTS = [0x15, 0x39] as const;
const NASALS = [0x01, 0x03] as const;
const DOT = 0x3c;
const VOWEL_SIGNS = [0x3e, 0x4c] as const;
const NO_VOWEL = 0x4d;

/** What is heard of a syllable; the a that no sign tells of is often not spoken. */
interface Syllable {
  onset: string;
  vowel: string;
  isImplied: boolean;
}

/**
 * How a word of Hindi is written in Latin letters or Devanagari alike, so that 'लगाने', 'lagane'
 * and 'lagaane' are one word: long vowels are short, double letters single, w is v, z j and ph f.
 */
export function spokenForm(word: string): string {
  return latinOf(word.normalize('NFD'))
    .toLowerCase()
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/ph/g, 'f')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/c*ch+(?:ch+)?/g, 'ch')
    .replace(/(.)\1+/g, '$1');
}

/**
 * A word of Devanagari in Latin letters. A consonant carries an a that is not spoken at the end
 * of a word, nor between two syllables that keep theirs; see `search_latin` of `sql/1-words.sql`,
 * which reads nine scripts.
 */
function latinOf(word: string): string {
  const syllables: Syllable[] = [];
  let others = '';
  for (const letter of word) {
    const sign = (letter.codePointAt(0) ?? 0) - FIRST;
    const last = syllables.at(-1);
    const isIn = ([from, to]: readonly [number, number]) => from <= sign && sign <= to;
    const reading = READINGS[sign] ?? '';
    if (sign < 0 || sign >= 0x80) others += letter;
    else if (isIn(CONSONANTS)) syllables.push({ onset: reading, vowel: 'a', isImplied: true });
    else if (last && (isIn(VOWEL_SIGNS) || sign === NO_VOWEL))
      syllables.splice(-1, 1, { ...last, vowel: reading, isImplied: false });
    else if (last && isIn(NASALS))
      syllables.splice(-1, 1, { ...last, vowel: `${last.vowel}${reading}`, isImplied: false });
    else if (sign !== DOT) syllables.push({ onset: '', vowel: reading, isImplied: false });
  }
  return syllables.length === 0 ? others : spoken(syllables);
}

function spoken(syllables: readonly Syllable[]): string {
  let before = '';
  return syllables
    .map(({ onset, vowel, isImplied }, at) => {
      const next = syllables[at + 1];
      const isBetween =
        before !== '' &&
        next !== undefined &&
        next.onset !== '' &&
        next.vowel !== '' &&
        !(next.isImplied && at + 2 === syllables.length);
      before = isImplied && at > 0 && (next === undefined || isBetween) ? '' : vowel;
      return onset + before;
    })
    .join('');
}
