import type { Context } from '../shared/context.js';

/**
 * No job is ever given up: most of them are about money, and after ten failures the pause between
 * two tries is six hours. The most that the queue's column holds.
 */
export const MAX_ATTEMPTS = 32_767;

/**
 * Adds a job for each row of a statement, in the transaction of the context: both are committed, or
 * neither is. This is the shop's outbox. SQL, since the rows become jobs in the statement that
 * finds or writes them.
 *
 * @param task name of the task that does them
 * @param rows a statement (it may be an `INSERT … RETURNING`) that answers `payload` (json, which
 *   holds ids and nothing personal), `key` (text) and `run_at` (timestamptz). A job takes the place
 *   of one with the same key that has not begun; a null key is a job of its own, and a null time is
 *   now.
 * @returns how many were added
 */
export async function addJobs(
  { db }: Pick<Context, 'db'>,
  task: string,
  rows: string,
  parameters: readonly unknown[],
): Promise<number> {
  const added: unknown[] = await db.query(
    `WITH job AS (${rows})
     SELECT added.id FROM job CROSS JOIN LATERAL graphile_worker.add_job('${task}', job.payload,
       run_at => job.run_at, job_key => job.key, max_attempts => ${MAX_ATTEMPTS}) added`,
    [...parameters],
  );
  return added.length;
}

/**
 * Takes the job with a key out of the queue, in the transaction of the context; one that has begun
 * is not run again. SQL, since the queue's own function takes it.
 */
export async function removeJob({ db }: Pick<Context, 'db'>, key: string): Promise<void> {
  await db.query('SELECT id FROM graphile_worker.remove_job($1)', [key]);
}
