import { asListed } from './function-words.js';

/** A word of a query. */
export interface Token {
  /** As typed. */
  shown: string;
  /**
   * In lower case, with digits of any script as those of ASCII, without the marks around it; a word
   * of Hindi that lists know in Latin letters as they have it.
   */
  word: string;
}

/** The words of a query in their order; 'sugar-free' are two. */
export function tokensOf(query: string): Token[] {
  return query
    .normalize('NFC')
    .split(/\s+|-(?=free\b)/i)
    .filter(Boolean)
    .map((shown) => ({ shown, word: plainOf(shown) }))
    .map(({ shown, word }) => ({ shown, word: asListed(word) ?? word }));
}

/** Whether any of some places lies before a place, and any behind it. */
export function isBetween(at: number, places: readonly number[]): boolean {
  return places.some((place) => place < at) && places.some((place) => place > at);
}

/** Digits of Indian scripts stand at the same place of their blocks, of 128 signs each. */
function plainOf(shown: string): string {
  const digits = shown.replace(/[\u0966-\u0d6f]/gu, (sign) => {
    const place = (sign.codePointAt(0) ?? 0) & 127;
    return place >= 0x66 && place <= 0x6f ? String(place - 0x66) : sign;
  });
  return digits.toLowerCase().replace(/^[,.;:!?()'*]+|[,;:!?()'*]+$|\.+$/g, '');
}
