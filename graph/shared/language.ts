import type { IncomingHttpHeaders } from 'node:http';

/** What the shop speaks. The first is spoken where a request asks for none of them. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

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
  if (headers['sec-fetch-site'] !== undefined) return LANGUAGES[0];
  return spoken(ASKED_FOR.exec(headers['accept-language'] ?? '')?.[1]?.toLowerCase()) ?? LANGUAGES[0];
}

/** The language of the shop by its name; undefined where it is none of them. */
function spoken(name: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === name);
}
