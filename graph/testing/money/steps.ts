import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource } from 'typeorm';

/** Work that is followed statement by statement. */
interface Followed {
  beforeStatement(sql: string): Promise<void>;
}

/** How two pieces of work ended that met at one step. */
export interface Meeting {
  /** What each threw; null when it succeeded. */
  thrown: [unknown, unknown];
  /** Statements that the first one took. */
  statements: number;
}

/**
 * How long the second may take before the first goes on, when it neither ends nor waits for a lock.
 * In milliseconds.
 */
const TIMEOUT_MS = 400;

const followed = new AsyncLocalStorage<Followed>();
const watched = new WeakSet<DataSource>();

/**
 * Runs two pieces of work so that the second happens right before a certain statement of the first:
 * to its end, or as far as it comes without the locks that the first holds. Nothing of the shop
 * knows of this: every statement goes through a query runner, and those are made by the database
 * that the test opened.
 *
 * @param at the statement of the first, from 1; beyond its last one the second does not run
 */
export async function meetAt(
  database: DataSource,
  at: number,
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<Meeting> {
  watch(database);
  let statements = 0;
  let meeting: Promise<unknown> | null = null;
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
  const run: Followed = {
    beforeStatement: async () => {
      statements += 1;
      if (statements !== at) return;
      meeting = followed.exit(() => outcome(second()));
      await Promise.race([meeting, untilSomebodyWaits(database)]);
    },
  };
  const ofFirst = await followed.run(run, () => outcome(first()));
  return { thrown: [ofFirst, await meeting], statements };
}

/** A process that dies at one of its steps. */
export interface Mortal {
  /** Takes one step, or dies. @throws Died */
  step(): void;
}

/** What a process throws, to itself alone, that has died. */
class Died extends Error {}

/**
 * Runs a piece of work whose process dies right before one of its steps, each statement among
 * them: neither that one nor any later one happens, and what was not committed is rolled back, as
 * when the connection is gone. The work counts other steps, such as calls to the provider, by
 * `step`.
 *
 * @param at the step, from 1; beyond the last one the work comes to its end
 * @returns how many steps it took, and whether it died
 * @throws whatever else the work throws
 */
export async function dieAt(
  database: DataSource,
  at: number,
  work: (process: Mortal) => Promise<unknown>,
): Promise<{ steps: number; hasDied: boolean }> {
  watch(database);
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps >= at) throw new Died();
  };
  const run: Followed = {
    beforeStatement: async (sql) => {
      if (sql !== 'ROLLBACK') step();
    },
  };
  try {
    await followed.run(run, () => work({ step }));
  } catch (thrown) {
    if (steps < at) throw thrown;
  }
  return { steps, hasDied: steps >= at };
}

function watch(database: DataSource): void {
  if (watched.has(database)) return;
  watched.add(database);
  const create = database.createQueryRunner.bind(database);
  database.createQueryRunner = (mode) => {
    const runner = create(mode);
    const run = followed.getStore();
    if (!run) return runner;
    runner.query = new Proxy(runner.query, {
      apply: async (query, self, args) => {
        await run.beforeStatement(String(args[0]));
        return Reflect.apply(query, self, args);
      },
    });
    return runner;
  };
}

function untilSomebodyWaits(database: DataSource): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  const ask = async () => {
    while (Date.now() < deadline) {
      const waiting: unknown[] = await database.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      if (waiting.length > 0) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  return followed.exit(ask);
}
