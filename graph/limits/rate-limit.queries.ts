import type { Context } from '../shared/context.js';

/** What is counted, and how much of it a sliding window holds. */
export interface AttemptWindow {
  /** What is done and by whom, such as `review:<account id>`. */
  key: string;
  /** How many attempts any window of `windowS` may hold. */
  most: number;
  /** In seconds. */
  windowS: number;
}

/**
 * Counts an attempt. SQL, since it is checked and counted in one statement.
 *
 * @returns false where the window is full
 */
export async function countAttempt({ db }: Context, { key, most, windowS }: AttemptWindow): Promise<boolean> {
  const window = `$3 * interval '1 second'`;
  const counted: unknown[] = await db.query(
    `INSERT INTO attempt AS a (key, times, forget_at)
     VALUES ($1, ARRAY[clock_timestamp()], clock_timestamp() + ${window})
     ON CONFLICT (key) DO UPDATE SET forget_at = excluded.forget_at, times = array_append(
       ARRAY(SELECT at FROM unnest(a.times) AS at WHERE at > clock_timestamp() - ${window}), excluded.times[1])
     WHERE (SELECT count(*) FROM unnest(a.times) AS at WHERE at > clock_timestamp() - ${window}) < $2
     RETURNING key`,
    [key, most, windowS],
  );
  return counted.length > 0;
}

/**
 * How long a window that is full stays so; undefined for one that is not. SQL, since the times are
 * an array that is counted.
 */
export async function findExceeded(
  { db }: Context,
  { key, most, windowS }: AttemptWindow,
): Promise<{ waitS: number } | undefined> {
  const [spent]: { waitS: number }[] = await db.query(
    `SELECT greatest(1, ceil(extract(epoch FROM min(at) + $3 * interval '1 second' - clock_timestamp())))::integer AS "waitS"
     FROM attempt, unnest(times) AS at WHERE key = $1 AND at > clock_timestamp() - $3 * interval '1 second'
     HAVING count(*) >= $2`,
    [key, most, windowS],
  );
  return spent;
}

/**
 * Keeps the table as small as what still counts. SQL, since it skips what another process is at.
 */
export async function deleteExpiredAttempts({ db }: Context): Promise<void> {
  await db.query(
    `DELETE FROM attempt WHERE key IN (
       SELECT key FROM attempt WHERE forget_at <= clock_timestamp() LIMIT 100 FOR UPDATE SKIP LOCKED)`,
  );
}
