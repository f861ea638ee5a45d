import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { inTransaction } from '../shared/rows/transaction.js';
import type { Task } from '../shared/task.js';
import { dropJobs, jobsOf, makeDue } from '../testing/jobs.js';
import { until } from '../testing/payment-calls.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { addJobs, removeJob } from './add-jobs.queries.js';
import { startQueue } from './queue.js';
import { openQueueConnections } from './queue-connections.js';
import { readQueueFigures } from './queue-figures.queries.js';

let shop: TestShop;
const open: { stop: () => Promise<void>; connections: pg.Pool }[] = [];
const logged: { level: string; msg: string; facts: object }[] = [];

beforeAll(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await stopAll();
  await dropJobs(shop.database);
  logged.length = 0;
});

afterAll(() => shop.close());

/** A process of the shop, as far as the queue is concerned. */
function start(...tasks: Task[]): () => Promise<void> {
  const connections = openQueueConnections(shop.config.databaseUrl ?? '');
  const note = (level: string) => (facts: object, msg: string) => void logged.push({ level, msg, facts });
  const log = Object.assign(Object.create(shop.ctx().log), {
    ...{ error: note('error'), warn: note('warn'), child: () => log },
  });
  const stop = startQueue({ shop: { ...shop.ctx(), log }, connections, tasks });
  open.push({ stop, connections });
  return stop;
}

async function stopAll(): Promise<void> {
  for (const { stop, connections } of open.splice(0)) {
    await stop();
    await connections.end();
  }
}

const add = (task: string, id: string, key: string | null = null, ctx = shop.ctx()) =>
  addJobs(ctx, task, 'SELECT $1::json AS payload, $2::text AS key, now() AS run_at', [JSON.stringify({ id }), key]);

/** A task that notes what it was given. */
const noting = (name: string, done: string[]): Task<{ id: string }> => ({
  name,
  run: async (_ctx, { id }) => void done.push(id),
});

describe('a job', () => {
  it('is done once, however many processes there are', async () => {
    const done: string[] = [];
    for (let count = 0; count < 3; count++) start(noting('note', done));
    const ids = Array.from({ length: 30 }, (_, index) => `job ${index}`);

    await Promise.all(ids.map((id) => add('note', id)));
    await until(async () => (await jobsOf(shop.database)).length === 0);

    expect(done.toSorted()).toEqual(ids.toSorted());
  });

  it('is there when the change is kept that it belongs to, and else not', async () => {
    await inTransaction(shop.ctx(), (tx) => add('note', 'kept', null, tx));
    await inTransaction(shop.ctx(), async (tx) => {
      await add('note', 'not kept', null, tx);
      throw new Error('given up');
    }).catch(() => undefined);
    const done: string[] = [];
    start(noting('note', done));

    await until(async () => (await jobsOf(shop.database)).length === 0);

    expect(done).toEqual(['kept']);
  });

  it('takes the place of one with the same key, and can be taken back', async () => {
    await add('note', 'first', 'one');
    await add('note', 'second', 'one');
    await add('note', 'third', 'two');
    await removeJob(shop.ctx(), 'two');
    const done: string[] = [];
    start(noting('note', done));

    await until(async () => (await jobsOf(shop.database)).length === 0);

    expect(done).toEqual(['second']);
  });

  it('comes back when it asks for that, with the count of its runs, and keeps its key', async () => {
    await add('ask again', 'this', 'one');
    const seen: unknown[] = [];
    const again: Task<{ id: string }> = {
      name: 'ask again',
      run: async (_ctx, payload, runs) => {
        seen.push([payload, runs]);
        return runs < 2 ? { inS: runs * 300 } : undefined;
      },
    };
    start(again);
    await until(async () => seen.length === 2);
    await until(async () => (await jobsOf(shop.database, 'one'))[0]?.attempts === 0);
    expect((await jobsOf(shop.database, 'one'))[0]?.dueInS).toBeGreaterThan(200);

    await makeDue(shop.database, 'one');
    await until(async () => (await jobsOf(shop.database)).length === 0);

    expect(seen).toEqual([0, 1, 2].map((runs) => [{ id: 'this' }, runs]));
  });

  it('that fails is tried again after pauses that grow, told by the log, and by the figures when that lasts', async () => {
    await add('fail', 'this', 'one');
    const pauses: number[] = [];
    const fail = async () => {
      throw new Error('no luck');
    };
    start({ name: 'fail', run: fail });
    for (let attempts = 1; attempts <= 5; attempts++) {
      if (attempts > 1) await makeDue(shop.database, 'one');
      await until(async () => {
        const [job] = await jobsOf(shop.database, 'one');
        return job?.attempts === attempts && job.dueInS > 0;
      });
      pauses.push((await jobsOf(shop.database, 'one'))[0]?.dueInS ?? 0);
      expect((await readQueueFigures(shop.ctx())).failingJobs).toBe(attempts < 5 ? 0 : 1);
    }

    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    const told = logged.filter(({ msg }) => msg === 'a job has to wait');
    expect(told.map(({ level, facts }) => ({ level, facts }))).toEqual(
      [1, 2, 3, 4, 5].map((attempts) => ({
        level: 'error',
        facts: { id: 'this', attempts, err: expect.objectContaining({ message: 'no luck' }) },
      })),
    );
  });

  it('whose process has lost PostgreSQL is done again within seconds, though the first still hangs', async () => {
    await add('hang', 'this');
    const runs: (() => void)[] = [];
    const hang = () => new Promise<void>((resolve) => runs.push(resolve));
    start({ name: 'hang', run: hang });
    await until(async () => runs.length === 1);

    await shop.database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'jhola queue'`,
    );
    await until(async () => runs.length === 2);

    for (const end of runs) end();
    await until(async () => (await jobsOf(shop.database)).length === 0);
    expect(logged.map(({ msg }) => msg)).toContain('jobs of a process that is gone are taken up again');
  });

  it('is waited for by a process that is asked to stop, which takes no more', async () => {
    await add('hang', 'first');
    const runs: (() => void)[] = [];
    const stop = start({ name: 'hang', run: () => new Promise<void>((resolve) => runs.push(resolve)) });
    await until(async () => runs.length === 1);
    // What was asked for a job before may still find one.
    await until(async () => open.every(({ connections: { totalCount, idleCount } }) => totalCount - idleCount === 2));

    let isStopped = false;
    const stopping = stop().then(() => {
      isStopped = true;
    });
    await add('hang', 'second');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isStopped).toBe(false);
    runs[0]?.();
    await stopping;

    expect(runs).toHaveLength(1);
    expect(await jobsOf(shop.database)).toMatchObject([{ task: 'hang', attempts: 0 }]);
  });
});

describe('work that recurs', () => {
  it('is done by one of all processes, a time that was missed included', async () => {
    const missed = new Date(Date.now() - 90 * 60_000);
    const match = `${missed.getUTCMinutes()} ${missed.getUTCHours()} * * *`;
    const done: string[] = [];
    const daily: Task = { name: 'daily', schedule: { match, isMadeUp: true }, run: async () => void done.push('done') };
    const known = 'SELECT FROM graphile_worker._private_known_crontabs WHERE identifier = $1';
    start(daily);
    await until(async () => (await shop.database.query(known, ['daily'])).length === 1);
    await stopAll();
    expect(done).toEqual([]);
    await shop.database.query(
      `UPDATE graphile_worker._private_known_crontabs SET known_since = now() - interval '1 day' WHERE identifier = 'daily'`,
    );

    for (let count = 0; count < 3; count++) start(daily);
    await until(async () => done.length > 0);
    await until(async () => (await jobsOf(shop.database)).length === 0);

    expect(done).toEqual(['done']);
  });
});

describe('the figures of the queue', () => {
  it('say how long the job that waits longest has been due', async () => {
    expect(await readQueueFigures(shop.ctx())).toEqual({ jobLagS: 0, failingJobs: 0 });
    await add('note', 'this');
    await shop.database.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now() - interval '90 seconds')
       FROM graphile_worker.jobs`,
    );

    expect(Math.round((await readQueueFigures(shop.ctx())).jobLagS / 10)).toBe(9);
  });
});
