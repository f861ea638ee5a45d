import type { TaskList } from 'graphile-worker';
import type { Context } from '../shared/context.js';
import { asShopError } from '../shared/errors.js';
import { addJobs } from './add-jobs.js';

/** What a task answers that has not come to its end. */
export interface ComesBack {
  /** Pause before it is run again. In seconds. */
  inS: number;
}

/** When work recurs. */
export interface Schedule {
  /** As in a crontab, in UTC. */
  match: string;
  /** Whether a time that was missed, since no process ran, is made up for within a day. */
  isMadeUp?: boolean;
}

/** A kind of work that happens later, by its name. Its feature adds jobs of it with `addJobs`. */
export interface Task<Payload = object> {
  readonly name: string;
  /** For work that recurs: one of the processes does it each time. */
  readonly schedule?: Schedule;
  /**
   * Does the work of one job. It may be run again after it was done, and by two processes at a time: when a process dies
   * or loses PostgreSQL, others take up its jobs. When it throws, the error is logged and the job is retried after a pause
   * that grows from some seconds to six hours.
   *
   * @param runs how often this job came back before, as it asked for
   * @returns when it wants to be run again; nothing when it is done
   */
  run(ctx: Context, payload: Payload, runs: number): Promise<ComesBack | undefined> | Promise<void>;
}

/** Exponential backoff between retries: a pause that doubles with each run until it is as long as it may be. In seconds. */
export function doublingPause(firstS: number, longestS: number, runs: number): number {
  return Math.min(firstS * 2 ** Math.min(runs, 30), longestS);
}

/** The tasks as graphile-worker runs them, over a context of the shop that no request opened. */
export function taskListOf(shop: Context, tasks: readonly Task[]): TaskList {
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      async (sent, { job: { key, attempts } }) => {
        const { runs = 0, ...payload } = sent as { runs?: number };
        // Loaders remember what they read, so every job has its own.
        const ctx = { ...shop, log: shop.log.child({ job: task.name }), loaders: new Map() };
        try {
          const again = await task.run(ctx, payload, runs);
          if (again) await addAgain(ctx, task.name, key, { ...payload, runs: runs + 1 }, again);
        } catch (thrown) {
          ctx.log[asShopError(thrown) ? 'warn' : 'error']({ ...payload, err: thrown, attempts }, 'a job has to wait');
          throw thrown;
        }
      },
    ]),
  );
}

async function addAgain(ctx: Context, task: string, key: string | null, payload: object, { inS }: ComesBack) {
  const row = `SELECT $1::json AS payload, $2::text AS key, now() + $3 * interval '1 second' AS run_at`;
  await addJobs(ctx, task, row, [JSON.stringify(payload), key, inS]);
}
