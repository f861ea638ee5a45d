import { ErrorCode, ShopError } from '../errors.js';
import { readId } from '../input/id.js';
import { phrase } from '../languages/phrase.js';
import type { PageInfo } from './page-info.type.js';

/** The most entries that a page may hold. */
export const MAX_PER_PAGE = 100;

/**
 * The values of the sort keys of a row, in order; the last one is the row's id and makes the order
 * total.
 */
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
  throw notOfThisList();
}

/**
 * The number of entries asked for.
 *
 * @param first 1 to 100
 * @throws ShopError BAD_USER_INPUT outside that range
 */
export function pageSize(first: number): number {
  if (Number.isInteger(first) && first >= 1 && first <= MAX_PER_PAGE) return first;
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('first must be from 1 to {most}.', { most: MAX_PER_PAGE }),
    'first',
  );
}

/** An entry of a list with its cursor beside it. */
export interface Edge<Row> {
  cursor: string;
  node: Row;
}

/** A page of a list, and where it stands. */
export interface Page<Row> {
  nodes: Row[];
  edges: Edge<Row>[];
  pageInfo: PageInfo;
}

/**
 * Cuts a page of keyset pagination to its size.
 *
 * @param found the rows from the page's first on, one more than fit when there are more
 * @param cursor what the page begins after; null for the first page
 * @param keysOf the sort keys of a row
 * @returns a page whose cursors are written when they are read; more is put onto it by
 *   `Object.assign`, as a copy would not have them
 */
export function pageOf<Row>(
  found: readonly Row[],
  size: number,
  cursor: SortKeys | null,
  keysOf: (row: Row) => SortKeys,
): Page<Row> {
  return new KeysetPage(found, size, cursor !== null, keysOf);
}

/**
 * Most ask for the nodes alone, for which the sort keys need not be read, and a cursor takes as
 * long as a column. The getters are of the class: V8 makes those of an object's own in the old part
 * of its memory, from where they hold on to all that belongs to a request.
 */
class KeysetPage<Row> implements Page<Row> {
  readonly nodes: Row[];
  readonly pageInfo: PageInfo;

  constructor(
    found: readonly Row[],
    size: number,
    hasPreviousPage: boolean,
    private readonly keysOf: (row: Row) => SortKeys,
  ) {
    this.nodes = found.slice(0, size);
    this.pageInfo = new KeysetPageInfo(this.nodes, found.length > size, hasPreviousPage, keysOf);
  }

  get edges(): Edge<Row>[] {
    return this.nodes.map((node) => ({ cursor: writeCursor(this.keysOf(node)), node }));
  }
}

class KeysetPageInfo<Row> implements PageInfo {
  constructor(
    private readonly nodes: readonly Row[],
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
    private readonly keysOf: (row: Row) => SortKeys,
  ) {}

  get startCursor(): string | null {
    return this.cursorOf(this.nodes[0]);
  }

  get endCursor(): string | null {
    return this.cursorOf(this.nodes.at(-1));
  }

  private cursorOf(row: Row | undefined): string | null {
    return row ? writeCursor(this.keysOf(row)) : null;
  }
}

/**
 * The id after which a page of a list sorted by id alone begins; null for the first page.
 *
 * @throws ShopError BAD_USER_INPUT
 */
export function seekId(cursor: SortKeys | null): string | null {
  const id = cursor && readId(cursor[0]);
  if (!cursor || id) return id;
  throw notOfThisList();
}

function notOfThisList(): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('after is not a cursor of this list.'), 'after');
}
