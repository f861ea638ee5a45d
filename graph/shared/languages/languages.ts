import type { IncomingMessage } from 'node:http';
import { hindi } from './hi/texts.js';
import { marathi } from './mr/texts.js';

/** A language that the shop speaks. */
interface Spoken {
  /** What a document in it calls its language. */
  readonly tag: string;
  /** How it writes days and numbers. */
  readonly locale: string;
  /** How it writes months: a short one of Devanagari is hard to read. */
  readonly month: 'short' | 'long';
  /** Its texts by how they stand in English; English where one is missing. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * What the shop speaks: a further language is a folder beside this file and a line here, and falls
 * back to English text by text. The first is spoken where a request asks for none of them.
 */
export const LANGUAGES = {
  en: { tag: 'en-IN', locale: 'en-US', month: 'short', texts: {} },
  hi: { tag: 'hi', locale: 'hi-IN', month: 'long', texts: hindi },
  mr: { tag: 'mr', locale: 'mr-IN-u-nu-latn', month: 'long', texts: marathi },
} satisfies Record<string, Spoken>;

/** By its code of two letters. */
export type Language = keyof typeof LANGUAGES;

/** The codes of all of them. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** One of something for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** Spoken where nothing else is asked for; what goods and categories are called in first of all. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** What the texts of goods and categories are translated into. */
export type OtherLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>;
export const OTHER_LANGUAGES = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);

/** In the cookie `lang`, which the switch of the pages sets. */
const CHOSEN = /(?:^|;\s*)lang=(\w+)(?:;|$)/;

/** What comes first in Accept-Language, without its region. */
const ASKED_FOR = /^\s*([a-z]+)\b/i;

/** The first part of the address of a page, such as that of `/hi/about`. */
const OF_PAGE = /^\/([a-z]{2})(?=[/?]|$)/;

/** Of a call, such as `/api/products?lang=hi`. */
const OF_CALL = /^\/(?:graphql|api)(?=[/?]).*[?&]lang=(\w+)/;

/**
 * The language that a request wants to be answered in: what its address says, such as `/hi/about`
 * or `/api/products?lang=hi`; else what its visitor chose here, or what a program asks for with
 * `Accept-Language: hi`; else English. A browser sends its own list with everything, whatever
 * language the page is in that its visitor reads, so that it counts for programs alone.
 */
export function languageOf({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Language {
  const addressed = languageOfAddress(url);
  if (addressed) return addressed;
  const chosen = spoken(CHOSEN.exec(headers.cookie ?? '')?.[1]);
  if (chosen) return chosen;
  if (headers['sec-fetch-site'] !== undefined) return DEFAULT_LANGUAGE;
  return spoken(ASKED_FOR.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()) ?? DEFAULT_LANGUAGE;
}

/**
 * What the address of a page or call says; undefined where it says nothing, as that of every page
 * in English.
 */
function languageOfAddress(url: string): Language | undefined {
  const page = spoken(OF_PAGE.exec(url)?.[1]);
  return page === DEFAULT_LANGUAGE ? undefined : (page ?? spoken(OF_CALL.exec(url)?.[1]));
}

/** A page in a language: `/hi/orders` of `/orders`; in the default one its path says nothing. */
export function pathIn(language: Language, path: string): string {
  // The desk has the same addresses in all languages.
  const isPlain = language === DEFAULT_LANGUAGE || path.startsWith('/desk');
  return isPlain ? path : `/${language}${path}`;
}

/** The language of the shop by its name; undefined where it is none of them. */
function spoken(name: string | undefined): Language | undefined {
  return LANGUAGE_CODES.find((language) => language === name);
}
