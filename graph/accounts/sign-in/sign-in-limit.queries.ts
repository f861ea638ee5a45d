import type { Context } from '../../shared/context.js';

/** When the shop falls silent to guesses at an account. */
export interface Limit {
  /** Wrong guesses that are answered before. */
  most: number;
  /** How long after the last wrong guess the count starts anew. In seconds. */
  pauseS: number;
}

/**
 * How long no password of an account is looked at; undefined where one is. SQL, since the clock is
 * that of the database.
 */
export async function findPause(
  { db }: Context,
  account: string,
  { most, pauseS }: Limit,
): Promise<{ waitS: number } | undefined> {
  const [spent]: { waitS: number }[] = await db.query(
    `SELECT ceil(extract(epoch FROM last_failed_at + $3 * interval '1 second' - now()))::integer AS "waitS"
     FROM sign_in_failure
     WHERE account = $1 AND failures >= $2 AND last_failed_at > now() - $3 * interval '1 second'`,
    [account, most, pauseS],
  );
  return spent;
}

/**
 * Counts a wrong password. SQL, since it is checked and counted in one statement.
 *
 * @returns false where there were too many
 */
export async function insertFailure({ db }: Context, account: string, { most, pauseS }: Limit): Promise<boolean> {
  const counted: unknown[] = await db.query(
    `INSERT INTO sign_in_failure AS f (account, failures) VALUES ($1, 1)
     ON CONFLICT (account) DO UPDATE SET last_failed_at = now(),
       failures = CASE WHEN f.last_failed_at > now() - $3 * interval '1 second' THEN f.failures + 1 ELSE 1 END
     WHERE f.failures < $2 OR f.last_failed_at <= now() - $3 * interval '1 second'
     RETURNING failures`,
    [account, most, pauseS],
  );
  return counted.length > 0;
}

/** Keeps the table as small as the last pause. SQL, since it skips what another process is at. */
export async function deleteExpiredFailures({ db }: Context, pauseS: number): Promise<void> {
  await db.query(
    `DELETE FROM sign_in_failure WHERE account IN (
       SELECT account FROM sign_in_failure WHERE last_failed_at <= now() - $1 * interval '1 second'
       LIMIT 100 FOR UPDATE SKIP LOCKED)`,
    [pauseS],
  );
}
