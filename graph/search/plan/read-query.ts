import { cacheList } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { type Clue, findClues } from './plan.queries.js';

/** The longest text that is searched for, in characters. */
const MAX_QUERY_LENGTH = 200;

/** The most readings that are cached. One has up to a hundred clues. */
const MAX_READINGS = 500;

const READINGS = Symbol();

/**
 * Of words in quotation marks nothing else counts: they are neither corrected nor taken for others.
 */
export const LITERAL: ReadonlySet<Clue['clue']> = new Set(['pack', 'word', 'brand', 'joined', 'split']);

/** @throws ShopError BAD_USER_INPUT over 200 characters */
export function refuseLong(query: string): void {
  if ([...query].length <= MAX_QUERY_LENGTH) return;
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('Search for at most {most} characters.', { most: MAX_QUERY_LENGTH }),
    'query',
  );
}

/**
 * Asks the vocabulary and the synonyms about words. What they know is cached until anything of the
 * catalogue changes: many search for the same, on further pages and with other filters too, and to
 * look it up takes longer than to find the products.
 *
 * @param isBegun the last word is still being typed: one that says nothing by itself begins others
 * @returns nothing for a text without a letter or digit
 */
export async function readQuery(ctx: Context, text: string, isBegun = false): Promise<readonly Clue[]> {
  if (!/[\p{L}\p{N}]/u.test(text)) return [];
  const read = () => findClues(ctx, text, isBegun);
  return cacheList(ctx, READINGS, `${isBegun} ${text}`, read, { kind: 'all', most: MAX_READINGS });
}
