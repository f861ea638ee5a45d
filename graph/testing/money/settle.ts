import type { DataSource } from 'typeorm';
import { jobsOf, makeDue, runDueJobs } from '../jobs.js';
import type { TestShop } from '../shop.js';

/**
 * How long the workers of a process may take for what is due at once, on a slow machine. In
 * milliseconds.
 */
const TIMEOUT_MS = 60_000;

/** Whether holds are to run out as well. */
export interface Ends {
  expire?: boolean;
}

/**
 * Does by hand, in this process, what the workers would do in five days without anybody calling the
 * shop.
 */
export async function settle(shop: TestShop, ends: Ends = {}): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  do {
    if (Date.now() > deadline) throw new Error(`not settled: ${await left(shop.database, ends)} things are left`);
    await makeAllDue(shop.database, ends);
    await runDueJobs(shop);
  } while ((await left(shop.database, ends)) > 0);
}

/** Lets what has ended rest, so that the next case of the same shop has nothing to do with it. */
export async function rest(database: DataSource): Promise<void> {
  await database.query(
    `SELECT graphile_worker.complete_jobs(array_agg(j.id)) FROM graphile_worker.jobs j
     JOIN payment_order p ON j.key = 'check-checkout:' || p.id WHERE p.state NOT IN ('creating', 'open')`,
  );
}

/**
 * Waits until the workers of running processes have done all of that; only its time is brought
 * forward.
 */
export async function waitUntilSettled(database: DataSource, ends: Ends = {}): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  await makeAllDue(database, ends);
  for (let turn = 1; (await left(database, ends)) > 0 || (await isAnyDue(database)); turn++) {
    if (Date.now() > deadline) throw new Error(`not settled: ${await left(database, ends)} things are left`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    // What could not be done the first time would come back after a pause.
    if (turn % 20 === 0) await makeAllDue(database, ends);
  }
}

/**
 * Looks again while there are breaches, since a worker may be at the last of it.
 *
 * @returns those that do not go away
 */
export async function breachesThatLast(find: () => Promise<string[]>): Promise<string[]> {
  const deadline = Date.now() + TIMEOUT_MS / 4;
  for (;;) {
    const breaches = await find();
    if (breaches.length === 0 || Date.now() > deadline) return breaches;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function makeAllDue(database: DataSource, { expire = false }: Ends): Promise<void> {
  if (expire) {
    await database.query(
      "UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE state IN ('creating', 'open')",
    );
  }
  await makeDue(database);
}

async function left(database: DataSource, { expire = false }: Ends): Promise<number> {
  const [{ count }] = await database.query(
    `SELECT (SELECT count(*) FROM webhook_event WHERE processed_at IS NULL)::int
       + (SELECT count(*) FROM refund WHERE settled_at IS NULL AND failed_at IS NULL)::int
       + (SELECT count(*) FROM payment_order WHERE state = 'creating' OR $1 AND state = 'open')::int AS count`,
    [expire],
  );
  return count;
}

async function isAnyDue(database: DataSource): Promise<boolean> {
  return (await jobsOf(database)).some(({ dueInS }) => dueInS <= 0);
}
