import type { DataSource, QueryRunner } from 'typeorm';

/** Any number that nothing else of the shop locks. */
const MIGRATION_LOCK = 4_711;

/**
 * Pause before asking again whether another process has brought the tables up to date. In
 * milliseconds.
 */
const MIGRATION_PAUSE_MS = 200;

/**
 * Does what changes the tables in one process at a time; the others wait for their turn. Where the
 * work fails, the lock goes with the connections of the database.
 */
export async function oneAtATime(database: DataSource, work: () => Promise<void>): Promise<void> {
  const lock = database.createQueryRunner();
  while (!(await isTaken(lock))) await new Promise((resolve) => setTimeout(resolve, MIGRATION_PAUSE_MS));
  await work();
  await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await lock.release();
}

/** Names of the migrations that a database has taken; none of an empty one. */
export async function takenSteps(database: DataSource): Promise<string[]> {
  const [found]: { isThere: boolean }[] = await database.query(
    `SELECT to_regclass('migration') IS NOT NULL AS "isThere"`,
  );
  if (!found?.isThere) return [];
  const rows: { name: string }[] = await database.query('SELECT name FROM migration');
  return rows.map(({ name }) => name);
}

async function isTaken(lock: QueryRunner): Promise<boolean> {
  const [row]: { isTaken: boolean }[] = await lock.query('SELECT pg_try_advisory_lock($1) AS "isTaken"', [
    MIGRATION_LOCK,
  ]);
  return row?.isTaken ?? false;
}
