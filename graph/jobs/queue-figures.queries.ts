import type { Context } from '../shared/context.js';

/** How the queue stands, over all processes. */
export interface QueueFigures {
  /** How long the job that waits longest has been due, in seconds; 0 when none is. */
  jobLagS: number;
  /** Jobs that failed five times in a row and more, for four minutes at least. */
  failingJobs: number;
}

/** Reads how the queue stands. SQL, since the tables are those of the queue. */
export async function readQueueFigures({ db }: Pick<Context, 'db'>): Promise<QueueFigures> {
  const [row]: QueueFigures[] = await db.query(
    `SELECT coalesce(greatest(extract(epoch FROM now() - min(run_at)), 0), 0)::float AS "jobLagS",
       count(*) FILTER (WHERE attempts >= 5 AND last_error IS NOT NULL)::int AS "failingJobs"
     FROM graphile_worker.jobs WHERE attempts < max_attempts`,
  );
  if (!row) throw new Error('PostgreSQL counted nothing');
  return row;
}
