/** Longer words are no goods. In characters. */
const MAX_LENGTH = 80;

/**
 * The words of a question as they are counted and as rules know them: lower case, one blank between
 * them, no signs. Null for none, for what is too long to name goods, and for what could tell of a
 * person: an e-mail address, or digits as of a phone.
 */
export function wordsOf(query: string): string | null {
  const plain = query.normalize('NFKC').toLowerCase();
  if (/\S@\S/.test(plain) || /\d(?:[\s().+-]*\d){5}/.test(plain)) return null;
  const words = plain
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' || words.length > MAX_LENGTH ? null : words;
}
