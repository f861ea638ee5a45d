import type { IncomingHttpHeaders } from 'node:http';
import { hindi } from './hi/texts.js';

/** A language that the shop speaks. */
interface Spoken {
  /** How it writes days and numbers that the specification leaves open. */
  readonly locale: string;
  /** Its texts by how they stand in English; English where one is missing. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * What the shop speaks: a further language is a folder beside this file and a line here, and falls
 * back to English text by text. The first is spoken where a request asks for none of them.
 */
export const LANGUAGES = {
  en: { locale: 'en-IN', texts: {} },
  hi: { locale: 'hi-IN', texts: hindi },
} satisfies Record<string, Spoken>;

/** By its code of two letters. */
export type Language = keyof typeof LANGUAGES;

/** The codes of all of them. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[];

/** Spoken where nothing else is asked for. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** In the cookie `lang`, which the switch of the pages sets. */
const CHOSEN = /(?:^|;\s*)lang=(\w+)(?:;|$)/;

/** What comes first in Accept-Language, without its region. */
const ASKED_FOR = /^\s*([a-z]+)\b/i;

/**
 * The language that a request wants to be answered in: what its visitor chose here, or what a
 * program asks for with `Accept-Language: hi`; else English. A browser sends its own list with
 * everything, whatever language the page is in that its visitor reads, so that it counts for
 * programs alone.
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const chosen = spoken(CHOSEN.exec(headers.cookie ?? '')?.[1]);
  if (chosen) return chosen;
  if (headers['sec-fetch-site'] !== undefined) return DEFAULT_LANGUAGE;
  return spoken(ASKED_FOR.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()) ?? DEFAULT_LANGUAGE;
}

/** The language of the shop by its name; undefined where it is none of them. */
function spoken(name: string | undefined): Language | undefined {
  return LANGUAGE_CODES.find((language) => language === name);
}
