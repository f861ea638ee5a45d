import type { TaskList } from 'graphile-worker';
import type { Context } from '../shared/context.js';
import { asShopError } from '../shared/errors.js';
import type { ComesBack, Task } from '../shared/task.js';
import { addJobs } from './add-jobs.queries.js';

/**
 * Exponential backoff between retries: a pause that doubles with each run until it is as long as it
 * may be. In seconds.
 */
export function exponentialBackoff(firstS: number, longestS: number, runs: number): number {
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
