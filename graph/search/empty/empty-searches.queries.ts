import type { Context } from '../../shared/context.js';
import { TODAY } from '../questions/visits.queries.js';
import type { EmptySearch } from './empty-search.type.js';

/** Counts of two periods that follow each other, the most frequent first. SQL, since it sums up. */
export function sumEmptySearches(
  { db }: Context,
  { fromBefore, from, to }: { fromBefore: string; from: string; to: string },
  most: number,
): Promise<EmptySearch[]> {
  return db.query(
    `SELECT words, coalesce(sum(count) FILTER (WHERE day >= $2::date), 0)::integer AS count,
       coalesce(sum(count) FILTER (WHERE day < $2::date), 0)::integer AS "countBefore"
     FROM empty_search WHERE day BETWEEN $1::date AND $3::date
     GROUP BY words ORDER BY 2 DESC, 3 DESC, 1 LIMIT $4`,
    [fromBefore, from, to, most],
  );
}

/**
 * Forgets what is older than the shop keeps it, and by what the searches of former days were told
 * apart. SQL, since the days are reckoned by the clock of the database.
 *
 * @param keptDays 0: nothing is kept
 */
export async function deleteOldSearches({ db }: Context, keptDays: number): Promise<void> {
  await db.query(`DELETE FROM empty_search WHERE day <= ${TODAY} - $1::integer`, [keptDays]);
  await db.query(`DELETE FROM empty_search_visit WHERE day < ${TODAY} OR $1::integer = 0`, [keptDays]);
}
