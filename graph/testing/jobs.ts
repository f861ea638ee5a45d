import { runOnce } from 'graphile-worker';
import type { DataSource } from 'typeorm';
import { loggerOf } from '../jobs/queue-log.js';
import { taskListOf } from '../jobs/task-list.js';
import type { Context } from '../shared/context.js';
import { tasksOf } from '../tasks.js';
import type { TestShop } from './shop.js';

const tasks = await tasksOf();

/** How many jobs are done at the same time, as in a process of the shop. */
const MAX_CONCURRENT_JOBS = 8;

/** A job as the queue shows it. */
export interface QueuedJob {
  task: string;
  /** Null for an event of the provider. */
  key: string | null;
  /** Failures of it, one that is under way included. */
  attempts: number;
  /** In seconds from now, by the clock of the database. */
  dueInS: number;
}

/**
 * Does in this process what is due, as the workers of a shop would, and what becomes due meanwhile.
 * Shops of tests leave their jobs to this.
 *
 * @param ctx what the jobs are done with
 * @param names of the tasks to be done; all, unless some are named
 */
export async function runDueJobs(shop: TestShop, ctx: Context = shop.ctx(), names?: readonly string[]): Promise<void> {
  const chosen = tasks.filter(({ name }) => names?.includes(name) ?? true);
  await runOnce({
    ...{
      pgPool: shop.queueConnections,
      concurrency: MAX_CONCURRENT_JOBS,
      noHandleSignals: true,
      logger: loggerOf(ctx),
    },
    taskList: taskListOf(ctx, chosen),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}

/** The jobs that wait, soonest first; those of one task, or one job, when it is named. */
export function jobsOf(database: DataSource, taskOrKey = ''): Promise<QueuedJob[]> {
  return database.query(
    `SELECT task_identifier AS task, key, attempts, extract(epoch FROM run_at - clock_timestamp())::float AS "dueInS"
     FROM graphile_worker.jobs WHERE attempts < max_attempts AND ($1 IN ('', key, task_identifier)) ORDER BY run_at`,
    [taskOrKey],
  );
}

/**
 * Brings the time of jobs forward to now; of those of one task, or of one job, when it is named.
 */
export async function makeDue(database: DataSource, taskOrKey = ''): Promise<void> {
  await database.query(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now() - interval '1 second')
     FROM graphile_worker.jobs WHERE attempts < max_attempts AND ($1 IN ('', key, task_identifier))`,
    [taskOrKey],
  );
}

/**
 * Takes jobs out of the queue, so that the next case of the same shop has nothing to do with them.
 */
export async function dropJobs(database: DataSource, taskOrKey = ''): Promise<void> {
  await database.query(
    `SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs
     WHERE $1 IN ('', key, task_identifier)`,
    [taskOrKey],
  );
}
