import type { EntityManager } from 'typeorm';
import type { Visit } from './visit-of.js';

/** Today, by the calendar of India. */
export const TODAY = `(now() AT TIME ZONE 'Asia/Kolkata')::date`;

/** Different words that a day has, so that many networks together do not fill a table. */
const MAX_OF_DAY = 10_000;

/** Words that one network is counted with in a day, so that none fills a list alone. */
const MAX_OF_NETWORK = 50;

/**
 * Counts words in a table of words and days, unless the same network was counted with them today,
 * or with too many others. SQL, since it is checked and counted in one statement.
 */
export async function countWords(
  db: EntityManager,
  { table, column }: { table: 'empty_search' | 'search_question'; column: 'count' | 'asked' },
  { words, hash, network }: Visit,
): Promise<void> {
  await db.query(
    `WITH ${countedVisit(MAX_OF_NETWORK)}
     INSERT INTO ${table} AS s (day, words, ${column}) SELECT day, $1, 1 FROM counted
     WHERE EXISTS (SELECT FROM ${table} known WHERE known.day = counted.day AND known.words = $1)
       OR (SELECT count(*) FROM ${table} known WHERE known.day = counted.day) < ${MAX_OF_DAY}
     ON CONFLICT (day, words) DO UPDATE SET ${column} = s.${column} + 1`,
    [words, hash, network],
  );
}

/**
 * The rows `counted`: one where a visit with the hash $2 of the network $3 counts, which is once a
 * day, and at most so often a network.
 *
 * @param condition what has to be true besides
 */
export function countedVisit(mostOfNetwork: number, condition = 'true'): string {
  return `visit AS (
      INSERT INTO empty_search_visit (day, hash, count) SELECT ${TODAY}, $2, 1 WHERE ${condition}
      ON CONFLICT DO NOTHING RETURNING day),
    counted AS (
      INSERT INTO empty_search_visit AS v (day, hash, count) SELECT day, $3, 1 FROM visit
      ON CONFLICT (hash) DO UPDATE SET count = v.count + 1 WHERE v.count < ${mostOfNetwork} RETURNING day)`;
}
