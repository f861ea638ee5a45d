import type { Context } from '../../shared/context.js';
import type { Visit } from '../questions/visit-of.js';
import type { EmptySearch } from './empty-search.type.js';

/** Words that one network is counted with in a day, so that none fills the list alone. */
const MAX_OF_NETWORK = 50;

/** Different words that a day has, so that many networks together do not fill the table. */
const MAX_OF_DAY = 10_000;

/** Today, by the calendar of India. */
const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/**
 * Counts words that found nothing, unless the same network was counted with them today, or with too
 * many others. SQL, since it is checked and counted in one statement.
 */
export async function countVisit({ db }: Context, { words, hash, network }: Visit): Promise<void> {
  await db.query(
    `WITH visit AS (
       INSERT INTO empty_search_visit (day, hash, count) VALUES (${TODAY}, $2, 1)
       ON CONFLICT DO NOTHING RETURNING day),
     counted AS (
       INSERT INTO empty_search_visit AS v (day, hash, count) SELECT day, $3, 1 FROM visit
       ON CONFLICT (hash) DO UPDATE SET count = v.count + 1 WHERE v.count < ${MAX_OF_NETWORK} RETURNING day)
     INSERT INTO empty_search AS s (day, words, count) SELECT day, $1, 1 FROM counted
     WHERE EXISTS (SELECT FROM empty_search known WHERE known.day = counted.day AND known.words = $1)
       OR (SELECT count(*) FROM empty_search known WHERE known.day = counted.day) < ${MAX_OF_DAY}
     ON CONFLICT (day, words) DO UPDATE SET count = s.count + 1`,
    [words, hash, network],
  );
}

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
