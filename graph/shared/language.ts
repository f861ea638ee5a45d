import type { IncomingHttpHeaders } from 'node:http';

/** What the shop speaks: English, and Hindi to anyone who chooses it. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In the cookie `lang`, which the switch of the pages sets. */
const CHOSEN = /(?:^|;\s*)lang=(en|hi)(?:;|$)/;

/** What comes first in Accept-Language. */
const HINDI_FIRST = /^\s*hi\b/i;

/**
 * The language that a request wants to be answered in: what its visitor chose here, or what a
 * program asks for with `Accept-Language: hi`; else English. A browser sends its own list with
 * everything, whatever language the page is in that its visitor reads, so that it counts for
 * programs alone.
 */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const [, chosen] = CHOSEN.exec(headers.cookie ?? '') ?? [];
  if (chosen) return chosen === 'hi' ? 'hi' : 'en';
  if (headers['sec-fetch-site'] !== undefined) return 'en';
  return HINDI_FIRST.test(headers['accept-language'] ?? '') ? 'hi' : 'en';
}
