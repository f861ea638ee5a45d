import { ErrorCode, ShopError } from './errors.js';

/** The most entries that a page may hold. */
const MOST_PER_PAGE = 100;

/** The values of the sort keys of a row, in order; the last one is the row's id and makes the order total. */
export type SortKeys = readonly (string | number | null)[];

/** Writes the place of a row in a sorted list as an opaque cursor. */
export function writeCursor(keys: SortKeys): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/**
 * Reads a cursor that `writeCursor` made.
 *
 * @param length how many sort keys the list has
 * @returns null when none was sent
 * @throws ShopError BAD_USER_INPUT for a text that is no cursor of such a list
 */
export function readCursor(cursor: string | null | undefined, length: number): SortKeys | null {
  if (cursor === null || cursor === undefined) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const isKey = (key: unknown) => key === null || typeof key === 'string' || typeof key === 'number';
    if (Array.isArray(keys) && keys.length === length && keys.every(isKey)) return keys;
  } catch {
    // A text that is no JSON is answered like any other text that is no cursor.
  }
  throw new ShopError(ErrorCode.BAD_USER_INPUT, 'after is not a cursor of this list.', 'after');
}

/**
 * The number of entries asked for.
 *
 * @param first 1 to 100
 * @throws ShopError BAD_USER_INPUT outside that range
 */
export function pageSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= MOST_PER_PAGE) return first;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, `first must be from 1 to ${MOST_PER_PAGE}.`, 'first');
}
