import { ErrorCode, ShopError } from '../shared/errors.js';

/** The longest text that is searched for, in characters. */
const LONGEST_QUERY = 200;

/**
 * The words of a query in lower case; marks, signs and spaces only part them.
 *
 * @throws ShopError BAD_USER_INPUT over 200 characters
 */
export function wordsOf(query: string): string[] {
  if ([...query].length > LONGEST_QUERY) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, `Search for at most ${LONGEST_QUERY} characters.`, 'query');
  }
  return query
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
