import { EventEmitter } from 'node:events';
import { type CronItem, parseCronItems, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Context } from '../shared/context.js';
import type { Task } from '../shared/task.js';
import { MAX_ATTEMPTS } from './add-jobs.queries.js';
import { freeJobsOfDeadPools, holdPresence } from './presence.queries.js';
import { loggerOf } from './queue-log.js';
import { taskListOf } from './task-list.js';

/** What a process takes jobs with. */
export interface WorkerParts {
  /** A context that no request opened. */
  shop: Context;
  /**
   * Connections for the queue alone: two at rest, one more for each job that is taken or done at
   * the moment.
   */
  connections: pg.Pool;
  tasks: readonly Task[];
}

/** A worker pool of graphile-worker that takes jobs. */
export interface WorkerPool {
  /**
   * Resolves when what it has begun may be in other hands, or it does not know what it has begun:
   * it is to be stopped.
   */
  readonly lost: Promise<unknown>;
  /** Takes no more jobs, and resolves when those that it has begun have come to their end. */
  stop(): Promise<void>;
}

/**
 * How many jobs a process does at the same time, so that a slow provider does not delay the last by
 * minutes.
 */
export const MAX_CONCURRENT_JOBS = 8;

/**
 * How often jobs are looked for whose time has come; what is due at once is told by PostgreSQL. In
 * milliseconds.
 */
const POLL_MS = 2_000;

/** How often the jobs of processes that died are looked for. In milliseconds. */
const SWEEP_MS = 5_000;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Starts to take jobs.
 *
 * A pool lives no longer than the connection that shows that it is alive, and stops once a
 * statement of its own got no answer: it may have taken a job then without knowing. Anyone who
 * stops it starts another.
 *
 * @throws what PostgreSQL answers when it does not let it in
 */
export async function startWorkerPool({ shop, connections, tasks }: WorkerParts): Promise<WorkerPool> {
  const connection = await connections.connect();
  let sweep: NodeJS.Timeout | undefined;
  let lose: (why: unknown) => void = () => undefined;
  const lost = new Promise<unknown>((resolve) => {
    lose = resolve;
  });
  connection.on('error', lose);
  connection.on('end', () => lose(new Error('the connection has ended')));
  const leave = () => {
    clearInterval(sweep);
    connection.release(true);
  };

  const appear = async (poolId: string) => {
    await holdPresence(connection, poolId);
    const freeJobs = async () => {
      const dead = await freeJobsOfDeadPools(connection, poolId);
      if (dead.length > 0) shop.log.warn({ dead }, 'jobs of a process that is gone are taken up again');
    };
    await freeJobs();
    sweep = setInterval(() => void freeJobs().catch(lose), SWEEP_MS).unref();
  };
  let appeared: Promise<void> = Promise.resolve();
  const events: WorkerEvents = new EventEmitter();
  events.once('pool:create', ({ workerPool }) => {
    appeared = appear(workerPool.id);
    appeared.catch(lose);
  });
  events.on('worker:getJob:error', ({ error }) => lose(error));
  events.on('pool:fatalError', ({ error }) => lose(error));

  try {
    const runner = await run({
      ...{ pgPool: connections, events, noHandleSignals: true, logger: loggerOf(shop), pollInterval: POLL_MS },
      concurrency: MAX_CONCURRENT_JOBS,
      taskList: taskListOf(shop, tasks),
      parsedCronItems: parseCronItems(tasks.flatMap(cronItemsOf)),
      // Asked before each job is taken: nothing is, before the pool is seen to be alive.
      forbiddenFlags: () => appeared.then(() => null),
      // Else a job that could not be taken off the queue would end the process by an unhandled
      // rejection.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const ended = runner.promise.catch(lose);
    void ended.then(lose);
    return {
      lost,
      stop: async () => {
        await runner.stop().catch(() => ended);
        leave();
      },
    };
  } catch (thrown) {
    leave();
    throw thrown;
  }
}

function cronItemsOf({ name, schedule }: Task): CronItem[] {
  if (!schedule) return [];
  const { match, isMadeUp = false } = schedule;
  const options = { jobKey: name, maxAttempts: MAX_ATTEMPTS, backfillPeriod: isMadeUp ? DAY_MS : 0 };
  return [{ task: name, identifier: name, match, options }];
}
