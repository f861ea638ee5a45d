import { type EntityTarget, type FindOptionsOrder, type FindOptionsWhere, LessThan } from 'typeorm';
import type { Context } from '../context.js';
import { type Page, pageOf, pageSize, readCursor, seekId } from './cursor.js';

/** Which page of a list is asked for. */
export interface PageAsked {
  /** How many entries, 1 to 100. */
  first: number;
  /** A cursor of the same list; null: from the top. */
  after: string | null;
}

/** What has an id that grows. */
interface Numbered {
  id: string;
}

/**
 * A page of the rows of an entity, what was made last at its top.
 *
 * @param where which of them; null: none, as where what is asked for cannot be
 * @throws ShopError BAD_USER_INPUT for a number out of range or the cursor of another list
 */
export async function latestFirst<Row extends Numbered>(
  { db }: Pick<Context, 'db'>,
  entity: EntityTarget<Row>,
  { first, after }: PageAsked,
  where: FindOptionsWhere<Row> | null = {},
): Promise<Page<Row>> {
  const size = pageSize(first);
  const cursor = readCursor(after, 1);
  const seek = seekId(cursor);
  const order = { id: 'DESC' } as FindOptionsOrder<Row>;
  const below = seek ? { ...where, id: LessThan(seek) } : where;
  const found = where ? await db.find(entity, { where: below as FindOptionsWhere<Row>, order, take: size + 1 }) : [];
  return pageOf(found, size, cursor, ({ id }) => [id]);
}
