/**
 * Endings that say how a word stands in a sentence, by script: of many, of whom, for whom. The
 * longest first.
 */
const ENDINGS = [
  /(?:ियों|ियाँ|ियां|ाच्या|ाचे|ाचा|ाची|च्या|ाला|ों|ें|चे|चा|ची|ला)$/u,
  /(?:গুলোর|গুলো|গুলি|য়ের|ের|টা|টি|র|কে)$/u,
  /(?:களுக்கு|களின்|கள்|த்தின்|யின்|ின்)$/u,
  /(?:లకు|లలో|లు|ల|ని|కి)$/u,
  /(?:ಗಳನ್ನು|ಗಳು|ಗಳ|ವನ್ನು|ಕ್ಕೆ|ಗೆ)$/u,
  /(?:નો|ની|નું|ના|ને|ઓ)$/u,
  /(?:ੀਆਂ|ਿਆਂ|ਾਂ)$/u,
  /(?:കളുടെ|കൾ|യുടെ|ന്റെ)$/u,
];

/** What the last part of a word of two says by itself: powder, oil, flour, dal, leaf. */
const TAILS =
  /^(.{2,}?)(पाउडर|पावडर|तेल|दाल|मसाला|गुँड़ो|গুঁড়ো|গুঁড়া|তেল|ডাল|পাতা|শাক|த்தூள்|தூள்|ப்பொடி|பொடி|பருப்பு|மாவு|எண்ணெய்|పొడి|నూనె|పప్పు|పిండి|ಪುಡಿ|ಎಣ್ಣೆ|ಬೇಳೆ|ಹಿಟ್ಟು|પાવડર|તેલ|દાળ|લોટ|ਪਾਊਡਰ|ਤੇਲ|ਦਾਲ|പ്പൊടി|പൊടി|എണ്ണ|പരിപ്പ്|മാവ്)$/u;

/** The same in Latin letters: 'manjalpodi', 'vepennai'. */
const LATIN_TAILS =
  /^([a-z]{3,}?)(podi|pudi|thool|thul|tool|guro|gundo|paruppu|parippu|pappu|bele|ennai|enna|enne|nune|noone|tel|maavu|mavu|pindi|hittu|peeth|pith|kizhangu|kilangu|keerai|soppu|aaku|aku|patta)$/;

/** 'Of' in Marathi, in Latin letters: 'tandulache peeth' is flour of rice, 'jwariche' of jwari. */
const LATIN_ENDING = /^([a-z]{3,}?)(?:a|(?<=[a-z]i))?ch(?:e|a|i|ya)$/;

/**
 * The same word as a catalogue may have it, for one that nothing is called: its parts where it is
 * of two, otherwise without its ending.
 *
 * @returns null when there is no such form
 */
export function plainForm(word: string): string | null {
  const text = word.normalize('NFC');
  if (!/[\u0900-\u0d7f]/u.test(text)) {
    const [, thing, form] = LATIN_TAILS.exec(text.toLowerCase()) ?? [];
    return thing && form ? `${thing} ${form}` : (LATIN_ENDING.exec(text.toLowerCase())?.[1] ?? null);
  }
  const [, first, last] = TAILS.exec(text) ?? [];
  if (first && last) return `${first} ${last.replace(/^(த்(?=தூ)|ப்(?=பொ)|പ്(?=പൊ))/u, '')}`;
  const ending = ENDINGS.find((each) => each.test(text));
  const bare = ending && text.replace(ending, '');
  return bare && [...bare].length >= 2 ? bare : null;
}

/** Endings of nouns of Hindi in the plural, or before a word such as 'ka', and without these. */
const HINDI_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ियों|ियाँ|ियां)$/u, ['ी', 'ि']],
  [/(?:ुओं|ुएँ|ुएं)$/u, ['ू', 'ु']],
  [/(?:ाओं|ाएँ|ाएं)$/u, ['ा']],
  [/ों$/u, ['', 'ा', 'ी']],
  [/ें$/u, ['']],
  [/े$/u, ['ा']],
];

/** What a word of Hindi may be by itself: 'बालों' are of बाल, 'जूते' of जूता. */
export function hindiStems(word: string): string[] {
  const text = word.normalize('NFC');
  const [ending, stems = []] = HINDI_ENDINGS.find(([each]) => each.test(text)) ?? [];
  return ending ? stems.map((stem) => text.replace(ending, stem)) : [];
}
