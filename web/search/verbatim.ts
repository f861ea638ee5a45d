/**
 * Puts a search in quotation marks, by which the graph takes its words as they are: it neither
 * corrects nor translates them.
 */
export function verbatim(words: string): string {
  return `"${words}"`;
}

/** The words of a search without such marks around them; the search itself when it has none. */
export function wordsOf(query: string): string {
  return /^"(.+)"$/.exec(query)?.[1]?.trim() || query;
}
