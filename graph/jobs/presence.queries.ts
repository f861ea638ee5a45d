import type { ClientBase } from 'pg';

/** Any number that no other advisory lock of two numbers has. */
const PRESENCE = 4_712;

/**
 * The lease of a worker pool on its jobs, an advisory lock that is held as long as the connection
 * is: PostgreSQL frees it in the moment in which the process dies, and within half a minute when
 * its machine is gone without a word. SQL over a connection of its own, since the lock is that
 * connection's.
 */
export async function holdPresence(connection: ClientBase, poolId: string): Promise<void> {
  await connection.query(
    `SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
       set_config('tcp_keepalives_count', '3', false)`,
  );
  await connection.query('SELECT pg_advisory_lock($1, hashtext($2))', [PRESENCE, poolId]);
}

/**
 * Frees the jobs of worker pools whose lease has ended, for a retry. graphile-worker itself would
 * do so after four hours. SQL, since the tables are those of the queue.
 *
 * @param poolId the pool that asks, which is alive
 * @returns the pools that are gone
 */
export async function freeJobsOfDeadPools(connection: ClientBase, poolId: string): Promise<string[]> {
  const { rows } = await connection.query<{ id: string }>(
    `SELECT held.id FROM (
       SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs WHERE locked_by IS NOT NULL) held
     WHERE held.id <> $2 AND pg_try_advisory_xact_lock_shared($1, hashtext(held.id))`,
    [PRESENCE, poolId],
  );
  const dead = rows.map(({ id }) => id);
  if (dead.length > 0) await connection.query('SELECT graphile_worker.force_unlock_workers($1)', [dead]);
  return dead;
}
