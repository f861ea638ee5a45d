import type { DataSource } from 'typeorm';
import { refundPayments } from '../../payments/refunds/refund-payments.js';
import { reconcileCheckouts } from '../../payments/settlement/reconcile-checkouts.js';
import { processWebhooks } from '../../payments/settlement/webhooks.js';
import type { TestShop } from '../shop.js';

/** How long the workers of a process may take for what is due at once, on a slow machine. In milliseconds. */
const PATIENCE_MS = 60_000;

/** Whether holds are to run out as well. */
export interface Ends {
  expire?: boolean;
}

/** Does by hand, in this process, what the workers would do in five days without anybody calling the shop. */
export async function settle(shop: TestShop, ends: Ends = {}): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  do {
    if (Date.now() > giveUpAt) throw new Error(`not settled: ${await left(shop.database, ends)} things are left`);
    await makeAllDue(shop.database, ends);
    const ctx = shop.ctx();
    await Promise.all([processWebhooks(ctx), reconcileCheckouts(ctx)]);
    await refundPayments(ctx);
  } while ((await left(shop.database, ends)) > 0);
}

/** Lets what has ended rest, so that the next case of the same shop has nothing to do with it. */
export async function rest(database: DataSource): Promise<void> {
  await database.query("UPDATE payment_order SET next_check_at = NULL WHERE state NOT IN ('creating', 'open')");
}

/** Waits until the workers of running processes have done all of that; only its time is brought forward. */
export async function waitUntilSettled(database: DataSource, ends: Ends = {}): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  await makeAllDue(database, ends);
  for (let turn = 1; (await left(database, ends)) > 0 || (await due(database)) > 0; turn++) {
    if (Date.now() > giveUpAt) throw new Error(`not settled: ${await left(database, ends)} things are left`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    // What a killed process had taken would come back in half a minute.
    if (turn % 20 === 0) await makeAllDue(database, ends);
  }
}

/** Looks again while there are breaches, since a worker may be at the last of it. @returns those that do not go away */
export async function breachesThatLast(find: () => Promise<string[]>): Promise<string[]> {
  const giveUpAt = Date.now() + PATIENCE_MS / 4;
  for (;;) {
    const breaches = await find();
    if (breaches.length === 0 || Date.now() > giveUpAt) return breaches;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

async function makeAllDue(database: DataSource, { expire = false }: Ends): Promise<void> {
  if (expire) {
    await database.query(
      "UPDATE payment_order SET expires_at = now() - interval '1 second' WHERE state IN ('creating', 'open')",
    );
  }
  await database.query(
    `UPDATE payment_order SET next_check_at = now() - interval '1 second' WHERE next_check_at IS NOT NULL`,
  );
  await database.query(`UPDATE webhook_event SET next_at = now() - interval '1 second' WHERE processed_at IS NULL`);
  await database.query("UPDATE outbox SET next_at = now() - interval '1 second'");
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

async function due(database: DataSource): Promise<number> {
  const [{ count }] = await database.query(
    'SELECT count(*)::int AS count FROM payment_order WHERE next_check_at <= now()',
  );
  return count;
}
