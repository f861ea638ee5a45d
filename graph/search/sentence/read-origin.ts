import { countryInWords } from '../../location/country-in-words.js';
import { inEachLanguage } from '../../shared/languages/languages.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';

/** A country that a query says its goods are to be from. */
export interface SaidOrigin {
  /** Its iso2 code. */
  country: string;
  /** For the shopper to read, e.g. 'Made in Nepal'. */
  label: Phrase;
  /** Where the words that say so begin, and how many they are. */
  from: number;
  length: number;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** What countries are called besides their names in English and Hindi. */
const ALSO = {
  ...{ bharat: 'IN', hindustan: 'IN', भारत: 'IN', इंडिया: 'IN', hindusthan: 'IN', desh: 'IN' },
  ...{ usa: 'US', america: 'US', अमेरिका: 'US', uk: 'GB', england: 'GB', britain: 'GB', uae: 'AE', dubai: 'AE' },
  ...{ holland: 'NL', korea: 'KR', turkey: 'TR', lanka: 'LK', burma: 'MM', persia: 'IR', चीन: 'CN', cheen: 'CN' },
};

/** Codes of countries by what people call them, in lower case. */
const CODES: ReadonlyMap<string, string> = new Map([
  ...['en', 'hi'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((code) => {
      const name = names.of(code);
      return name ? [[name.toLowerCase().normalize('NFC'), code] as const] : [];
    });
  }),
  ...Object.entries(ALSO),
]);

/** No country has more words, such as 'united states of america'. */
const MAX_WORDS = 4;

const BEFORE = [
  ...[
    'made in',
    'grown in',
    'produced in',
    'packed in',
    'manufactured in',
    'product of',
    'produce of',
    'country of origin',
  ],
  ...['origin', 'from'],
].map((phrase) => phrase.split(' '));

const BEHIND = [
  ...['made', 'origin', 'me bana', 'me bani', 'me bane', 'mein bana', 'mein bani', 'mein bane', 'ka bana', 'ki bani'],
  ...['में बना', 'में बनी', 'में बने', 'का बना', 'की बनी', 'के बने'],
].map((phrase) => phrase.normalize('NFC').split(' '));

const SWADESHI = new Set(['swadeshi', 'स्वदेशी']);

/**
 * What a query says at a place of where its goods are to be from: 'made in India', 'product of
 * Nepal', 'Iran origin', 'swadeshi'; null for most. A country alone says nothing of that: it may be
 * what a thing is called by, as Turkey is.
 *
 * @param words in lower case
 */
export function originAt(words: readonly string[], at: number): SaidOrigin | null {
  if (SWADESHI.has(words[at] ?? '')) return said('IN', at, 1);
  const begins = (phrase: readonly string[], from: number) =>
    phrase.every((word, index) => words[from + index] === word);
  const before = BEFORE.find((phrase) => begins(phrase, at));
  if (before) {
    const named = countryAt(words, at + before.length);
    return named && said(named.code, at, before.length + named.length);
  }
  const named = countryAt(words, at);
  const behind = named && BEHIND.find((phrase) => begins(phrase, at + named.length));
  return behind ? said(named.code, at, named.length + behind.length) : null;
}

function countryAt(words: readonly string[], at: number): { code: string; length: number } | null {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const code = CODES.get(words.slice(at, at + length).join(' '));
    if (code) return { code, length };
  }
  return null;
}

function said(country: string, from: number, length: number): SaidOrigin {
  return {
    country,
    label: phrase('Made in {country}', { country: inEachLanguage((language) => countryInWords(country, language)) }),
    from,
    length,
  };
}
